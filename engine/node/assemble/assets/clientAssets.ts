import { ROOT_FILE } from '../../../shared/documentAttributes.ts';
import {
  SCRIPTS,
  type InlinePart,
  type InlineText,
  type ScriptName,
  type StylePart,
} from '../../../shared/features.ts';
import type { DocumentStyle } from '../../../shared/renderer.ts';
import { hashOf } from '../../ground/hashOf.ts';
import type { Compressed, WriteFile } from '../../ground/files/writeFile.ts';
import {
  loadClientFiles,
  loadClientText,
  type ClientScript,
  type LookSheets,
} from '../../ground/octavo/engineFiles.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { SourcesAt } from '../policy/toOriginProblems.ts';
import { toCodeStyle } from '../../compile/prism/toCodeStyle.ts';
import type { SiteCode } from '../../compile/siteCode/types.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { Site } from '../../read/loadSites.ts';
import type { CodeStyles } from '../siteCode/createCodeStyles.ts';
import type { ClientModules } from '../siteCode/loadClientModules.ts';
import type { EditStyle } from '../styles/createPostCss.ts';
import { classesOfLook, loadLook, rulesFor, type Direction, type LookTable } from '../styles/loadLook.ts';
import { variablesFor } from '../styles/lookVariables.ts';
import { placeCodeSheets, placeSheet } from '../styles/placeSheets.ts';
import { placeTokens } from '../styles/octavoTokens.ts';
import { prismCss, type CodeStyle } from '../styles/prismCss.ts';
import { STYLES_FOLDER } from '../styles/createStyleAddresses.ts';
import { isSiteBelowTheme } from '../styles/polyfillsLayers.ts';
import { loadSiteStyles } from '../styles/siteStyles.ts';
import { toClassicStyles, toOctavoStyles, toPartOfClass } from '../styles/toLookStyles.ts';
import { toRtl } from '../styles/toRtl.ts';
import type { ContentAssets } from './contentAssets.ts';

/** The files that the browser loads besides pages: the same for the whole site. */
export interface ClientAssets {
  /** Styles of documents in the order of the cascade, by reading direction. */
  styles: Partial<Record<Direction, DocumentStyle[]>>;
  /** Class names that need a part of the style. */
  partOfClass: Record<string, StylePart>;
  /** Inlined in some documents. */
  parts: Record<InlinePart, InlineText>;
  /** Linked by the page that compares versions. */
  compareCss: string;
  /** Declarations of tokens that a page's style sheet mentions and documents lack. */
  tokensFor(css: string): string;
  bootScript: string;
  /** Addresses of the scripts, relative to the output folder. */
  scripts: Record<ScriptName, string>;
  /** Its files, all named by their hashes. */
  files: string[];
  /** The text of one of them. */
  textOf(file: string): Promise<string>;
  /** Problems of the site's style sheets. */
  problems: ContentProblem[];
  /** Addresses on other origins that they load. */
  sources: SourcesAt[];
  /** Writes its files, including the on-demand scripts that some page needs. */
  emit(target: EmitTarget, needs: ReadonlySet<ScriptName>): Promise<void>;
}

interface EmitTarget {
  write: WriteFile;
  /** True if the last build left these files. Names contain a hash of the content, so no file is read. */
  keep?(files: string[]): boolean;
}

type ClientFile = { content: string | Uint8Array } & Partial<Compressed>;

export async function createClientAssets(
  { config, staticFiles }: Pick<Site, 'config' | 'staticFiles'>,
  assets: ContentAssets,
  edit: EditStyle,
  modules: ClientModules,
  { siteCode, styles: codeStyles }: { siteCode?: SiteCode; styles: CodeStyles },
): Promise<ClientAssets> {
  const { customCss, siteDir, baseUrl, i18n, hasCascadeLayers } = config;
  const { look } = config.octavo;
  const client = loadClientFiles(look);
  const filePaths = [...new Set([...customCss, ...modules.styles.map(({ filePath }) => filePath)])];
  const texts = new Map(modules.styles.flatMap(({ filePath, css }) => (css === undefined ? [] : [[filePath, css]])));
  const isBelowTheme = filePaths.length > 0 && isSiteBelowTheme(config);
  const site = await loadSiteStyles({ filePaths, texts, siteDir, baseUrl, staticFiles, assets, edit, isBelowTheme });
  const ofCode = await codeStyles.ofSite(new Set(filePaths));
  const files = new Map<string, () => Promise<ClientFile>>();
  const add = (file: string, load: () => Promise<ClientFile>): string => {
    files.set(file, load);
    return file;
  };
  const addStyle = (name: string, content: string) =>
    add(`${STYLES_FOLDER}${name}.${hashOf(content).slice(0, 10)}.css`, async () => ({ content }));

  for (const { name, load } of client.fonts) add(STYLES_FOLDER + name, load);

  const scriptEntries = Object.entries(client.scripts) as [ScriptName, ClientScript][];
  const scripts = Object.fromEntries(
    scriptEntries.map(([name, { hash, load }]) => [name, add(`assets/${name}.${hash}.js`, load)]),
  ) as Record<ScriptName, string>;
  const lookSheets = toSheets(client.css, config);
  const styles: ClientAssets['styles'] = {};
  const rtlParts = look === 'octavo' ? await octavoParts('rtl') : [];
  const codeTexts = textsOf(siteCode);
  const { first, late, added } = client.css;
  const sheets = [late, ...Object.values(added), ...rtlParts.map(([, css]) => css)];
  const meanings = rulesFor(site.inline + site.linked, loadLook(look, 'ltr'));
  const tokens = placeTokens(first, sheets, [
    site.inline,
    site.linked,
    meanings,
    ...ofCode.early,
    ...ofCode.late,
    ...codeTexts,
  ]);
  const tokensFor = look === 'octavo' ? tokens.rulesFor : () => '';
  for (const direction of new Set(i18n.built.map((locale) => i18n.localeConfigs[locale]?.direction ?? 'ltr'))) {
    const table = await loadTable(direction);
    const isFlipped = look === 'classic' && direction === 'rtl';
    const own = [site.inline, site.linked, ...ofCode.early, ...ofCode.late];
    const flipped = isFlipped ? await Promise.all(own.map(toRtl)) : own;
    const {
      sheets: [inline = '', linked = '', ...ofModules],
      media,
    } = await withMediaLast(flipped, table);
    const rules = {
      known: classesOfLook(table),
      variablesFor: (css: string) => variablesFor(css, table) + tokensFor(css),
    };
    const place = (list: string[]) => placeCodeSheets(list, { ...rules, addFile: (css) => addStyle('code', css) });
    const early = await place(ofModules.slice(0, ofCode.early.length));
    const later = await place(ofModules.slice(ofCode.early.length));
    const input = {
      table,
      site: { inline, linked },
      early,
      later,
      texts: codeTexts,
      addFile: addStyle,
    };
    styles[direction] =
      look === 'classic'
        ? toClassicStyles({
            ...input,
            media:
              ofModules.length > 0 ? await place([media]) : placeSheet(media, (css) => addStyle('site-media', css)),
            sheets: lookSheets,
            code: codeCss(config),
            hasLayers: hasCascadeLayers && !isBelowTheme,
          })
        : toOctavoStyles({
            ...input,
            sheets: mapSheets(lookSheets, tokens.fill),
            parts: (await octavoParts(direction)).map(([part, css]) => [part, tokens.fill(css)]),
          });
  }

  async function loadTable(direction: Direction): Promise<LookTable> {
    const table = loadLook(look, direction);
    if (ofCode.replaced.length === 0) return table;
    const { leaveOut } = await import('../styles/leaveOut.ts');
    return leaveOut(ofCode.replaced, table);
  }

  /** Docusaurus's minifier sorts the rules of media queries. */
  async function withMediaLast(own: string[], table: LookTable): Promise<{ sheets: string[]; media: string }> {
    if (look !== 'classic' || !config.sortsMedia || hasCascadeLayers || own.join('') === '') {
      return { sheets: own, media: '' };
    }
    const { orderMedia } = await import('../styles/mediaOrder.ts');
    return orderMedia(own, table);
  }

  return {
    styles,
    partOfClass: toPartOfClass(loadLook(look, 'ltr')),
    parts: client.parts,
    compareCss: client.compareCss,
    tokensFor,
    bootScript: client.boot,
    scripts,
    files: [...files.keys()],
    textOf: async (file) => Buffer.from((await files.get(file)!()).content as Uint8Array).toString(),
    problems: [...modules.problems, ...site.problems],
    sources: site.sources,
    async emit(target, needs) {
      const names = Object.keys(SCRIPTS) as ScriptName[];
      const unused = new Set(
        names.filter((name) => SCRIPTS[name].isOnDemand && !needs.has(name)).map((name) => scripts[name]),
      );
      const wanted = [...files].filter(([file]) => !unused.has(file));
      // This address is permanent: the 404 page requests it without knowing the build.
      await target.write(ROOT_FILE, client.root);
      await target.write(NOTICES_FILE, await client.loadNotices(needs));
      await Promise.all(wanted.map(([file, load]) => emitFile(target, file, load)));
    },
  };
}

/** The colours of the site's code themes; the `octavo` look has its own. */
function codeCss(config: SiteConfig): CodeStyle {
  const { theme, darkTheme } = toCodeStyle(config);
  return theme ? prismCss(theme, darkTheme) : { first: '', lines: '', seldom: '' };
}

const NOTICES_FILE = '_octavo/notices.txt';

async function emitFile(target: EmitTarget, file: string, load: () => Promise<ClientFile>): Promise<void> {
  if (target.keep?.([file])) return;
  const { content, br, gz } = await load();
  await target.write(file, content, br && gz && { br, gz });
}

/** The room that the field of the local search plugin takes, which is wider than Algolia's button. */
const SEARCH_FIELD =
  '.oc-search{--oc-width:12.5rem;margin-inline-start:1rem}@media (width<997px){.oc-search{--oc-width:9rem}}';

/** Sites with an API reference include its style, also for readers who come from another page. */
function toSheets({ first, late, added }: LookSheets, config: SiteConfig): LookSheets {
  const { apis, octavo, search, replacedSearch, isSearchByDefault } = config;
  const hadField = octavo.look === 'classic' && search && replacedSearch === undefined && !isSearchByDefault;
  const api = apis.length > 0 ? added.api : '';
  // Content that a reader opens is never part of the first paint.
  const tryIt = apis.some((one) => one.tryIt) ? added['try-it'] : '';
  const zoom = octavo.zoom ? added.zoom : '';
  const feedback = octavo.feedback === undefined ? '' : added.feedback;
  const changes = api && added['api-changes'];
  return {
    first: first + (hadField ? SEARCH_FIELD : ''),
    late: late + api + changes + tryIt + zoom + feedback,
    added: { ...added, api, 'api-changes': '', 'try-it': '', zoom: '', feedback: '' },
  };
}

/** The text of the site's components, in code and in style sheets. */
function textsOf(code?: SiteCode): string[] {
  if (!code) return [];
  const styles = Object.values(code.modules).flatMap((module) => module.styles ?? []);
  return [...Object.values(code.chunks), ...styles.flatMap(({ css }) => css ?? [])];
}

function mapSheets({ first, late, added }: LookSheets, map: (css: string) => string): LookSheets {
  const entries = Object.entries(added).map(([part, css]) => [part, map(css)]);
  return { first: map(first), late: map(late), added: Object.fromEntries(entries) as LookSheets['added'] };
}

async function octavoParts(direction: Direction): Promise<[StylePart, string][]> {
  const names: StylePart[] = [
    'end',
    'seldom-menu',
    'alert',
    'admonition',
    'code-lines',
    'seldom-content',
    'table',
    'seldom-code',
    'tabs',
    'bars',
    'blog',
    'cards',
    'code-page',
  ];
  if (direction === 'rtl') names.push('rtl');
  return Promise.all(names.map(async (name) => [name, await loadClientText(`octavo-${name}.css`)]));
}
