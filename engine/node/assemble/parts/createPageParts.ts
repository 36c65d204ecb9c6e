/** The site's own parts on one page. */
import path from 'node:path';
import { DRAWER_ID } from '../../../shared/documentIds.ts';
import { PART_HOLES } from '../../../shared/html/holes.ts';
import { ISLAND_TAG } from '../../../shared/island.ts';
import { hasLayoutMark, hiddenIn, type LayoutPart } from '../../../shared/layoutParts.ts';
import type { Page } from '../../../shared/pageContent.ts';
import type { PageParts, PartRequest, Renderer, ShownParts } from '../../../shared/renderer.ts';
import type { SiteData } from '../../../shared/siteData.ts';
import { notFoundRoot } from '../../../shared/url/notFoundRoot.ts';
import { AROUND_PARTS } from '../../../shared/partNames.ts';
import { findThemePart } from '../../../shared/themeParts.ts';
import type { Dependency, LiveParts, Ref } from '../../compile/markdown/types.ts';
import type { Problem } from '../../compile/siteCode/types.ts';
import {
  createPageFields,
  NO_FIELDS,
  type CompiledPart,
  type PageFields,
} from '../../compile/parts/createPartRenderer.ts';
import { toPageField } from '../../compile/toPageField.ts';
import { toPartData, toPartSite } from '../../compile/toPartData.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { Route } from '../../read/routes/types.ts';
import type { ArticlePlace, Articles, Article } from '../createArticles.ts';
import type { Parts } from './createParts.ts';
import { partsOfPage, type PartOfPage } from './partsOfPage.ts';
import { shellPartsOfPage } from './shellPartsOfPage.ts';

export interface PagePartsInput {
  config: SiteConfig;
  parts: Parts;
  siteData: SiteData;
  articles: Articles;
  renderer: Pick<Renderer, 'renderParts'>;
  route: Route;
  page: Page;
  /** Renders the theme's card inside one of the site's. */
  renderCard(request: PartRequest): string | undefined;
}

/** The parts of a page, and the findings of rendering it. */
export interface PageOfParts {
  shown: ShownParts;
  /** The rendered parts. */
  articles: Article[];
  used: UsedParts;
  /** Parts of the shell that the site's own layout does not show on this page. */
  hidden: readonly LayoutPart[];
}

/** The dependencies of a page's parts, for the record of a build. Most pages of a site have the same. */
export interface UsedParts {
  parts: { key: string; pageFields?: string[]; refs?: Ref[] }[];
  modules: string[];
  /** The site code that the parts need in the browser. */
  live: LiveParts[];
  dependsOn: Dependency[];
  /** Ids in them, which links may name. */
  anchors?: string[];
  /** Modules by the name of the part. */
  problems: [name: string, problems: Problem[]][];
}

interface TriedPart {
  part: PartOfPage;
  compiled: CompiledPart;
}

interface ShownPart extends TriedPart {
  inside(of: string | undefined): string;
}

type Hole = { request: PartRequest } | ShownPart | { unless: string; render(): string };

export async function renderPageParts(input: PagePartsInput, requests: readonly PartRequest[]): Promise<PageOfParts> {
  const { parts, siteData, articles, page } = input;
  const found = findParts(input);
  const place = placeOf(input);
  await parts.prepare();
  const isComplete = ({ tried }: { tried: TriedPart[] }) => !tried.some(({ compiled }) => compiled.isProvisional);
  return finish(await parts.untilLoaded(renderOnce, isComplete));

  async function renderOnce() {
    const holes: Hole[] = requests.map((request) => ({ request }));
    const tried: TriedPart[] = [];
    const rendered = input.renderer.renderParts(siteData, page, toPageParts(holes, tried));
    const filled: string[] = [];
    const resolved: Article[] = [];
    // Filling a hole may create more holes.
    for (let at = 0; at < holes.length; at++) filled[at] = await fill(holes[at]!, rendered.fill, resolved);
    return { holes, tried, rendered, filled, resolved };
  }

  function finish({ holes, tried, rendered, filled, resolved }: Awaited<ReturnType<typeof renderOnce>>): PageOfParts {
    const fillIn = (html: string): string =>
      PART_HOLES.fill(html, (index, token) => ('unless' in holes[index]! ? token : fillIn(filled[index] ?? '')));
    const main = fillIn(rendered.main);
    const around = rendered.around.map((html) => html && fillIn(html));
    const layout = around[AROUND_PARTS.indexOf('Layout')];
    const hidden = parts.hasLayout ? hiddenByLayout(tried, layout ?? main, page) : [];
    const used = toUsed(tried);
    replayProblems(used, page.path, parts);
    return {
      shown: {
        main: PART_HOLES.fill(main, (index) => {
          const hole = holes[index]!;
          return 'unless' in hole && !keeps(main, hole.unless) ? hole.render() : '';
        }),
        slots: Object.fromEntries(
          Object.entries(rendered.slots).map(([name, html]) => [
            name,
            (hidden as string[]).includes(name) ? '' : withDrawer(name, fillIn(html), parts),
          ]),
        ),
        ...(parts.slotsOfPage.length > 0 && { slotsOfPage: parts.slotsOfPage }),
        around,
      },
      articles: resolved,
      used,
      hidden,
    };
  }

  function toPageParts(holes: Hole[], tried: TriedPart[]): PageParts {
    const hole = (added: Hole) => PART_HOLES.hole(holes.push(added) - 1);
    const attempt = (part: PartOfPage, fields: PageFields) => {
      const compiled = parts.render(part, fields);
      tried.push({ part, compiled });
      return compiled;
    };
    return {
      show(key, inside = () => '') {
        const part = found.get(key);
        if (!part) return parts.slots.includes(key) ? '' : undefined;
        if (part.name === 'Layout' && (page.kind === 'code-page' || findOwnLayout(tried))) return undefined;
        const compiled = attempt(part, part.page);
        // A part of the shell is shown unchanged if it does not depend on the page.
        const shown = compiled.isFailed && isOfShell(part) ? attempt(part, NO_FIELDS) : compiled;
        return shown.isFailed ? undefined : hole({ part, compiled: shown, inside });
      },
      showUnless: (unless, render) => hole({ unless, render }),
    };
  }

  async function fill(hole: Hole, fillHole: (request: PartRequest) => string, resolved: Article[]) {
    if ('request' in hole) return fillHole(hole.request);
    if ('unless' in hole) return '';
    const { part, compiled, inside } = hole;
    const renderPart = (request: PartRequest) =>
      request.name === ''
        ? inside(request.of ?? part.of)
        : (input.renderCard(request) ?? fillHole({ of: part.of, ...request }));
    const article = await articles.resolve(fileOf(part, parts), { ...place, renderPart }, compiled);
    resolved.push(article);
    return article.html;
  }
}

/** Identifies what the parts of a page depend on; undefined if they must be rendered again. */
export async function toPartsKey(
  input: Pick<PagePartsInput, 'config' | 'parts' | 'siteData' | 'articles' | 'route' | 'page'>,
  { parts: used }: UsedParts,
): Promise<string | undefined> {
  const found = findParts(input);
  const place = placeOf(input);
  const keys: unknown[] = [];
  for (const { key, pageFields = [], refs } of used) {
    const part = found.get(key);
    if (!part) return undefined;
    const { props, items, type, page } = part;
    const resolved = refs && (await input.articles.resolveRefs(fileOf(part, input.parts), place, refs));
    keys.push([props, items, type, pageFields.map(page.key), resolved]);
  }
  return JSON.stringify(keys);
}

/** Repeats the problems of the parts of a page that is not rendered. */
export function replayProblems({ problems }: UsedParts, routePath: string, parts: Parts): void {
  for (const [name, found] of problems) {
    const override = parts.usable.get(name);
    if (override) parts.add(override, found, routePath);
  }
}

/** Whether the page always contains `text`: a live component may remove what it contains. */
function keeps(html: string, text: string): boolean {
  const before = html.slice(0, Math.max(html.indexOf(text), 0));
  return html.includes(text) && before.split(`<${ISLAND_TAG} `).length === before.split(`</${ISLAND_TAG}>`).length;
}

const TOGGLE = /<button(?=[^>]*\sclass="[^"]*\bnavbar__toggle\b)/g;

/** Without JavaScript the button of the site's own navbar opens the drawer of the theme, `NoScriptDrawer`. */
function withDrawer(name: string, html: string, { hasOwnNavbar }: Parts): string {
  return name === 'Navbar' && hasOwnNavbar ? html.replace(TOGGLE, `$& popovertarget="${DRAWER_ID}"`) : html;
}

function placeOf({ siteData, page }: Pick<PagePartsInput, 'siteData' | 'page'>): ArticlePlace {
  return {
    contentDirs: [],
    routePath: page.path,
    form: { kind: 'page' },
    root: notFoundRoot(siteData, page),
    anchors: page.toc.map(({ id }) => id),
    isPart: true,
  };
}

function fileOf({ name }: PartOfPage, { usable }: Parts) {
  const { filePath } = usable.get(name)!;
  return { filePath, relPath: path.basename(filePath) };
}

/** It is the same on all pages unless it reads its page; its own problems were reported before the pages. */
function isOfShell({ name }: PartOfPage): boolean {
  const { level, isOfPage } = findThemePart(name)!;
  return level === 'shell' && !isOfPage;
}

type FoundPart = PartOfPage & { page: PageFields };

/** The parts that a page may show, by key, with what they know about it. */
function findParts({
  config,
  parts,
  route,
  page,
}: Pick<PagePartsInput, 'config' | 'parts' | 'route' | 'page'>): Map<string, FoundPart> {
  const { usable } = parts;
  const site = toPartSite(config);
  let data: Record<string, unknown> | undefined;
  // Few parts read the data of their page.
  const ofPage = createPageFields((name) => toPageField(site, route, name, (data ??= toPartData(site, route, page))));
  const has = (name: string) => usable.has(name);
  const all = [
    ...partsOfPage(site, route, page, has),
    ...shellPartsOfPage(config, page, has),
    ...parts.shell.filter(({ name }) => has(name)),
  ];
  return new Map(
    all.map((part) => {
      const { data: own } = part;
      const fields = own && createPageFields((name) => (name in own ? own[name] : ofPage.read(name)));
      return [part.key, { ...part, page: fields ?? ofPage }];
    }),
  );
}

/**
 * The part of `<main>` that shows the layout itself: in Docusaurus the views of all pages do. One that only adds to the
 * theme's view does not. A page that is code is its own view.
 */
function findOwnLayout(tried: TriedPart[]): TriedPart | undefined {
  return tried.find(
    ({ part: { name }, compiled: { isFailed, layout, html } }) =>
      findThemePart(name)?.level === 'main' && !isFailed && (layout !== undefined || hasLayoutMark(html)),
  );
}

function hiddenByLayout(tried: TriedPart[], html: string, page: Page): LayoutPart[] {
  const around =
    findOwnLayout(tried) ?? tried.find(({ part, compiled }) => !compiled.isFailed && part.name === 'Layout');
  const isMarked = around ? !around.compiled.layout : page.kind === 'code-page' && hasLayoutMark(html);
  if (isMarked) return hiddenIn(html);
  return around?.compiled.layout?.noFooter ? ['Footer'] : [];
}

function toUsed(tried: TriedPart[]): UsedParts {
  const compiled = tried.map((one) => one.compiled);
  const anchors = compiled.flatMap((part) => (part.isFailed ? [] : part.anchors));
  return {
    parts: tried.map(({ part, compiled: { pageFields, refs } }) => {
      const named = refs.filter(({ kind, target }) => kind !== 'hole' || target !== 'theme');
      return { key: part.key, ...(pageFields && { pageFields }), ...(named.length > 0 && { refs: named }) };
    }),
    modules: [...new Set(compiled.flatMap(({ modules = [] }) => modules))],
    live: compiled.flatMap(({ live }) => live ?? []),
    dependsOn: [...new Map(compiled.flatMap(({ dependsOn }) => dependsOn))],
    ...(anchors.length > 0 && { anchors: [...new Set(anchors)] }),
    problems: tried.flatMap(({ part, compiled: { problems, isFailed } }): UsedParts['problems'] =>
      problems.length === 0 || (isOfShell(part) && !isFailed) ? [] : [[part.name, problems]],
    ),
  };
}
