/**
 * GFM whose two expensive parts skip places where they cannot match. They took two thirds of the parse time, because
 * every word was tried as an email address and every paragraph as a table head. The result is the same.
 */
import type { PhrasingContent, Root, Text } from 'mdast';
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Construct, Extension, TokenizeContext } from 'micromark-util-types';

type ConstructMap = Record<string, Construct | Construct[] | undefined>;

const whole = gfm();
const flow = (whole.flow ?? {}) as ConstructMap;
const text = (whole.text ?? {}) as ConstructMap;
const tables = asList(flow.null).filter(({ name }) => name === 'table');
const otherFlow = asList(flow.null).filter(({ name }) => name !== 'table');
const withoutEmail: ConstructMap = Object.fromEntries(
  Object.entries(text)
    .map(([code, constructs]) => [code, asList(constructs).filter(({ name }) => name !== 'emailAutolink')] as const)
    .filter(([, constructs]) => constructs.length > 0),
);

/** The tokenizer's part, for one text. */
export function leanGfm(source: string): Extension {
  const heads = findTableHeads(source);
  const limited = tables.map((table): Construct => ({ ...table, tokenize: onlyAt(heads, table.tokenize) }));
  return {
    ...whole,
    text: /[\w.+-]@[\w-]/.test(source) ? whole.text : withoutEmail,
    flow: { ...whole.flow, null: heads.size > 0 ? [...otherFlow, ...limited] : otherFlow },
  } as Extension;
}

function asList(constructs: Construct | Construct[] | undefined): Construct[] {
  if (!constructs) return [];
  return Array.isArray(constructs) ? constructs : [constructs];
}

/** Lines (from 1) that precede a line of dashes, colons and bars only: a table can begin nowhere else. */
function findTableHeads(source: string): Set<number> {
  const heads = new Set<number>();
  if (!source.includes('-')) return heads;
  let line = 0;
  for (const content of source.split('\n')) {
    if (content.includes('-') && /^[\s>|:-]*$/.test(content)) heads.add(line);
    line++;
  }
  return heads;
}

/** Starts a table where one may begin, or continues an open one. */
function onlyAt(heads: ReadonlySet<number>, tokenize: Construct['tokenize']): Construct['tokenize'] {
  return function (this: TokenizeContext, effects, ok, nok) {
    return heads.has(this.now().line) || isInTable(this) ? tokenize.call(this, effects, ok, nok) : nok;
  };
}

function isInTable({ events }: TokenizeContext): boolean {
  for (let i = events.length - 1; i >= 0; i--) {
    const type = events[i]?.[1].type as string | undefined;
    if (type === 'lineEnding' || type === 'linePrefix') continue;
    return type === 'tableHead' || type === 'tableRow';
  }
  return false;
}

const treeExtensions = gfmFromMarkdown() as FromMarkdownExtension[];

/**
 * The part that builds the tree, without the search for addresses that the tokenizer missed: `linkLiterals` does that.
 */
export const leanGfmFromMarkdown: FromMarkdownExtension[] = treeExtensions.map(
  ({ transforms: _transforms, ...extension }) => extension,
);

const transforms = treeExtensions.flatMap((extension) => extension.transforms ?? []);

/** Addresses in text outside links, as GFM finds them in the complete tree. */
export function linkLiterals(node: Text): PhrasingContent[] {
  if (!/@|www\.|https?:\/\//i.test(node.value)) return [node];
  const root: Root = { type: 'root', children: [{ type: 'paragraph', children: [node] }] };
  for (const transform of transforms) transform(root);
  const [paragraph] = root.children;
  return paragraph?.type === 'paragraph' ? paragraph.children : [node];
}
