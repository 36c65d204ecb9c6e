import { toDataFile, toFile } from '../../../shared/url/sitePaths.ts';
import type { ScriptName } from '../../../shared/features.ts';
import type { DocumentAssets, Renderer } from '../../../shared/renderer.ts';
import type { HeadData } from '../../../shared/pageData.ts';
import type { Page } from '../../../shared/pageContent.ts';
import type { SiteData } from '../../../shared/siteData.ts';
import { mapConcurrent } from '../../ground/mapConcurrent.ts';
import { hashOf } from '../../ground/hashOf.ts';
import type { Output } from '../output/openOutput.ts';
import { toDataScript } from '../../assemble/siteData/toDataScript.ts';
import type { Route } from '../../read/routes/types.ts';
import type { BuildRecord, PageOutcome, PageRecord } from '../record/buildRecord.ts';
import { toSurfaceKey } from '../record/findEditedTexts.ts';
import type { CompiledSite } from '../../compile/compileSite.ts';
import type { ContentAssets } from '../../assemble/assets/contentAssets.ts';
import type { ClientAssets } from '../../assemble/assets/clientAssets.ts';
import type { PreparedPage, SitePages } from '../../assemble/createSitePages.ts';
import { toChangedAt, toSitemapPage, type SitemapPage } from './emitSitemap.ts';
import { findSources, findStyleSources } from '../../assemble/policy/findSources.ts';
import { mergeSources } from '../../assemble/policy/policySources.ts';
import type { SourcesAt } from '../../assemble/policy/toOriginProblems.ts';

export interface EmitPagesInput {
  routes: Route[];
  pages: SitePages;
  renderer: Pick<Renderer, 'renderPage'>;
  siteData: SiteData;
  documentAssets: DocumentAssets;
  /** Addresses of the engine's scripts. */
  scripts: ClientAssets['scripts'];
  output: Output;
  previous: Pick<BuildRecord, 'pages' | 'usedParts'>;
  /** Names of the parts of the theme that are the site's own. */
  parts: readonly string[];
  compiled: Pick<CompiledSite, 'anchors' | 'contentKeys'>;
  assets: Pick<ContentAssets, 'findIn' | 'getForCode'>;
  /** See `findEditedTexts`. */
  editedTexts?: ReadonlySet<string>;
  /** Identifies the results of plugins and the scripts of the site's code. */
  codeKey: string;
  /** Whether the page or its file has problems. */
  isFaulty(route: Route): boolean;
  onProgress(done: number, total: number): void;
  /** True if a plugin reads the heads of pages. */
  keepHeads?: boolean;
}

export interface EmittedPages {
  count: number;
  rendered: number;
  compared: number;
  record: BuildRecord['pages'];
  sitemap: SitemapPage[];
  /** Everything that pages load from other origins. */
  sources: SourcesAt[];
  /** Style sheets of single pages. */
  styles: Set<string>;
  /** Scripts of the engine that some page needs. */
  needs: Set<ScriptName>;
  /** Scripts that pages load for the site's own components. */
  scripts: Set<string>;
  /** Files with all scripts of some page, by name. */
  packs: Map<string, string[]>;
  /** Heads of all pages, if needed. */
  heads: Map<string, HeadData>;
  usedParts: NonNullable<BuildRecord['usedParts']>;
}

/** Scripts of the engine that the page loads: those that it names, and those that its content or its site starts. */
function scriptsFor(
  { content, features = {} }: Page,
  scripts: ClientAssets['scripts'],
  { slots }: SiteData,
): ScriptName[] {
  const named = new Set(features.live?.scripts);
  const isStarted: Partial<Record<ScriptName, boolean>> = {
    mermaid: features.mermaid,
    early: named.has(scripts.live),
    'compare-worker': content.kind === 'compare',
    slots: slots !== undefined,
  };
  return (Object.keys(scripts) as ScriptName[]).filter((name) => named.has(scripts[name]) || isStarted[name]);
}

/** Writes document, data file and Markdown twin of every route; skips pages with unchanged input. */
export async function emitPages(input: EmitPagesInput): Promise<EmittedPages> {
  const { routes, pages, output, siteData, documentAssets } = input;
  const result: EmittedPages = {
    count: routes.length,
    rendered: 0,
    compared: 0,
    record: {},
    sitemap: [],
    sources: [],
    styles: new Set(),
    needs: new Set(),
    scripts: new Set(),
    packs: new Map(),
    heads: new Map(),
    usedParts: {},
  };
  const shared = hashOf(JSON.stringify([siteData, documentAssets, input.parts]));
  let done = 0;
  const writtenSheets = new Set<string>();

  /** Identifies the input of a file's page, if only texts have changed. */
  async function originOf(route: Route): Promise<string | undefined> {
    const contentKey = input.compiled.contentKeys.get(route.routePath);
    const isOfFile = route.kind === 'doc' || route.kind === 'page';
    if (!isOfFile || contentKey === undefined) return undefined;
    return `${hashOf(shared + input.codeKey + (await pages.keyOfOthers(route)))} ${contentKey}`;
  }

  /** A page that need not even be sketched. */
  async function keepSettled(route: Route, known: PageRecord): Promise<boolean> {
    const file = route.source?.file.filePath;
    if (!known.settled || file === undefined || !input.editedTexts || input.editedTexts.has(file)) return false;
    if (known.settled !== (await originOf(route))) return false;
    const { used } = known.outcome;
    const parts = used === undefined ? undefined : input.previous.usedParts?.[used];
    if (used !== undefined && !(parts && (await pages.arePartsUnchanged(parts)))) return false;
    if (input.keepHeads && !known.head) return false;
    for (const filePath of known.assets ?? []) if (!(await input.assets.getForCode(filePath))) return false;
    if (!output.keep(known.files)) return false;
    noteOutcome(route, known);
    replayFindings(route, known);
    return true;
  }

  /**
   * `texts` is everything on the page. Undefined for a page whose preparation has other results: addresses in style
   * sheets, or problems, including those of its code's style sheets.
   */
  async function settle(
    route: Route,
    prepared: PreparedPage,
    ...texts: string[]
  ): Promise<Pick<PageRecord, 'settled' | 'assets'>> {
    const css = prepared.styles.map(({ text }) => text);
    const isAlone = ![...texts, ...css].some((text) => text.includes('url(')) && !(prepared.hasCode && css.length > 0);
    const assets = isAlone && !input.isFaulty(route) ? input.assets.findIn([...texts, ...css].join('\n')) : undefined;
    return { settled: assets && (await originOf(route)), assets: assets?.length ? assets : undefined };
  }

  /** The facts about a page that the site needs besides its files. */
  function outcomeOf({ page, used }: PreparedPage): PageOutcome {
    const { routePath: _, ...sitemap } = toSitemapPage(page);
    const needs = scriptsFor(page, input.scripts, siteData);
    const { scripts = [], pack } = page.features?.live ?? {};
    const usedKey = used && hashOf(JSON.stringify(used));
    if (usedKey !== undefined) result.usedParts[usedKey] ??= used!;
    return {
      sitemap,
      ...(needs.length > 0 && { needs }),
      ...(scripts.length > 0 && { scripts }),
      ...(pack !== undefined && { pack }),
      ...(usedKey !== undefined && { used: usedKey }),
    };
  }

  function noteOutcome(route: Route, { outcome }: Pick<PageRecord, 'outcome'>): void {
    const { sitemap, needs = [], scripts = [], pack, used } = outcome;
    // Not from the record: a commit changes the date of a page whose text it leaves alone.
    result.sitemap.push({ routePath: route.routePath, ...sitemap, changedAt: toChangedAt(route) });
    for (const name of needs) result.needs.add(name);
    for (const file of scripts) result.scripts.add(file);
    if (pack !== undefined) result.packs.set(pack, scripts);
    if (used === undefined || result.usedParts[used]) return;
    const known = input.previous.usedParts?.[used];
    if (known) result.usedParts[used] = known;
  }

  function replayFindings({ routePath }: Route, { outcome: { used } }: PageRecord): void {
    const known = used === undefined ? undefined : result.usedParts[used];
    if (known) pages.replayFindings(known, routePath);
  }

  async function emit(route: Route): Promise<void> {
    const recordKey = (siteData.folder ?? '') + route.routePath;
    const known = input.previous.pages[recordKey];
    if (known && (await keepSettled(route, known))) result.record[recordKey] = known;
    else result.record[recordKey] = await emitPrepared(route, known);
    const { sources, styles = [], head } = result.record[recordKey] ?? {};
    for (const file of styles) result.styles.add(file);
    if (head) result.heads.set(route.routePath, head);
    if (sources) result.sources.push({ sources, filePath: route.source?.file.filePath, routePath: route.routePath });
    input.onProgress(++done, routes.length);
  }

  async function emitPrepared(route: Route, known: PageRecord | undefined): Promise<PageRecord> {
    result.compared++;
    const sketch = await pages.sketch(route);
    // A sidebar may be large; its name, which contains a hash of its content, identifies it.
    const json = JSON.stringify([shared, { ...sketch.page, sidebar: undefined }, sketch.markdown]);
    const surface = route.source && toSurfaceKey(route.source.file, input.compiled.anchors.get(route.routePath));
    const before = known?.outcome.used === undefined ? undefined : input.previous.usedParts?.[known.outcome.used];
    const partsBefore = before ? await pages.partsKey(route, sketch.page, before) : '';
    const isSame = known && partsBefore !== undefined && known.key === hashOf(json + partsBefore);
    if (isSame && (known.head || !input.keepHeads) && output.keep(known.files)) {
      // The sketch is unchanged; the record contains the data that the page's parts add.
      const outcome = before ? known.outcome : outcomeOf(sketch);
      noteOutcome(route, { outcome });
      replayFindings(route, known);
      const { head, ...record } = known;
      const settled = await settle(route, sketch, json, partsBefore);
      return { ...record, ...(input.keepHeads && { head }), surface, outcome, ...settled };
    }
    result.rendered++;
    const prepared = await pages.prepare(route);
    const outcome = outcomeOf(prepared);
    noteOutcome(route, { outcome });
    // One object for all pages that use the same, so that its dependencies are checked once.
    const used = outcome.used === undefined ? undefined : result.usedParts[outcome.used];
    const parts = used ? await pages.partsKey(route, sketch.page, used) : '';
    return {
      ...(await write(route, prepared)),
      key: parts === undefined ? '' : hashOf(json + parts),
      ...(input.keepHeads && { head: prepared.page.head }),
      surface,
      outcome,
      ...(parts !== undefined && (await settle(route, sketch, json, parts))),
    };
  }

  async function write(
    route: Route,
    { page, markdown, styles, shown }: PreparedPage,
  ): Promise<Pick<PageRecord, 'files' | 'styles' | 'sources'>> {
    const { document, file } = input.renderer.renderPage(siteData, page, documentAssets, shown);
    const dataFile = toDataFile(route.routePath, siteData);
    const written: [string, string][] = [[dataFile, toDataScript(dataFile, file)]];
    // With hash routing there is one document; the other pages exist as data only.
    if (siteData.router === 'browser' || route.routePath === '/' || route.kind === 'not-found') {
      written.push([toFile(route.routePath, siteData), document]);
    }
    if (markdown) written.push([markdown.file, markdown.text]);
    // Named by their content and shared by pages, so each is written once.
    const sheets = styles.filter(({ file }) => !writtenSheets.has(file));
    for (const { file, text } of sheets) {
      writtenSheets.add(file);
      written.push([file, text]);
    }
    await Promise.all(written.map(([name, content]) => output.write(name, content)));
    const sources = mergeSources([findSources(document), ...styles.map(({ text }) => findStyleSources(text))]);
    const files = [...new Set([...written.map(([name]) => name), ...styles.map(({ file }) => file)])];
    return {
      files,
      ...(styles.length > 0 && { styles: styles.map(({ file }) => file) }),
      ...(Object.keys(sources).length > 0 && { sources }),
    };
  }

  await mapConcurrent(routes, 8, emit);
  return result;
}
