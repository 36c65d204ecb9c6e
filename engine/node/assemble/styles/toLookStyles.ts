import { PLAYGROUND } from '../../../shared/liveCode/liveCode.ts';
import { ADDED_PARTS, type StylePart } from '../../../shared/features.ts';
import type { DocumentStyle } from '../../../shared/renderer.ts';
import type { LookSheets } from '../../ground/octavo/engineFiles.ts';
import { rulesFor, type LookTable } from './loadLook.ts';
import type { CodeStyle } from './prismCss.ts';
import type { PlacedSheets } from './placeSheets.ts';
import { variablesFor, whereUsed, withVariables } from './lookVariables.ts';

interface LookInput {
  table: LookTable;
  /** Octavo's own sheets for the look. */
  sheets: LookSheets;
  /** The site's own. */
  site: { inline: string; linked: string };
  /** Sheets that the site's code imports, before and after the theme. */
  early: PlacedSheets;
  later: PlacedSheets;
  /** Other texts that may mention variables: the site's code, with its style sheets. */
  texts: readonly string[];
  /** Returns the address of a file with this text. */
  addFile(name: string, text: string): string;
}

export interface ClassicInput extends LookInput {
  /** The colours of code. */
  code: CodeStyle;
  hasLayers: boolean;
  /** The rules of media queries that follow all others, see `mediaOrder.ts`. */
  media: PlacedSheets;
}

export interface OctavoInput extends LookInput {
  /** Parts of the look, in the order of the cascade. */
  parts: [part: StylePart, css: string][];
}

/** Docusaurus declares them in this order, even if few are used. */
const LAYERS = ['docusaurus.infima', 'docusaurus.theme-common', 'docusaurus.theme-classic'];
const INFIMA_PARTS: StylePart[] = [
  'end',
  'carets',
  'seldom-content',
  'table',
  'utilities',
  'alert',
  'button',
  'cards',
  'tabs',
  'content',
  'seldom',
];
const THEME_PARTS: StylePart[] = [
  'end',
  'seldom-menu',
  'code',
  'code-lines',
  'seldom-code',
  'alert',
  'cards',
  'tabs',
  'content',
  'extras',
  'blog',
];

/**
 * The styles of Docusaurus's look, in the order of Docusaurus's build: Infima, the site's own, the theme, media queries. Each of the
 * engine's two halves is reduced for the first paint; the whole half follows at the same place.
 */
export function toClassicStyles(input: ClassicInput): DocumentStyle[] {
  const { table, sheets, site, early, later, texts, code, hasLayers, media, addFile } = input;
  const own = [site.inline, site.linked, ...[early, later, media].map(({ common }) => common)];
  const { infima, theme } = withVariables(table, [...own, sheets.first, ...texts]);
  const inLayer = (layer: string, css: string) => (hasLayers && css ? `@layer ${layer}{${css}}` : css);
  const wholeOf = (blocks: [string, string][]) => blocks.map(([layer, css]) => inLayer(layer, css)).join('');
  const codeOf: Partial<Record<StylePart, string>> = {
    code: code.first,
    'code-lines': code.lines,
    'seldom-code': code.seldom,
  };
  // It may arrive before Infima, so it declares Infima's variables too.
  const lateTheme = wholeOf(table.theme?.whole ?? []) + code.first + code.lines + code.seldom + sheets.late;
  const order = hasLayers ? `@layer ${LAYERS.join()};` : '';
  return withoutEmpty([
    inline(order + inLayer('docusaurus.infima', infima.first ?? '')),
    ...INFIMA_PARTS.map((part) => inline(inLayer('docusaurus.infima', infima[part] ?? ''), part)),
    late('infima', order + wholeOf(table.infima.whole), addFile),
    inline(site.inline),
    ...linked('site', site.linked, addFile),
    ...early.styles,
    inline(inLayer('docusaurus.theme-classic', theme.first ?? '') + sheets.first),
    ...THEME_PARTS.map((part) =>
      inline(inLayer('docusaurus.theme-classic', theme[part] ?? '') + (codeOf[part] ?? ''), part),
    ),
    ...ADDED_PARTS.map((part) => inline(sheets.added[part], part)),
    late('theme', variablesFor(lateTheme, table) + lateTheme, addFile),
    ...later.styles,
    ...media.styles,
  ]);
}

/** The styles of Octavo's look: Infima for content that uses it, the look itself, and the site's own sheets. */
export function toOctavoStyles(input: OctavoInput): DocumentStyle[] {
  const { table, sheets, site, early, later, texts, parts, addFile } = input;
  const own = [site.inline, site.linked, early.common, later.common].join('');
  const { infima: looked } = withVariables(table, [own, ...texts]);
  const infima = INFIMA_PARTS.map((part) => inline(looked[part] ?? '', part));
  return withoutEmpty([
    ...infima,
    inline(sheets.first),
    ...ADDED_PARTS.map((part) => inline(sheets.added[part], part)),
    ...parts.map(([part, css]) => inline(css, part)),
    late('theme', infima.map(({ text }) => whereUsed(text)).join('') + sheets.late, addFile),
    inline((looked.first ?? '') + rulesFor(own, table) + site.inline),
    ...linked('site', site.linked, addFile),
    ...early.styles,
    ...later.styles,
  ]);
}

function inline(text: string, part?: StylePart) {
  return { kind: 'inline' as const, text, part };
}

function late(name: string, text: string, addFile: LookInput['addFile']): DocumentStyle {
  return { kind: 'late', file: addFile(name, text) };
}

function linked(name: string, text: string, addFile: LookInput['addFile']): DocumentStyle[] {
  return text ? [{ kind: 'linked', file: addFile(name, text) }] : [];
}

function withoutEmpty(styles: DocumentStyle[]): DocumentStyle[] {
  return styles.filter((style) => style.kind !== 'inline' || style.text !== '');
}

/** Tokens of code that few languages have. */
const SELDOM_TOKENS = (
  'char attr-value regex code symbol namespace package url important atrule title constant unit entity hexcode ' +
  'attr-name annotation decorator comment prolog cdata doctype shebang inserted deleted'
).split(' ');

/** Names that need parts of Octavo's own style. */
const OWN_CLASSES: Partial<Record<StylePart, string[]>> = {
  bars: ['theme-announcement-bar', 'navbar--dark', 'navbar--primary'],
  cards: ['oc-cards', 'oc-actions', 'cardContainer_fWXF'],
  'seldom-menu': ['menu__caret', 'menuHtmlItem_M9Kj', 'sidebarLogo_isFc'],
  alert: ['alert', 'oc-notice'],
  admonition: ['theme-admonition'],
  'code-lines': ['theme-code-block-highlighted-line', 'codeBlockLinesWithNumbering_o6Pm'],
  'seldom-content': ['details_lb9f', 'contains-task-list', 'text--right', 'sr-only', 'margin-vert--xl'],
  'seldom-code': SELDOM_TOKENS,
  tabs: ['tabs'],
};

/** Class names by the part of the style that they need. */
export function toPartOfClass({ theme, classes }: LookTable): Record<string, StylePart> {
  const own = theme ? [] : Object.entries(OWN_CLASSES);
  const entries = [...own, ['live-code', [PLAYGROUND.container]], ...Object.entries(classes)] as [
    StylePart,
    string[],
  ][];
  return Object.fromEntries(entries.flatMap(([part, names]) => names.map((name) => [name, part])));
}
