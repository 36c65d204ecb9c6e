import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import type { Extension } from 'micromark-util-types';

/** What plugins add to the parser: each list in its place before or after what Docusaurus itself adds. */
export interface PluginSyntax {
  before: ParserExtensions;
  after: ParserExtensions;
}

export interface ParserExtensions {
  micromark: Extension[];
  fromMarkdown: FromMarkdownExtension[];
}

/** Whether a plugin reads `$`: then formulas are its business. */
export function readsFormulas({ before, after }: PluginSyntax): boolean {
  const dollar = '$'.charCodeAt(0);
  return [...before.micromark, ...after.micromark].some(({ text, flow }) => text?.[dollar] ?? flow?.[dollar]);
}
