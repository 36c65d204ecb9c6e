import type { DocumentStyle } from '../../../shared/renderer.ts';

interface PlaceInput {
  /** The classes of the theme, without the dot. */
  known: ReadonlySet<string>;
  /** A prefix for a text that needs variables which documents may lack. */
  variablesFor(css: string): string;
  /** Returns the address of a file with this text. */
  addFile(text: string): string;
}

/** Sheets as they are in documents. */
export interface PlacedSheets {
  /** The rules that every document contains. */
  common: string;
  styles: DocumentStyle[];
}

/** Larger texts are better loaded once than inlined in several documents. */
const MAX_INLINE = 4_000;

/** Addresses in a document would be relative to it. */
const NAMES_FILES = /url\((?!["']?(?:data:|#|[a-z]+:\/\/))|@import/i;

/** At-rules that matter only to rules which mention them. */
const MENTIONED = /^@(?:font-face|keyframes|import|charset)\b/;

/** A sheet that every document contains. */
export function placeSheet(css: string, addFile: PlaceInput['addFile']): PlacedSheets {
  return { common: css, styles: css === '' ? [] : [toStyle(css, addFile)] };
}

function toStyle(
  css: string,
  addFile: PlaceInput['addFile'],
  max = Infinity,
): Exclude<DocumentStyle, { kind: 'late' }> {
  const isInline = css.length <= max && !NAMES_FILES.test(css);
  return isInline ? { kind: 'inline', text: css } : { kind: 'linked', file: addFile(css) };
}

/**
 * Style sheets of the site's code apply to every page, as in Docusaurus. For the first paint, a document contains the
 * rules for elements and for classes of the theme, and the sheets whose own classes it shows. All sheets follow late.
 */
export async function placeCodeSheets(
  sheets: readonly string[],
  { known, variablesFor, addFile }: PlaceInput,
): Promise<PlacedSheets> {
  const whole = sheets.join('');
  if (whole === '') return { common: '', styles: [] };
  // A site without code needs no PostCSS.
  const { pickRules } = await import('../../compile/styles/pickRules.ts');
  let common = '';
  let hasOwn = false;
  const own: DocumentStyle[] = [];
  for (const css of sheets) {
    const names = new Set<string>();
    const isOwn = (selectors: string[]) => {
      if (MENTIONED.test(selectors[0] ?? '')) return true;
      const found = selectors.map((selector) => ownClasses(selector, known));
      if (found.some(({ length }) => length === 0)) return false;
      for (const [name = ''] of found) names.add(name);
      return true;
    };
    common += pickRules(css, (selectors) => !isOwn(selectors));
    const rest = pickRules(css, isOwn);
    hasOwn ||= rest !== '';
    if (names.size > 0) own.push({ ...toStyle(variablesFor(rest) + rest, addFile, MAX_INLINE), names: [...names] });
  }
  const isImport = ([selector = '']: string[]) => selector.startsWith('@import ');
  const late = pickRules(whole, isImport) + variablesFor(whole) + pickRules(whole, (selectors) => !isImport(selectors));
  return {
    common,
    styles: [
      ...placeSheet(common, addFile).styles,
      ...own,
      ...(hasOwn ? [{ kind: 'late' as const, file: addFile(late) }] : []),
    ],
  };
}

/** A selector with `:not(.a)` also applies to pages without the class. */
function ownClasses(selector: string, known: ReadonlySet<string>): string[] {
  const plain = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '').replace(/\[[^\]]*\]/g, '');
  const names = [...plain.matchAll(/\.(-?(?:[_a-zA-Z\u0080-\uffff]|\\.)(?:[\w-]|[\u0080-\uffff]|\\.)*)/g)];
  return names.map(([, name = '']) => name.replace(/\\(.)/g, '$1')).filter((name) => !known.has(name));
}
