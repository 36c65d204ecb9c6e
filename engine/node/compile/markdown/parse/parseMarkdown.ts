import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { directive } from 'micromark-extension-directive';
import type { Extension } from 'micromark-util-types';
import { CompileError } from '../compileError.ts';
import { explainSyntaxError } from './explainSyntaxError.ts';
import { LONG_TEXT, LongTextError, parseLongText } from './parseLongText.ts';
import { limitSyntax, type PassedLimits } from './limitSyntax.ts';
import { mdxSyntax } from './mdxSyntax.ts';
import { parseNatively } from './parseNatively.ts';
import { leanGfm, leanGfmFromMarkdown } from './leanGfm.ts';
import { htmlComment, htmlCommentFromMarkdown, withoutComments } from './htmlComment.ts';
import type { PluginSyntax } from './pluginSyntax.ts';

export interface ParseOptions {
  format: 'mdx' | 'md';
  /** HTML comments in MDX. */
  comments: boolean;
  filePath: string;
  /** Called with the constructs that exceed their limits. */
  passed: PassedLimits;
  /** Plugins will see the tree. */
  forPlugins?: boolean;
  /** The plugins' additions to the syntax. */
  syntax?: PluginSyntax;
}

// Created once: an extension holds no state of a document.
const directives = directive();
const treeCommon = [...leanGfmFromMarkdown, directiveFromMarkdown()];
const treeMdx = [...treeCommon, mdxFromMarkdown(), htmlCommentFromMarkdown];

/** The last extension is tried first: `<!--` must not reach the JSX tokenizer. */
function syntaxFor(text: string, { format, comments, syntax }: ParseOptions): Extension[] {
  return [
    ...(syntax?.before.micromark ?? []),
    leanGfm(text),
    directives,
    ...(format === 'mdx' ? mdxSyntaxFor(comments) : []),
    ...(syntax?.after.micromark ?? []),
  ];
}

function mdxSyntaxFor(comments: boolean): Extension[] {
  const mdx = mdxSyntax();
  return comments ? [withoutComments(mdx), htmlComment] : [mdx];
}

/** The one parse of a file. Throws a `CompileError` if MDX cannot read the text. */
export async function parseMarkdown(text: string, options: ParseOptions): Promise<Root> {
  // Plugins see micromark's own trees, and may extend the syntax.
  const native = options.forPlugins ? undefined : await parseNatively(text, options);
  return native ?? parseByMicromark(text, options);
}

export function parseByMicromark(text: string, options: ParseOptions): Root {
  const { format, filePath, passed, syntax } = options;
  const own = format === 'md' ? treeCommon : treeMdx;
  const mdastExtensions = syntax ? [...syntax.before.fromMarkdown, ...own, ...syntax.after.fromMarkdown] : own;
  try {
    const parse = (part: string, linesBefore = 0): Root => {
      const inPart: PassedLimits = new Map();
      const extensions = limitSyntax(syntaxFor(part, options), inPart);
      const tree = fromMarkdown(part, { extensions, mdastExtensions });
      for (const [message, line] of inPart) if (!passed.has(message)) passed.set(message, line + linesBefore);
      return tree;
    };
    return text.length > LONG_TEXT ? parseLongText(text, parse) : parse(text);
  } catch (error) {
    // The call stack overflowed: nobody nests so deep by hand.
    if (error instanceof RangeError) throw error;
    const [cause, read] = error instanceof LongTextError ? [error.cause, error.text] : [error, text];
    throw new CompileError([{ filePath, ...explainSyntaxError(cause, read) }], { cause });
  }
}
