import type { StylePart } from '../../../shared/features.ts';
import { readEngineTable } from '../../ground/octavo/engineFiles.ts';
import { remember } from '../../../shared/remember.ts';

/** The output of `engine/looks/readClassic.mjs`: the rules of Infima, and of Docusaurus's theme, for one look. */
export interface LookTable {
  infima: HalfTable;
  /** Docusaurus's theme; Octavo's look has its own sheets. */
  theme?: HalfTable;
  /** Variables of the document. */
  variables: Record<string, LookVariable>;
  /**
   * Rules that apply Infima's variables in Octavo's own look. Each is needed only if the site sets one of its
   * variables.
   */
  rules: [names: string[], css: string][];
  classes: Partial<Record<StylePart, string[]>>;
  /** Classes and variables that only one component of Docusaurus's theme has. Not in Octavo's look. */
  components?: Record<string, string[]>;
  /** The rules of media queries, which Docusaurus's build moves; see `mediaOrder.ts`. Not in Octavo's look. */
  media?: MediaRule[];
}

export interface MediaRule {
  half: 'infima' | 'theme';
  query: string;
  /** The tag, classes, ids and attributes of the selected element, without those of its ancestors. */
  names: string[];
  selector: string;
  declarations: [name: string, value: string][];
  css: string;
}

interface HalfTable {
  /** The whole sheet, by cascade layer. */
  whole: [layer: string, css: string][];
  /** The rules in documents for their first paint. */
  parts: LookParts;
}

export type LookParts = Partial<Record<StylePart | 'first', string>>;

export interface LookVariable {
  half: 'infima' | 'theme';
  light?: string;
  dark?: string;
  /** If the site sets a value for both modes, it also overrides the one for dark mode. */
  isLight?: boolean;
  /** Only the site can change its value. */
  isFixed?: boolean;
}

export type Direction = 'ltr' | 'rtl';

const readTable = remember((name: string) => readEngineTable(name) as LookTable);

export function loadLook(look: 'classic' | 'octavo', direction: Direction): LookTable {
  return readTable(`looks/${look}-${direction}.json`);
}

/** The rules that apply the Infima variables which a site sets to Octavo's own look. */
export function rulesFor(css: string, { rules }: LookTable): string {
  const set = new Set([...css.matchAll(/(--(?:ifm|doc|docusaurus)-[\w-]+)\s*:/g)].map(([, name]) => name));
  return rules
    .filter(([names]) => names.some((name) => set.has(name)))
    .map(([, rule]) => rule)
    .join('');
}

/** The classes that the look has rules for, without the dot. */
export function classesOfLook({ infima, theme }: Pick<LookTable, 'infima' | 'theme'>): Set<string> {
  const wholes = [infima, theme].flatMap((half) => half?.whole.map(([, text]) => text) ?? []);
  return new Set([...wholes.join('').matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
}
