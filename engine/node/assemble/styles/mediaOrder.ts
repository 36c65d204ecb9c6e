import type { AtRule, ChildNode, Root } from 'postcss';
import parse from 'postcss/lib/parse';
import { areRivals, namesOf, toRules, type RivalRule } from '../../../looks/rivalRules.mjs';
import { classesOfLook, type LookTable, type MediaRule } from './loadLook.ts';

/**
 * Docusaurus's build moves the rules of all media queries behind all other rules, and sorts them by their queries:
 * Infima's `@media (max-width: 996px)` wins over a rule of the site that stands below it. Here the site's own queries
 * leave their cascade layers and follow the theme, together with those rules of the theme whose order matters for them.
 * Import this file by `import()`: a site without its own style sheets needs no PostCSS.
 */
export function orderMedia(
  sheets: readonly string[],
  table: Pick<LookTable, 'media' | 'infima' | 'theme'>,
): { sheets: string[]; media: string } {
  const { media: ofLook = [] } = table;
  const roots = sheets.map((css) => parse(css) as Root);
  const queries = roots.flatMap(({ nodes }) => nodes.flatMap(queriesIn));
  const rules = roots.flatMap((root) => [...toRules(root)]).filter(({ media }) => /^(?:@media [^{]+\{)?$/.test(media));

  const known = classesOfLook(table);
  /** Whether both may select the same element. A class that is not the theme's may be on any. */
  const canMeet = (rule: MediaRule, { selector }: RivalRule): boolean =>
    namesOf(selector).some(
      (name) =>
        rule.names.includes(name) || !/^[.#\w]/.test(name) || (name.startsWith('.') && !known.has(name.slice(1))),
    );
  const rivals = (half: MediaRule['half']) =>
    ofLook.filter((rule) => rule.half === half && rules.some((one) => canMeet(rule, one) && areRivals(rule, one)));
  const own = queries.map(({ params, nodes: inside = [] }) => ({ query: params, css: inside.map(String).join('') }));

  const byQuery = new Map<string, string>();
  for (const { query, css } of [...rivals('infima'), ...own, ...rivals('theme')]) {
    byQuery.set(query, (byQuery.get(query) ?? '') + css);
  }
  const media = [...byQuery]
    .sort(([a], [b]) => compareQueries(a, b))
    .map(([query, css]) => `@media ${query}{${css}}`)
    .join('');
  for (const query of queries) query.remove();
  return { sheets: roots.map(String), media };
}

/** Includes queries in layers. As in Docusaurus's build, they leave their layers and win over rules outside. */
function queriesIn(node: ChildNode): AtRule[] {
  if (node.type !== 'atrule') return [];
  if (node.name === 'media') return [node];
  return node.name === 'layer' ? (node.nodes ?? []).flatMap(queriesIn) : [];
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
  // A query with a minimum and a maximum counts as the one that comes first.
  if (min >= 0 && (max < 0 || min < max)) return [0, length, text];
  if (max >= 0) return [1, -length, text];
  return [2, length, text];
}
