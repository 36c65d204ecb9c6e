import { areRivals, namesOf, type RivalRule } from '../../../looks/rivalRules.mjs';
import type { LookTable, MediaRule } from './loadLook.ts';

/**
 * Docusaurus's build moves the rules of all media queries behind all other rules, and sorts them by their queries:
 * Infima's `@media (max-width: 996px)` wins over a rule of the site that stands below it. Here the site's own queries
 * follow the theme, together with those rules of the theme whose order matters for the site's.
 */
export function orderMedia(
  css: string,
  { media: ofLook = [], infima, theme }: LookTable,
): { rest: string; media: string } {
  const blocks = listBlocks(css);
  const isMedia = ({ head }: Block): boolean => /^@media\b/.test(head);
  const own = blocks
    .filter(isMedia)
    .map(({ head, body }) => ({ query: head.slice('@media'.length).trim(), css: body }));
  const rules = blocks.flatMap((block) => (isMedia(block) ? listBlocks(block.body) : [block])).flatMap(toRules);
  const wholes = [infima, theme].flatMap((half) => half?.whole.map(([, text]) => text) ?? []);
  const known = new Set(rules.length > 0 ? wholes.join('').match(/\.-?[a-zA-Z_][\w-]*/g) : []);
  /** Whether both may select the same element. A class that is not the theme's may be on any. */
  const canMeet = (rule: MediaRule, { selector }: RivalRule): boolean =>
    namesOf(selector).some(
      (name) => rule.names.includes(name) || !/^[.#\w]/.test(name) || (name.startsWith('.') && !known.has(name)),
    );
  const rivals = (half: MediaRule['half']) =>
    ofLook.filter((rule) => rule.half === half && rules.some((one) => canMeet(rule, one) && areRivals(rule, one)));
  const byQuery = new Map<string, string>();
  for (const { query, css: text } of [...rivals('infima'), ...own, ...rivals('theme')]) {
    byQuery.set(query, (byQuery.get(query) ?? '') + text);
  }
  return {
    rest: blocks
      .filter((block) => !isMedia(block))
      .map(({ text }) => text)
      .join(''),
    media: [...byQuery]
      .sort(([a], [b]) => compareQueries(a, b))
      .map(([query, text]) => `@media ${query}{${text}}`)
      .join(''),
  };
}

interface Block {
  text: string;
  /** In front of the braces. */
  head: string;
  body: string;
}

/** The rules of a style sheet, one after the other. */
function listBlocks(css: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  for (const { index, 0: sign } of css.matchAll(/\\[^]|"(?:\\[^]|[^"])*"|'(?:\\[^]|[^'])*'|\/\*[^]*?\*\/|[{};]/g)) {
    if (sign === '{' && depth++ === 0) open = index;
    const isEnd = sign === '}' ? --depth === 0 : sign === ';' && depth === 0;
    if (!isEnd) continue;
    const head = css.slice(start, open < 0 ? index : open).trim();
    blocks.push({ text: css.slice(start, index + 1), head, body: open < 0 ? '' : css.slice(open + 1, index) });
    start = index + 1;
    open = -1;
  }
  return blocks;
}

function toRules({ head, body }: Block): RivalRule[] {
  if (head.startsWith('@')) return [];
  const declarations = body
    .replace(/[^;{}]*\{[^{}]*\}/g, '')
    .split(';')
    .flatMap((text): [string, string][] => {
      const at = text.indexOf(':');
      return at < 0 ? [] : [[text.slice(0, at).trim(), text.slice(at + 1).trim()]];
    });
  return splitList(head).map((selector) => ({ selector, declarations }));
}

function splitList(selectors: string): string[] {
  return selectors.split(/,(?![^([]*[)\]])/).map((selector) => selector.trim());
}

/** Smallest minimum first, largest maximum first, then everything without a length; print comes last. */
function compareQueries(a: string, b: string): number {
  const [one, two] = [orderOf(a), orderOf(b)];
  return one[0] - two[0] || one[1] - two[1] || one[2].localeCompare(two[2]);
}

const PRINT = 3;
const UNITS: Record<string, number> = { px: 1, em: 16, rem: 16, ch: 8.898_437_5, ex: 8.296_875 };

function orderOf(query: string): [kind: number, length: number, text: string] {
  const text = query.replace(/\s+/g, ' ');
  if (/print/i.test(text)) return [PRINT, /^print$/i.test(text) ? 1 : 0, text];
  const [, number, unit = 'px'] = /(-?\d*\.?\d+)(ch|em|ex|px|rem)|[>:]=?\s*(0)/.exec(text) ?? [];
  const length = number === undefined ? (/[>:=]\s*0\)/.test(text) ? 0 : Infinity) : Number(number) * UNITS[unit]!;
  const [min, max] = [
    /min-(?:device-)?(?:width|height)|(?:width|height)\s*>|<=?\s*(?:width|height)/,
    /max-(?:device-)?(?:width|height)|(?:width|height)\s*</,
  ].map((pattern) => text.search(pattern)) as [number, number];
  // A range is what it begins with.
  if (min >= 0 && (max < 0 || min < max)) return [0, length, text];
  if (max >= 0) return [1, -length, text];
  return [2, length, text];
}
