import { createTranslate } from '../../shared/createTranslate.ts';
import { remember } from '../../shared/remember.ts';
import { toLine } from '../ground/toMarkdownText.ts';
import { collectHoles, PART_HOLES, type Holes } from '../../shared/html/holes.ts';
import type { Page } from '../../shared/pageContent.ts';
import type { PartRequest, Renderer, ShownParts } from '../../shared/renderer.ts';
import type { RoutePath, SiteData } from '../../shared/siteData.ts';
import type { BlogPost, MarkdownSource } from '../read/content/types.ts';
import type { CompiledOutline, CompiledPage } from '../compile/markdown/types.ts';
import type { HeadLocales } from './pages/createHead.ts';
import { compareDoc } from './pages/docPages.ts';
import type { PageContext } from './pages/pageContext.ts';
import { toPage } from './pages/toPage.ts';
import type { Route } from '../read/routes/types.ts';
import type { ClientAssets } from './assets/clientAssets.ts';
import type { ContentAssets } from './assets/contentAssets.ts';
import { type ArticleForm } from './articleForm.ts';
import { createArticles, type Articles, type Article } from './createArticles.ts';
import { createComparisons } from './compare/createComparisons.ts';
import type { CodeStyles } from './siteCode/createCodeStyles.ts';
import { createSidebarFiles } from './siteData/createSidebarFiles.ts';
import type { LocalePages } from './links/localePages.ts';
import { createLinkResolver, type BrokenLink } from './links/linkResolver.ts';
import type { Site } from '../read/loadSites.ts';
import { originalLanguage } from '../read/content/originalLanguage.ts';
import type { SiteIndex } from './links/siteIndex.ts';
import { toHeadSite } from './siteData/toHeadSite.ts';
import { withExtraTags } from './pages/createHead.ts';
import { takeAttributes } from './pages/takeAttributes.ts';
import { toPageField } from '../compile/toPageField.ts';
import { toPartData, toPartSite, toPostOf } from '../compile/toPartData.ts';
import type { Parts } from './parts/createParts.ts';
import { renderPageParts, replayProblems, toPartsKey, type UsedParts } from './parts/createPageParts.ts';
import { createLiveScripts, joinLive, type LiveCode } from './siteCode/createLiveScripts.ts';
import { LIVE_ATTRIBUTE } from '../../shared/liveCode/liveCode.ts';
import { type PageStyle } from './styles/formulaStyle.ts';
import { createImageFinder } from './pages/createImageFinder.ts';
import { createDocCards } from './parts/createDocCards.ts';
import { createPageStyles } from './styles/createPageStyles.ts';

export interface SitePagesInput {
  site: Site;
  siteData: SiteData;
  renderer: Pick<Renderer, 'renderDocCard' | 'renderDocCards' | 'renderParts'>;
  /** The site's replacements for theme components. */
  parts: Parts;
  index: SiteIndex;
  assets: ContentAssets;
  compile(file: MarkdownSource): Promise<CompiledPage>;
  /** Like `compile`, but returns sketches for most files: used to compare pages with those of the last build. */
  sketch?(file: MarkdownSource): Promise<CompiledPage>;
  /** The outline of a document, for comparing versions. `isOriginal`: of the default locale. */
  outlineOf(route: Route, isOriginal: boolean): Promise<CompiledOutline | undefined>;
  client: Pick<ClientAssets, 'scripts' | 'compareCss' | 'tokensFor'>;
  onBroken(broken: BrokenLink): void;
  /** Set for a site with several locales. */
  localePages?: LocalePages;
  /** Set if the site has its own code. */
  code?: LiveCode & { styles: CodeStyles };
}

export interface PreparedPage {
  page: Page;
  /** The Markdown twin, for pages made from a file. */
  markdown?: { file: string; text: string };
  /** Style sheets of its content: the author's and the one for formulas. */
  styles: PageStyle[];
  /** The content includes the site's own code. */
  hasCode: boolean;
  /** The replaced parts of the page, and their dependencies. */
  shown?: ShownParts;
  used?: UsedParts;
}

/** Makes the renderer's input for any route of a site, one at a time: in a build for all, in development on request. */
export function createSitePages(input: SitePagesInput) {
  const { site, siteData, index, assets } = input;
  const { config, content } = site;
  const sidebars = createSidebarFiles(content);
  const { currentLocale, defaultLocale } = config.i18n;
  const rules = { trailingSlash: config.trailingSlash, router: config.router, folder: config.folder };
  const { siteDir, url, baseUrl, root } = config;
  const partSite = toPartSite(config);
  const createResolver = (onBroken: SitePagesInput['onBroken']) =>
    createLinkResolver({ siteDir, url, baseUrl, root, rules, index, assets, onBroken });
  const resolver = createResolver(input.onBroken);
  const comparisons = createComparisons({
    site,
    outlineOf: input.outlineOf,
    // Other pages report their own problems.
    resolveFile: createResolver(() => undefined).resolve,
  });
  const { usable } = input.parts;
  const arePartsCurrent = remember((used: UsedParts) => input.parts.areCurrent(used.dependsOn));
  const cards = createDocCards({ ...input, resolve: (...request) => articles.resolve(...request) });
  const resolving = { rules, root: config.root, resolve: resolver.resolve, fillHole: cards.fillHole };
  const articles = createArticles({ ...resolving, compile: input.compile });
  const sketches = createArticles({ ...resolving, compile: input.sketch ?? input.compile });

  /** A post as a list shows it. Code in it that reads its page gets the data of the list. */
  async function articleOfPost(post: BlogPost, on: RoutePath, from: Articles): Promise<Article> {
    const { file, routePath } = post;
    const request = { file, contentDirs: [], routePath, form: { kind: 'excerpt' as const, on } };
    const article = await from.get(request);
    const list = article.pageFields && site.routes.find((route) => route.routePath === on);
    if (!list || !('blog' in list)) return article;
    const blogPost = toPostOf(partSite, { blog: list.blog, post }, false);
    return from.get({ ...request, file: { ...file, page: { ...toPartData(partSite, list), blogPost } } });
  }

  const context: Omit<PageContext, 'articleOfPost'> = {
    config,
    content,
    head: toHeadSite(config, siteData),
    t: createTranslate(siteData),
    buildId: siteData.buildId,
    hasHome: site.routes.some(({ routePath }) => routePath === '/'),
    sidebarRef: sidebars.ref,
    comparisons,
    scripts: input.client.scripts,
    findImage: createImageFinder(input),
  };
  const liveScripts = createLiveScripts(input);
  const stylesOf = createPageStyles({
    ...input,
    config,
    direction: siteData.locale.direction,
    code: input.code?.styles,
  });

  function localesOf(route: Route): HeadLocales | undefined {
    const { localePages } = input;
    if (!localePages) return undefined;
    const isUntranslated = (locale: string) => localePages.isUntranslated(route, locale);
    return {
      original: isUntranslated(currentLocale) ? (localePages.find(route, defaultLocale) ?? route.routePath) : undefined,
      find: (locale) => (isUntranslated(locale) ? undefined : localePages.find(route, locale)),
    };
  }

  /** In a site with several locales, a page has switches to the others and may be untranslated. */
  function withLocales(page: Page, route: Route): Page {
    const { localePages } = input;
    const locales = localePages?.switchesOf(route);
    const { content } = page;
    const isArticle = content.kind === 'doc' || content.kind === 'blog-post' || content.kind === 'page';
    const untranslated = originalLanguage(config.i18n);
    return {
      ...page,
      ...(locales && { locales }),
      ...(isArticle && localePages?.isUntranslated(route, currentLocale) && { content: { ...content, untranslated } }),
    };
  }

  /** The fields of the page that live components read. */
  function partDataOf(route: Route, page: Page, fields: ReadonlySet<string>): Record<string, unknown> {
    const data = toPartData(partSite, route, page);
    return Object.fromEntries([...fields].sort().map((name) => [name, toPageField(partSite, route, name, data)]));
  }

  return {
    articles,
    comparisons,
    sidebars,
    prepare: (route: Route): Promise<PreparedPage> => preparePage(route, articles, (holes) => usable.size + holes > 0),
    /**
     * The page made from sketches of its texts, without replaced parts: equal to that of the last build only if the
     * page itself would be.
     */
    sketch: (route: Route): Promise<PreparedPage> => preparePage(route, sketches, () => false),
    /** Identifies everything that the parts of a page depend on; undefined if they must be rendered again. */
    async partsKey(route: Route, page: Page, used: UsedParts): Promise<string | undefined> {
      if (!arePartsCurrent(used)) return undefined;
      const key = await toPartsKey({ ...input, config, articles, route, page }, used);
      if (key === undefined) return undefined;
      const [styles, scripts] = [await input.code?.styles.of(used.modules), await liveScripts.scriptsOf(used.live)];
      return JSON.stringify([styles, scripts]) + key;
    },
    /** Identifies everything on a page that follows from the texts of others. */
    async keyOfOthers(route: Route): Promise<string> {
      return comparisons && route.kind === 'doc' ? JSON.stringify(await compareDoc(context, route)) : '';
    },
    /** For pages where nothing else has changed. */
    async arePartsUnchanged(used: UsedParts): Promise<boolean> {
      // Problems of style sheets are reported when the sheets are read.
      await input.code?.styles.of(used.modules);
      return arePartsCurrent(used);
    },
    /** Repeats what was found when the parts of a page were rendered. */
    replayFindings(used: UsedParts, routePath: RoutePath): void {
      replayProblems(used, routePath, input.parts);
      index.addPartAnchors(routePath, used.anchors ?? []);
    },
  };

  async function preparePage(
    route: Route,
    from: Articles,
    needsParts: (holes: number) => boolean,
  ): Promise<PreparedPage> {
    const holes = collectHoles<PartRequest>(PART_HOLES);
    const { article, excerpts, page: bare } = await readPage(route, from, holes);
    const parts = needsParts(holes.items.length) ? await renderParts(route, bare, holes.items) : undefined;
    if (parts) index.addPartAnchors(route.routePath, parts.used.anchors ?? []);
    const ofParts = parts?.articles ?? [];
    const found = [...(article ? [article] : []), ...excerpts, ...ofParts];
    const shown = found.flatMap((one) => [one, ...(one.inside ?? [])]);
    const withoutFooter = parts?.hidden.includes('Footer') && !bare.without && ({ without: 'footer' } as const);
    const withParts = { ...withHeadOf(bare, ofParts), ...withoutFooter };
    const styles = await stylesOf(shown, bare.kind);
    const withCode = await withLiveCode(withParts, route, shown);
    return {
      page: withLinks(withCode, article, styles),
      styles,
      hasCode: shown.some((one) => !ofParts.includes(one) && (one.modules ?? one.live ?? one.layout)),
      ...(parts && { shown: parts.shown, used: parts.used }),
      ...(article && { markdown: toTwin(article, bare.heading) }),
    };
  }

  /** Reads the texts of a page and inserts them into its layout. */
  async function readPage(route: Route, from: Articles, holes: Holes<PartRequest>) {
    const { source, routePath } = route;
    // A post's title is in its header, with date and authors.
    const form: ArticleForm = { kind: route.kind === 'blog-post' ? 'post' : 'page' };
    const article = source && (await from.get({ ...source, routePath, form, renderPart: holes.add }));
    const excerpts: Promise<Article>[] = [];
    const own: PageContext = {
      ...context,
      head: { ...context.head, inLocales: localesOf(route) },
      articleOfPost(post, on) {
        const excerpt = articleOfPost(post, on, from);
        excerpts.push(excerpt);
        return excerpt;
      },
    };
    const page = await toPage(own, route, () => {
      if (!article) throw new Error(`The page ${routePath} has no source file.`);
      return article;
    });
    const sidebar = page.docs?.sidebar && sidebars.data(page.docs.sidebar);
    return { article, excerpts: await Promise.all(excerpts), page: withLocales({ ...page, sidebar }, route) };
  }

  function renderParts(route: Route, page: Page, requests: PartRequest[]) {
    const place = { routePath: route.routePath, form: { kind: 'page' as const } };
    const renderCard = (request: PartRequest) => cards.renderCard(place, request);
    return renderPageParts({ ...input, config, articles, route, page, renderCard }, requests);
  }

  /** Adds what a page needs to run the site's own components in the browser. */
  async function withLiveCode(page: Page, route: Route, shown: Article[]): Promise<Page> {
    const { scripts } = input.client;
    const own = [
      // Where the site has parts of the shell, the app loads it.
      ...(page.attributes && !siteData.slots ? [scripts.slots] : []),
      ...(shown.some(({ html }) => html.includes(` ${LIVE_ATTRIBUTE}="`)) ? [scripts['live-code']] : []),
      ...(config.octavo.zoom && shown.some(({ hasPictures }) => hasPictures) ? [scripts.zoom] : []),
    ];
    const ofEngine = own.length > 0 ? { scripts: own, atOnce: false } : undefined;
    const live = await liveScripts.of(shown, joinLive(ofEngine, page.features?.live));
    const fields = new Set(shown.flatMap((one) => one.live?.fields ?? []));
    return {
      ...page,
      ...(fields.size > 0 && { part: partDataOf(route, page, fields) }),
      ...(live && { features: { ...page.features, live } }),
    };
  }
}

/** Adds the tags that the site's own parts put into the head, and their attributes of `<html>` and `<body>`. */
function withHeadOf(page: Page, parts: Article[]): Page {
  const head = withExtraTags(
    page.head,
    parts.flatMap((part) => part.headTags),
  );
  const { classNames, ...taken } = takeAttributes(head);
  if (classNames.length === 0) return { ...page, ...taken };
  return { ...page, ...taken, classNames: [...new Set([...(page.classNames ?? []), ...classNames])] };
}

/** Links the page to its Markdown twin and to its style sheets. */
function withLinks(page: Page, article: Article | undefined, styles: PageStyle[]): Page {
  const links = [
    ...(article ? [{ rel: 'alternate', type: 'text/markdown', href: `/${article.markdownFile}` }] : []),
    ...styles.map(({ file }) => ({ rel: 'stylesheet', href: `/${file}` })),
  ];
  const tags = links.map((attributes) => ({ tag: 'link' as const, attributes }));
  return { ...page, head: { ...page.head, tags: [...page.head.tags, ...tags] } };
}

function toTwin({ contentTitle, markdown, markdownFile }: Article, heading: Page['heading']) {
  return { file: markdownFile, text: contentTitle ? markdown : `# ${toLine(heading)}\n\n${markdown}` };
}

export type SitePages = ReturnType<typeof createSitePages>;
