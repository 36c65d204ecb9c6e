/**
 * A page of an API reference before it is HTML: a small document tree as JSON. It is the text of the page, by which
 * compiled pages are cached; `compile/api/toApiTree.ts` turns it into the same kind of tree as Markdown.
 */
import type { TryOperation } from '../../../../shared/api/tryIt.ts';
import type { Text } from '../../../../shared/messages.ts';

export type Inline =
  | string
  /** A text of the theme, in the language of the page. */
  | { word: Text }
  | { code: string }
  | { strong: readonly Inline[] }
  | { link: string; content: readonly Inline[] }
  | { badge: BadgeKind; content: readonly Inline[]; className?: string };

/** Infima's colours. */
export type BadgeKind = 'primary' | 'secondary' | 'success' | 'info' | 'warning' | 'danger';

export type Block =
  | { type: 'heading'; level: 2 | 3 | 4 | 5; id: string; content: readonly Inline[] }
  | { type: 'paragraph'; content: readonly Inline[]; className?: string }
  /** Markdown of the description; its headings are at least of this level. */
  | { type: 'markdown'; text: string; level: number }
  | { type: 'list'; items: readonly (readonly Inline[])[]; className?: string }
  | { type: 'table'; head: readonly (readonly Inline[])[]; rows: readonly (readonly (readonly Inline[])[])[] }
  | { type: 'code'; lang: string; text: string; title?: string }
  | { type: 'tabs'; group: string; tabs: readonly { value: string; label: string; blocks: readonly Block[] }[] }
  | { type: 'details'; summary: readonly Inline[]; blocks: readonly Block[]; open?: boolean }
  /** `id` is set if no heading has the operation's id; `names` are additional names for search. */
  | {
      type: 'endpoint';
      method: string;
      path: string;
      flags: readonly Inline[];
      id?: string;
      names: readonly string[];
    }
  /** A form from which readers send the request. */
  | { type: 'try'; operation: TryOperation }
  | { type: 'fields'; fields: readonly Field[] }
  /** If there is room, `side` stays in view next to the other blocks; otherwise it is between them. */
  | { type: 'columns'; intro: readonly Block[]; side: readonly Block[]; rest: readonly Block[] };

/** A parameter or a property. */
export interface Field {
  id: string;
  name: string;
  kind: readonly Inline[];
  flags: readonly Inline[];
  description?: string;
  /** Limits, default, allowed values: one line each. */
  facts: readonly (readonly Inline[])[];
  inside?: Block[];
}

/** The text of a page. */
export interface ApiPageText {
  blocks: readonly Block[];
}

/** The paragraph with "One of" or "Any of". */
export const VARIANTS_CLASS = 'oc-api-variants';
