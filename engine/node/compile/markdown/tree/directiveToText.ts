import type { Nodes, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { didYouMean } from '../../../../shared/nearestName.ts';
import type { Problem } from '../../siteCode/types.ts';

export type Directive = ContainerDirective | LeafDirective | TextDirective;

export function isDirective(node: Nodes): node is Directive {
  return node.type === 'containerDirective' || node.type === 'leafDirective' || node.type === 'textDirective';
}

/** The file that a directive is written in. */
export interface DirectiveSource {
  filePath: string;
  /** The text that the tree was parsed from. */
  text: string;
  admonitionKeywords: ReadonlySet<string>;
}

/**
 * A directive that nothing handles was not meant as one: `10:30am`, `Lisp::Name`, `:::custom`. It becomes its source
 * text. The content of a container stays Markdown.
 */
export function directiveToText(
  node: Directive,
  { filePath, text, admonitionKeywords: keywords }: DirectiveSource,
): { nodes: RootContent[]; problem?: Problem } {
  const written = text.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
  if (node.type === 'textDirective') return { nodes: [{ type: 'text', value: written, position: node.position }] };
  if (node.type === 'leafDirective') return { nodes: [toParagraph(written, node)] };

  const lines = written.split(/\r?\n/);
  const last = lines.at(-1)?.replace(/^[\s>]*/, '') ?? '';
  const content = node.children.filter((child) => !(child.type === 'paragraph' && child.data?.directiveLabel));
  const nodes: RootContent[] = [toParagraph(lines[0] ?? '', node), ...content];
  if (lines.length > 1 && /^:{3,}\s*$/.test(last)) nodes.push(toParagraph(last, node));
  const hint = keywords.size > 0 ? didYouMean(node.name, keywords) || ` There are: ${[...keywords].join(', ')}.` : '';
  const { line, column } = node.position?.start ?? {};
  const message = `\`:::${node.name}\` is no admonition, so it is shown as text.${hint}`;
  return { nodes, problem: { filePath, line, column, message, code: 'unknown-admonition', subject: node.name } };
}

function toParagraph(value: string, { position }: Nodes): RootContent {
  return { type: 'paragraph', position, children: [{ type: 'text', value: value.trim() }] };
}
