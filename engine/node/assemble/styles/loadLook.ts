import type { StylePart } from '../../../shared/features.ts';
import { readEngineTable } from '../../ground/octavo/engineFiles.ts';

/** The output of `engine/looks/readClassic.mjs`: Infima and Docusaurus's theme for a look. */
export interface LookTable {
  infima: HalfTable;
  /** Docusaurus's theme; Octavo's look has its own sheets. */
  theme?: HalfTable;
  /** Variables of the document. */
  variables: Record<string, LookVariable>;
  /** Rules by which variables of Infima's act on Octavo's own look; the site has to set one of those that they name. */
  rules: [names: string[], css: string][];
  classes: Partial<Record<StylePart, string[]>>;
}

interface HalfTable {
  /** All of it, by cascade layer. */
  whole: [layer: string, css: string][];
  /** The rules that documents carry for their first paint. */
  parts: LookParts;
}

export type LookParts = Partial<Record<StylePart | 'first', string>>;

export interface LookVariable {
  half: 'infima' | 'theme';
  light?: string;
  dark?: string;
  /** A value that the site sets for both modes outweighs that for dark mode. */
  isLight?: boolean;
  /** Only the site can change its value. */
  isFixed?: boolean;
}

export type Direction = 'ltr' | 'rtl';

const tables = new Map<string, LookTable>();

export function loadLook(look: 'classic' | 'octavo', direction: Direction): LookTable {
  const name = `looks/${look}-${direction}.json`;
  const table = tables.get(name) ?? (readEngineTable(name) as LookTable);
  tables.set(name, table);
  return table;
}

/** The effects of Infima's variables, set by a site, in Octavo's own look. */
export function rulesFor(css: string, { rules }: LookTable): string {
  const set = new Set([...css.matchAll(/(--(?:ifm|doc|docusaurus)-[\w-]+)\s*:/g)].map(([, name]) => name));
  return rules
    .filter(([names]) => names.some((name) => set.has(name)))
    .map(([, rule]) => rule)
    .join('');
}
