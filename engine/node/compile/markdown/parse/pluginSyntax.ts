import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import type { Extension } from 'micromark-util-types';

/** Plugins' additions to the parser: each list goes before or after Docusaurus's own additions. */
export interface PluginSyntax {
  before: ParserExtensions;
  after: ParserExtensions;
}

export interface ParserExtensions {
  micromark: Extension[];
  fromMarkdown: FromMarkdownExtension[];
}

/** Whether a plugin handles `$`, which means formulas. */
export function readsFormulas({ before, after }: PluginSyntax): boolean {
  const dollar = '$'.charCodeAt(0);
  return [...before.micromark, ...after.micromark].some(({ text, flow }) => text?.[dollar] ?? flow?.[dollar]);
}
