import path from 'node:path';
import { isExternal, resolvePath, toCanonical, toHref } from '../../shared/url/sitePaths.ts';
import { STYLES_ATTRIBUTE } from '../../shared/island.ts';
import { createTranslate } from '../../shared/createTranslate.ts';
import { hashOf } from '../ground/hashOf.ts';
import { toLine } from '../ground/toMarkdownText.ts';
import type { Page } from '../../shared/pageContent.ts';
import type { PageFeatures, SidebarItem } from '../../shared/pageData.ts';
import type { PartRequest, Renderer, ShownParts } from '../../shared/renderer.ts';
import type { RoutePath, SiteData } from '../../shared/siteData.ts';
import type { BlogPost, Doc, MarkdownSource } from '../read/content/types.ts';
import type { CompiledOutline, CompiledPage, LiveParts, Ref } from '../compile/markdown/types.ts';
import type { HeadLocales } from './pages/createHead.ts';
import type { PageContext } from './pages/pageContext.ts';
import { findDoc } from './pages/findDoc.ts';
import { toDocCards } from './pages/toDocCards.ts';
import { toPage } from './pages/toPage.ts';
import type { Route } from '../read/routes/types.ts';
import { OutsideError } from '../ground/files/boundary.ts';
import type { ClientAssets } from './assets/clientAssets.ts';
import type { ContentAsset, ContentAssets } from './assets/contentAssets.ts';
import { documentOf, type ArticleForm } from './articleForm.ts';
import { createArticles, type Articles, type ResolvedArticle, type SlotContent } from './createArticles.ts';
import { createComparisons } from './compare/createComparisons.ts';
import type { CodeStyles } from './siteCode/createCodeStyles.ts';
import type { SidebarFiles } from './siteData/createSidebarFiles.ts';
import type { LocalePages } from './links/localePages.ts';
import { createLinkResolver, type BrokenLink, type LinkSource } from './links/linkResolver.ts';
import type { Site } from '../read/loadSites.ts';
import type { SiteIndex } from './links/siteIndex.ts';
import { toHeadSite } from './siteData/toHeadSite.ts';
import { withExtraTags } from './pages/createHead.ts';
import { takeAttributes } from './pages/takeAttributes.ts';
import { findSiblings, toPageField } from '../compile/toPageField.ts';
import { toPartData, toPostOf } from '../compile/toPartData.ts';
import type { Parts } from './parts/createParts.ts';
import { createHoles, renderPageParts, replayProblems, toPartsKey, type UsedParts } from './parts/createPageParts.ts';
import { renderCards } from './parts/renderCards.ts';
import { toCardItems } from './parts/toCardItems.ts';
import { lineOfKey } from '../read/content/source/splitFrontMatter.ts';
import { findFormulaSheet, loadFormulaStyle, type PageStyle } from './styles/formulaStyle.ts';
import { loadLook } from './styles/loadLook.ts';
import { variablesFor } from './styles/lookVariables.ts';

export interface SitePagesInput {
  site: Site;
  siteData: SiteData;
  renderer: Pick<Renderer, 'renderDocCard' | 'renderDocCards' | 'renderParts'>;
  /** The site's own components in place of the theme's. */
  parts: Parts;
  sidebars: SidebarFiles;
  index: SiteIndex;
  assets: ContentAssets;
  compile(file: MarkdownSource): Promise<CompiledPage>;
  /** As `compile`, but of most files only a sketch: where pages are compared with those of the last build. */
  sketch?(file: MarkdownSource): Promise<CompiledPage>;
  /** The outline of a document, for comparing versions. */
  outlineOf(route: Route): Promise<CompiledOutline | undefined>;
  client: Pick<ClientAssets, 'scripts' | 'compareCss' | 'tokensFor'>;
  onBroken(broken: BrokenLink): void;
  /** Present on a site with several locales. */
  localePages?: LocalePages;
  /** Where the site has code of its own. */
  code?: { styles: CodeStyles; scriptsOf(live: LiveParts): Promise<string[]> };
}

export interface PreparedPage {
  page: Page;
  /** The Markdown twin, for pages made from a file. */
  markdown?: { file: string; text: string };
  /** Style sheets of what is in it: the author's own, that of formulas. */
  styles: PageStyle[];
  /** Some of its content is the site's own code. */
  hasCode: boolean;
  /** What it shows, where parts of it are the site's own, and what those depend on. */
  shown?: ShownParts;
  used?: UsedParts;
}

/** Makes the renderer's input for any route of a site, one at a time: in a build for all, in development on request. */
export function createSitePages(input: SitePagesInput) {
  const { site, siteData, sidebars, index, assets } = input;
  const { config, content } = site;
  const { currentLocale, defaultLocale, localeConfigs } = config.i18n;
  const rules = { trailingSlash: config.trailingSlash, router: config.router, folder: config.folder };
  const { siteDir, url, baseUrl, root } = config;
  const createResolver = (onBroken: SitePagesInput['onBroken']) =>
    createLinkResolver({ siteDir, url, baseUrl, root, rules, index, assets, onBroken });
  const resolver = createResolver(input.onBroken);
  const comparisons = createComparisons({
    routes: site.routes,
    outlineOf: input.outlineOf,
    // Other pages report their own problems.
    resolveFile: createResolver(() => undefined).resolve,
  });
  const { usable } = input.parts;
  const current = new WeakMap<UsedParts, boolean>();
  const resolving = { rules, root: config.root, resolve: resolver.resolve, renderSlot };
  const articles = createArticles({ ...resolving, compile: input.compile });
  const sketches = input.sketch && createArticles({ ...resolving, compile: input.sketch });

  /** As a list shows it: code in it is told of the list, where it asks. */
  async function articleOfPost(post: BlogPost, on: RoutePath, from: Articles): Promise<ResolvedArticle> {
    const { file, routePath } = post;
    const request = { file, contentDirs: [], routePath, form: { kind: 'excerpt' as const, on } };
    const article = await from.get(request);
    const list = article.asked && site.routes.find((route) => route.routePath === on);
    if (!list || !('blog' in list)) return article;
    const blogPost = toPostOf(config, { blog: list.blog, post }, false);
    return from.get({ ...request, file: { ...file, page: { ...toPartData(config, list), blogPost } } });
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
    findImage,
  };

  const look = loadLook(config.octavo.look, siteData.locale.direction);
  let formulaStyle: Promise<PageStyle> | undefined;

  async function stylesOf(shown: ResolvedArticle[], { kind }: Page): Promise<PageStyle[]> {
    const found = await Promise.all(shown.map(async (article) => (article.css ?? '') + (await codeCss(article))));
    const written = [...new Set(found)];
    const texts = [kind === 'compare' ? input.client.compareCss : '', ...written].filter(Boolean);
    const styles = texts.map((css) => {
      // Elements may use variables that the document itself has no use for.
      const text = variablesFor(css, look) + input.client.tokensFor(css) + css;
      return { file: `assets/style.${hashOf(text).slice(0, 10)}.css`, text };
    });
    const sheet = shown.some(({ hasFormulas }) => hasFormulas) && findFormulaSheet(config);
    if (!sheet) return styles;
    formulaStyle ??= loadFormulaStyle(sheet, config.siteDir, assets);
    return [await formulaStyle, ...styles];
  }

  /** Front matter names an image by URL, from the static folders, or relative to the file. */
  async function findImage(file: MarkdownSource, written: string): Promise<ContentAsset | undefined> {
    if (isExternal(written)) return undefined;
    const staticName = written.replace(/^\/+/, '');
    const staticPath = index.staticFile(staticName);
    if (staticPath && !written.startsWith('.')) return assets.measure(staticPath, staticName);
    try {
      const asset = await assets.get(path.join(path.dirname(file.filePath), written));
      // Docusaurus imports what is written like a file beside the page; all else may be an address.
      if (!asset && /^\.{1,2}\//.test(written)) reportImage(file, `"${written}" does not exist.`);
      return asset;
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error;
      reportImage(file, error.message);
      return undefined;
    }
  }

  function reportImage(file: MarkdownSource, reason: string): void {
    const line = lineOfKey(file.text.read(), 'image');
    site.problems.push({
      severity: 'error',
      filePath: file.filePath,
      line,
      message: `Front matter \`image\`: ${reason}`,
    });
  }

  async function renderSlot(source: LinkSource, ref: Ref): Promise<SlotContent> {
    const items = (ref.props?.['items'] as SidebarItem[] | undefined) ?? siblingItems(source);
    const describe = (docId: string) => findDocBeside(source.routePath, docId)?.description;
    const own = await renderCards(toCardItems(config, items, describe), source, {
      parts: input.parts,
      resolve: articles.resolve,
      renderCard: (request) => renderCard(source, request) ?? '',
    });
    if (own) return { html: own.html, inside: [own] };
    const cards = toDocCards(items, describe);
    const toCardHref = cardHrefsOf(source);
    if (ref.props?.['isLone']) {
      return { html: cards.map((card) => input.renderer.renderDocCard(siteData, card, toCardHref)).join('') };
    }
    const className = ref.props?.['className'] as string | undefined;
    return { html: input.renderer.renderDocCards(siteData, cards, toCardHref, className) };
  }

  /** The theme's own card, inside one of the site's. */
  function renderCard(
    source: Pick<LinkSource, 'routePath' | 'form'>,
    { name, props }: PartRequest,
  ): string | undefined {
    if (name !== 'DocCard') return undefined;
    const item = props?.['item'] as SidebarItem | undefined;
    const [card] = toDocCards(item ? [item] : [], () => undefined);
    return card ? input.renderer.renderDocCard(siteData, card, cardHrefsOf(source)) : '';
  }

  /** Items that code was told of have the configured base in their addresses. */
  function cardHrefsOf(source: Pick<LinkSource, 'routePath' | 'form'>): (written: string) => string {
    const toCardHref = hrefsOf(source);
    return (target) => toCardHref(target.startsWith(baseUrl) ? `/${target.slice(baseUrl.length)}` : target);
  }

  function hrefsOf({ form, routePath }: Pick<LinkSource, 'routePath' | 'form'>): (written: string) => string {
    const document = documentOf(form, routePath);
    return (written) => {
      // Cards that an author wrote may name a page as seen from this one.
      const isRelative = !isExternal(written) && !/^[/#]/.test(written);
      const target = isRelative ? resolvePath(written, routePath) : written;
      return document === undefined ? toCanonical(config, target) : toHref(document, target, rules);
    };
  }

  /** What the site's own components on a page need in the browser. */
  async function liveOf(shown: ResolvedArticle[]): Promise<PageFeatures['live']> {
    const found = shown.flatMap(({ live }) => live ?? []);
    const scripts = await scriptsOf(found);
    if (!scripts) return undefined;
    const atOnce = found.some((parts) => parts.atOnce);
    const hasStyles = shown.some(({ html }) => html.includes(` ${STYLES_ATTRIBUTE}="`));
    return { scripts: hasStyles ? [input.client.scripts['live-styles'], ...scripts] : scripts, atOnce };
  }

  async function scriptsOf(found: LiveParts[]): Promise<string[] | undefined> {
    if (found.length === 0 || !input.code) return undefined;
    const modules = [...new Set(found.flatMap((parts) => parts.modules))];
    const sources = Object.assign({}, ...found.map((parts) => parts.sources ?? {})) as LiveParts['sources'];
    const usesGlobalData = found.some((parts) => parts.usesGlobalData) || undefined;
    return input.code.scriptsOf({ modules, sources, atOnce: false, usesGlobalData });
  }

  /** Style of the site's own components. */
  async function codeCss({ modules = [] }: ResolvedArticle): Promise<string> {
    return (await input.code?.styles.of(modules)) ?? '';
  }

  function localesOf(route: Route): HeadLocales | undefined {
    const { localePages } = input;
    if (!localePages) return undefined;
    const isUntranslated = (locale: string) => localePages.isUntranslated(route, locale);
    return {
      original: isUntranslated(currentLocale) ? (localePages.find(route, defaultLocale) ?? route.routePath) : undefined,
      find: (locale) => (isUntranslated(locale) ? undefined : localePages.find(route, locale)),
    };
  }

  /** What the page says of itself in a site with several locales. */
  function addLocales(page: Page, route: Route): void {
    const { localePages } = input;
    const switches = localePages?.switchesOf(route);
    if (switches) page.locales = switches;
    if (!localePages?.isUntranslated(route, currentLocale)) return;
    const { content } = page;
    if (content.kind !== 'doc' && content.kind !== 'blog-post' && content.kind !== 'page') return;
    const original = localeConfigs[defaultLocale];
    content.untranslated = { lang: original?.htmlLang ?? defaultLocale, dir: original?.direction ?? 'ltr' };
  }

  /** What the components that live in the browser ask of their page. */
  function partDataOf(route: Route, page: Page, fields: ReadonlySet<string>): Record<string, unknown> {
    const data = toPartData(config, route, page);
    return Object.fromEntries([...fields].sort().map((name) => [name, toPageField(config, route, name, data)]));
  }

  function docRoute(routePath: RoutePath) {
    return site.routes.find((route) => route.kind === 'doc' && route.routePath === routePath);
  }

  function findDocBeside(routePath: RoutePath, docId: string): Doc | undefined {
    const route = docRoute(routePath);
    return route?.kind === 'doc' ? findDoc(route.version, docId) : undefined;
  }

  /** What `<DocCardList/>` shows without items: the page's own category, or the top of its sidebar. */
  function siblingItems({ routePath, filePath }: LinkSource): SidebarItem[] {
    const route = docRoute(routePath);
    if (route?.kind !== 'doc' || !route.doc.sidebarName) {
      const message =
        'This page is in no sidebar, so `<DocCardList>` has no cards. Add the page to a sidebar, or name the cards: `<DocCardList items={…} />`.';
      site.problems.push({ severity: 'error', filePath, message });
      return [];
    }
    const items = route.version.sidebars[route.doc.sidebarName] ?? [];
    return findSiblings(items, routePath);
  }

  return {
    articles,
    comparisons,
    prepare: (route: Route): Promise<PreparedPage> => preparePage(route, articles, (holes) => usable.size + holes > 0),
    /**
     * The page made from sketches of its texts, without parts of the site's own: equal to that of the last build only if the
     * page itself would be.
     */
    sketch: sketches && ((route: Route): Promise<PreparedPage> => preparePage(route, sketches, () => false)),
    /** Stands for all that the parts of a page depend on there; nothing where they have to be rendered again. */
    async partsKey(route: Route, page: Page, used: UsedParts): Promise<string | undefined> {
      const isCurrent = current.get(used) ?? input.parts.areCurrent(used.dependsOn);
      current.set(used, isCurrent);
      if (!isCurrent) return undefined;
      const key = await toPartsKey({ ...input, config, articles, route, page }, used);
      if (key === undefined) return undefined;
      const [styles, scripts] = [await input.code?.styles.of(used.modules), await scriptsOf(used.live)];
      return JSON.stringify([styles, scripts]) + key;
    },
    replayProblems: (used: UsedParts, routePath: RoutePath) => replayProblems(used, routePath, input.parts),
  };

  async function preparePage(
    route: Route,
    from: Articles,
    needsParts: (holes: number) => boolean,
  ): Promise<PreparedPage> {
    const { source } = route;
    // A post's title stands in its header, with date and authors.
    const form: ArticleForm = { kind: route.kind === 'blog-post' ? 'post' : 'page' };
    const holes = createHoles();
    const article = source && (await from.get({ ...source, routePath: route.routePath, form, renderPart: holes.add }));
    const excerpts: Promise<ResolvedArticle>[] = [];
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
      if (!article) throw new Error(`The page ${route.routePath} has no source file.`);
      return article;
    });
    if (input.parts.hasLayout && page.without === 'shell') delete page.without;
    page.sidebar = page.docs?.sidebar && sidebars.data(page.docs.sidebar);
    addLocales(page, route);
    const { requests } = holes;
    const renderCardHere = (request: PartRequest) =>
      renderCard({ routePath: route.routePath, form: { kind: 'page' } }, request);
    const ofParts = needsParts(requests.length)
      ? await renderPageParts({ ...input, config, articles, route, page, renderCard: renderCardHere }, requests)
      : undefined;
    const parts = ofParts?.articles ?? [];
    page.head = withExtraTags(
      page.head,
      parts.flatMap((part) => part.headTags),
    );
    const { classNames, ...taken } = takeAttributes(page.head);
    Object.assign(page, taken);
    if (classNames.length > 0) page.classNames = [...new Set([...(page.classNames ?? []), ...classNames])];
    const found = [...(article ? [article] : []), ...(await Promise.all(excerpts)), ...parts];
    const shown = found.flatMap((one) => [one, ...(one.inside ?? [])]);
    const styles = await stylesOf(shown, page);
    const changes = (ofParts?.shown.slotsOfPage || page.attributes) && {
      scripts: [input.client.scripts.slots],
      atOnce: false,
    };
    const live = withLive(withLive(changes, page.features?.live), await liveOf(shown));
    const fields = new Set(shown.flatMap((one) => one.live?.fields ?? []));
    if (fields.size > 0) page.part = partDataOf(route, page, fields);
    if (live) page.features = { ...page.features, live };
    if (article) {
      page.head.tags.push({
        tag: 'link',
        attributes: { rel: 'alternate', type: 'text/markdown', href: `/${article.markdownFile}` },
      });
    }
    for (const { file } of styles) {
      page.head.tags.push({ tag: 'link', attributes: { rel: 'stylesheet', href: `/${file}` } });
    }
    const hasCode = shown.some((one) => !parts.includes(one) && (one.modules ?? one.live ?? one.layout));
    const prepared = { page, styles, hasCode, ...(ofParts && { shown: ofParts.shown, used: ofParts.used }) };
    if (!article) return prepared;
    const text = article.contentTitle ? article.markdown : `# ${toLine(page.heading)}\n\n${article.markdown}`;
    return { ...prepared, markdown: { file: article.markdownFile, text } };
  }
}

export type SitePages = ReturnType<typeof createSitePages>;

/** What a kind of page loads by itself, and what is on the page. */
function withLive(own: PageFeatures['live'], found: PageFeatures['live']): PageFeatures['live'] {
  if (!own || !found) return own ?? found;
  return { scripts: [...found.scripts, ...own.scripts], atOnce: own.atOnce || found.atOnce };
}
