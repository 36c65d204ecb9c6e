import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown, type Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';
import type { Extension } from 'micromark-util-types';
import { CompileError } from '../compileError.ts';
import { explainSyntaxError } from './explainSyntaxError.ts';
import { LONG_TEXT, LongTextError, parseLongText } from './parseLongText.ts';
import { htmlComment, htmlCommentFromMarkdown } from './htmlComment.ts';

export interface ParseOptions {
  format: 'mdx' | 'md';
  /** HTML comments in MDX. */
  comments: boolean;
  filePath: string;
}

type Extensions = [syntax: Extension[], tree: (FromMarkdownExtension | FromMarkdownExtension[])[]];

// Made once: an extension holds no state of a document, and combining them is not free.
const common: Extensions = [
  [gfm(), directive()],
  [gfmFromMarkdown(), directiveFromMarkdown()],
];
const mdx: Extensions = [
  [...common[0], mdxjs()],
  [...common[1], mdxFromMarkdown()],
];
// The last extension is asked first: `<!--` must not reach the JSX tokenizer.
const mdxWithComments: Extensions = [
  [...mdx[0], htmlComment],
  [...mdx[1], htmlCommentFromMarkdown],
];

/** The one parse of a file. Throws a `CompileError` where MDX cannot read it. */
export function parseMarkdown(text: string, { format, comments, filePath }: ParseOptions): Root {
  const [extensions, mdastExtensions] = format === 'md' ? common : comments ? mdxWithComments : mdx;
  try {
    const parse = (part: string): Root => fromMarkdown(part, { extensions, mdastExtensions });
    return text.length > LONG_TEXT ? parseLongText(text, parse) : parse(text);
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep(filePath, error);
    const [cause, read] = error instanceof LongTextError ? [error.cause, error.text] : [error, text];
    throw new CompileError([{ filePath, ...explainSyntaxError(cause, read) }], { cause });
  }
}

/** Recursion ended by the engine: nothing an author writes by hand nests so deep. */
export function tooDeep(filePath: string, cause: unknown): CompileError {
  const message = 'The page nests too deeply (lists, quotes or tags inside one another). Is something never closed?';
  return new CompileError([{ filePath, message }], { cause });
}
