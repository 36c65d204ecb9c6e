/** The site's own components in place of the theme's parts: each is compiled like a page that shows it. */
import path from 'node:path';
import type { Page } from '../../../shared/pageContent.ts';
import { APP_TOKEN, INSIDE_TOKEN, type PartRequest, type Renderer } from '../../../shared/renderer.ts';
import type { SiteData } from '../../../shared/siteData.ts';
import { notFoundRoot } from '../../../shared/url/notFoundRoot.ts';
import { findThemePart, THEME_PARTS } from '../../../shared/themeParts.ts';
import { CompileError } from '../../compile/markdown/compileError.ts';
import type { CompiledPage, LiveParts, Problem } from '../../compile/markdown/types.ts';
import type { Override, Overrides } from '../../compile/siteCode/findOverrides.ts';
import type { SiteCode } from '../../compile/siteCode/types.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { readSiteFileSync } from '../../ground/inputs/siteFiles.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { MarkdownSource } from '../../read/content/types.ts';
import type { Route } from '../../read/routes/types.ts';
import type { ArticleRequest, ResolvedArticle } from '../createArticles.ts';
import { CUSTOM_ITEMS, listNavbarSlots, toSlotName } from './navbarSlots.ts';
import { toPartFile } from './partFile.ts';
import { createPartProblems } from './partProblems.ts';
import { partsOfPage, type PartOfPage } from './partsOfPage.ts';
import { shellPartsOfPage } from './shellPartsOfPage.ts';
import { toPageField } from '../../compile/toPageField.ts';
import { toPartData, toPermalink } from '../../compile/toPartData.ts';

export interface PartsInput {
  config: SiteConfig;
  overrides: Overrides;
  siteCode?: SiteCode;
  compile(file: MarkdownSource): Promise<CompiledPage>;
}

/** What the parts of a page need of those who make pages. */
export interface PartsOfPageInput {
  route: Route;
  page: Page;
  siteData: SiteData;
  getArticle(request: ArticleRequest): Promise<ResolvedArticle>;
  renderPart: Renderer['renderPart'];
}

export interface Parts {
  /** Parts of the shell that are the site's own. */
  slots: string[];
  /** Stands for the code of those, and of what is around the app; none where the shell is the theme's. */
  shellKey?: string;
  /** Modules in place of parts: any of them may turn out to need the browser. */
  modules: string[];
  /** Code that shows a part, and needs the browser if that does. */
  sources: LiveParts['sources'];
  /** Puts the parts into the page. Returns what they were compiled to. */
  addTo(input: PartsOfPageInput): Promise<ResolvedArticle[]>;
  /** Pages written as components have a layout of the site's own, which may show anything. */
  hasLayout: boolean;
  /** Cards of these items, where they are the site's own; nothing for those that cannot be shown. */
  cardsOf?(
    items: readonly Record<string, unknown>[],
    page: Pick<ArticleRequest, 'routePath' | 'form'>,
    rest: Pick<PartsOfPageInput, 'getArticle'> & Pick<ArticleRequest, 'renderPart'>,
  ): Promise<ResolvedArticle | undefined>;
  problems(): ContentProblem[];
}

/** A part of the shell: the same on all pages, unless it asks what page it is on. */
interface ShellPart extends Pick<PartOfPage, 'name' | 'key' | 'props' | 'type'> {
  /** It asks, and nothing of it is live: the next page brings its own. What is live asks again by itself. */
  isReplaced: boolean;
}

export async function createParts(input: PartsInput): Promise<Parts> {
  const { config, overrides, siteCode } = input;
  const problems = createPartProblems();
  const usable = new Map<string, Override>();
  for (const override of Object.values(overrides.parts)) {
    const exports = siteCode?.modules[override.id]?.exports;
    if (!exports || exports.includes('default') || isCommonJs(override)) usable.set(override.name, override);
    else problems.addMissingExport(override);
  }
  const imported = new Set(Object.values(siteCode?.modules ?? {}).flatMap(({ themeFiles = [] }) => themeFiles));
  for (const { name, id, filePath } of overrides.leftOut) {
    if (!imported.has(id)) problems.addLeftOut(name, filePath);
  }
  for (const problem of overrides.problems) problems.report({ severity: 'warning', ...problem });

  const shell: ShellPart[] = [];
  for (const part of shellParts(config, usable)) {
    const compiled = await input.compile(toSource(usable.get(part.name)!, part, {})).catch(toFailure);
    const isReplaced = 'asked' in compiled && !isAround(part.name) && !(await isLive(part));
    if (problems.add(usable.get(part.name)!, compiled.problems, part.type)) shell.push({ ...part, isReplaced });
  }

  /** Of one that knows no page everything is live that asks for its address. */
  async function isLive(part: Omit<ShellPart, 'isReplaced'>): Promise<boolean> {
    const onPage = toSource(usable.get(part.name)!, part, { path: config.baseUrl });
    const compiled = await input.compile(onPage).catch(toFailure);
    return 'live' in compiled;
  }

  const notFound = usable.get('NotFound');
  const route = notFound && (await input.compile(toSource(notFound, { props: {} }, {})).catch(toFailure));

  const cards = usable.get('DocCard');
  const slotsOfPages = [
    ...namesOfPages(config, (name) => usable.has(name)),
    ...shell.filter(({ isReplaced }) => isReplaced).map(({ key }) => key),
  ];
  const ofShell = [...usable.values()].filter(
    ({ name }) => shell.some((part) => part.name === name) || findThemePart(name)?.isOfPage,
  );

  return {
    shellKey: ofShell.length === 0 ? undefined : keyOf(ofShell, siteCode),
    slots: [...new Set([...shell.filter(({ name }) => !isAround(name)).map(({ key }) => key), ...slotsOfPages])],
    modules: [...usable.values()].filter(({ name }) => findThemePart(name)?.level !== 'content').map(({ id }) => id),
    sources: route && 'live' in route ? route.live?.sources : undefined,
    hasLayout: usable.has('Layout'),
    problems: problems.list,
    ...(cards && {
      cardsOf: async (items, page, rest) => {
        const part = { name: 'DocCard', key: 'DocCard', props: { items } };
        const article = await rest
          .getArticle({ file: toSource(cards, part, {}), contentDirs: [], ...page, renderPart: rest.renderPart })
          .catch(toFailure);
        const isShown = problems.add(cards, article.problems, undefined, page.routePath);
        return isShown && 'html' in article ? article : undefined;
      },
    }),
    async addTo({ route, page, siteData, getArticle, renderPart }) {
      if (usable.size === 0) return [];
      const own = [...partsOfPage(config, route, page).filter(({ name }) => usable.has(name))];
      const order = THEME_PARTS.map(({ name }) => name);
      own.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
      // As a route of its own it brings its layout along.
      const routes = own.filter(({ name }) => name === 'NotFound');
      const hasLayout = page.kind === 'code-page' || routes.length > 0;
      const around = shell.filter(({ name }) => name !== 'Layout' || !hasLayout);
      const ofPage = slotsOfPages.length === 0 ? [] : shellPartsOfPage(config, page, (name) => usable.has(name));
      if (own.length + around.length + slotsOfPages.length === 0) return [];
      const data = toPartData(config, route, page);
      const articles: ResolvedArticle[] = [];
      if (slotsOfPages.length > 0) {
        page.slots = Object.fromEntries(slotsOfPages.map((name) => [name, '']));
        page.parts = { ...page.slots };
      }
      const compilePart = (part: PartOfPage, shown: Override, known: Record<string, unknown>) =>
        getArticle({
          file: toSource(shown, part, known),
          contentDirs: [],
          routePath: page.path,
          form: { kind: 'page' },
          root: notFoundRoot(siteData, page),
          anchors: page.toc.map(({ id }) => id),
          renderPart: (request) =>
            renderInside(request, part) ?? renderPart(siteData, page, { of: part.of, ...request }),
        });
      /** Of the page a part of the shell knows what it asks for: where that is the same, it is compiled once. */
      const compileAnswering = async (part: PartOfPage, shown: Override, known: Record<string, unknown>) => {
        for (;;) {
          const article = await compilePart(part, shown, known);
          const unanswered = article.asked?.filter((name) => !(name in known)) ?? [];
          if (unanswered.length === 0) return article;
          const answers = unanswered.map((name) => [name, toPageField(config, route, name, data)]);
          known = { ...known, ...Object.fromEntries(answers) };
        }
      };
      // Parts that are inside others come first: those are then made with them.
      const inside = own.filter((part) => !routes.includes(part));
      for (const part of [...inside, ...ofPage, ...around, ...routes] as PartOfPage[]) {
        const override = usable.get(part.name)!;
        const isOfPage = slotsOfPages.includes(part.key);
        const { level, isOfPage: isAlwaysOfPage } = findThemePart(part.name) ?? {};
        const isOfShell = level === 'shell' && !isAlwaysOfPage;
        const isShared = isOfShell && !isOfPage;
        const known = isOfShell ? {} : { ...data, ...part.data };
        let article = await compileAnswering(part, override, known).catch(toFailure);
        const isShown = isShared || problems.add(override, article.problems, undefined, page.path);
        if (!isShown && isOfShell) {
          // As it is where it knows of no page.
          article = await compilePart(part, override, {}).catch(toFailure);
        } else if (!isShown && isOfPage) {
          // Its place is there on all pages.
          const original = { ...override, source: '@octavo/originals' };
          article = await compilePart({ ...part, type: part.name }, original, known);
        } else if (!isShown) continue;
        if (!('html' in article)) continue;
        page.parts = { ...page.parts, [part.key]: article.html };
        if (isOfPage) page.slots = { ...page.slots, [part.key]: article.html };
        articles.push(article);
      }
      return articles;

      /** What a part is given to show. */
      function renderInside({ name, of }: PartRequest, part: PartOfPage): string | undefined {
        if (name !== '') return undefined;
        if (isAround(part.name)) return APP_TOKEN;
        if (part.name === 'BlogLayout') return INSIDE_TOKEN;
        const { content } = page;
        const wanted = of ?? part.of;
        if (wanted !== undefined && 'posts' in content) {
          return content.posts.find(({ href }) => toPermalink(config, href) === wanted)?.excerptHtml ?? '';
        }
        return 'html' in content ? content.html : '';
      }
    },
  };
}

/** A part that could not be compiled at all; every page is built without it. */
function toFailure(error: unknown): { problems: Problem[] } {
  if (!(error instanceof CompileError)) throw error;
  return { problems: error.problems.map((problem) => ({ ...problem, severity: 'error' })) };
}

function keyOf(overrides: Override[], siteCode: SiteCode | undefined): string {
  return hashOf(JSON.stringify(overrides.map(({ name, id }) => [name, siteCode?.modules[id]?.hash])));
}

/** Packages for themes are often compiled to CommonJS, of which the bundler lists no exports. */
function isCommonJs({ filePath }: Override): boolean {
  return /\bmodule\.exports\b|\bexports\.default\b/.test(readSiteFileSync(filePath).toString());
}

/** Root and Layout: around all that there is. */
function isAround(name: string): boolean {
  return name === 'Root' || name === 'Layout';
}

function shellParts(config: SiteConfig, usable: ReadonlyMap<string, Override>): Omit<ShellPart, 'isReplaced'>[] {
  return [...usable.keys()].flatMap((name): Omit<ShellPart, 'isReplaced'>[] => {
    const { level, isOfPage } = findThemePart(name) ?? {};
    if (level !== 'shell' || isOfPage) return [];
    if (name !== CUSTOM_ITEMS) return [{ name, key: name, props: {} }];
    return listNavbarSlots(config, (part) => part === name).flatMap(({ type, index, props }) =>
      [false, true].map((mobile) => ({ name, key: toSlotName(index, mobile), type, props: { ...props, mobile } })),
    );
  });
}

/** Slots whose content is not the same on all pages. */
function namesOfPages(config: SiteConfig, has: (name: string) => boolean): string[] {
  const items = listNavbarSlots(config, (name) => name !== CUSTOM_ITEMS && has(name));
  return [
    ...THEME_PARTS.flatMap(({ name, isOfPage }) =>
      isOfPage && !name.startsWith('NavbarItem') && has(name) ? [name] : [],
    ),
    ...items.flatMap(({ index }) => [toSlotName(index, false), toSlotName(index, true)]),
  ];
}

/** Parts that are given the page's article, and what that is called in `@octavo/part`. */
const ARTICLES: Partial<Record<string, string>> = { DocItem: 'DocContent', BlogPostPage: 'PostContent' };

/** The text that shows a part, as a page would. */
function toSource(
  { name, source, filePath }: Override,
  { props, items, of, type }: Partial<PartOfPage>,
  data: Record<string, unknown>,
): MarkdownSource {
  const component = name.replace(/\W/g, '');
  const content = ARTICLES[name];
  const given = [
    '{...frontMatter.props}',
    items && 'items={frontMatter.items.map((item) => ({ content: toContent(item) }))}',
    content && `content={${content}}`,
  ].filter(Boolean);
  const isRoute = name === 'NotFound';
  const imported = isRoute ? 'Route' : type === undefined ? component : 'Types';
  const lines = [
    `import ${imported} from '${source}';`,
    `import { ${['Inside', items && 'toContent', content].filter(Boolean).join(', ')} } from '@octavo/part';`,
    ...(type === undefined ? [] : ['', `export const ${component} = Types[${JSON.stringify(type)}];`]),
    ...(isRoute ? ROUTE_LINES : []),
    '',
    toElement(),
    '',
  ];
  return {
    filePath: toPartFile(filePath),
    relPath: path.basename(filePath),
    text: { read: () => lines.join('\n') },
    frontMatter: { mdx: { format: 'mdx' }, props, items, of },
    frontMatterLines: 0,
    part: { name, page: data },
  };

  function toElement(): string {
    const element = `<${component} ${given.join(' ')}`;
    if (name === 'DocCard') return CARDS;
    if (findThemePart(name)?.hasChildren) return `${element}><Inside /></${component}>`;
    // In the drawer an item is a list item, as with Docusaurus, and so needs a list around it.
    const isListed = name.startsWith('NavbarItem') && name !== CUSTOM_ITEMS && props?.mobile === true;
    return isListed ? `<ul className="oc-own-item">${element} /></ul>` : `${element} />`;
  }
}

/** What Docusaurus's router tells a route, this one that of all other addresses. One who does not look needs no browser. */
const ROUTE_LINES = [
  "import { useHistory, useLocation } from '@docusaurus/router';",
  '',
  'export const NotFound = (props) => {',
  '  const location = useLocation();',
  "  const match = { path: '*', isExact: true, get url() { return location.pathname; }, get params() { return { 0: location.pathname }; } };",
  '  return <Route {...props} history={useHistory()} location={location} match={match} />;',
  '};',
];

const CARDS =
  '<section className="row">{frontMatter.props.items.map((item, index) => <article key={index} className="docCardListItem_W1sv col col--6"><DocCard item={item} /></article>)}</section>';
