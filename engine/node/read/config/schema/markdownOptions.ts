import * as v from 'valibot';
import { anyObject, functionOf, looseFlag, severity, strict, unused } from './fields.ts';

interface FrontMatterResult {
  frontMatter: Record<string, unknown>;
  content: string;
}

export type ParseFrontMatter = (params: {
  filePath: string;
  fileContent: string;
  defaultParseFrontMatter: (params: { filePath: string; fileContent: string }) => Promise<FrontMatterResult>;
}) => Promise<FrontMatterResult>;

const brokenHook = v.union([severity, functionOf<(params: never) => unknown>()]);

export const markdownOptions = strict({
  /** `detect`: by file extension. */
  format: v.optional(v.picklist(['mdx', 'md', 'detect']), 'mdx'),
  mermaid: v.optional(looseFlag, false),
  preprocessor: v.optional(functionOf<(args: { filePath: string; fileContent: string }) => string>(1)),
  parseFrontMatter: v.optional(functionOf<ParseFrontMatter>()),
  mdx1Compat: v.optional(
    strict({
      comments: v.optional(looseFlag),
      admonitions: v.optional(looseFlag),
      headingIds: v.optional(looseFlag),
    }),
    {},
  ),
  /** Later releases' form of `onBrokenMarkdownLinks`. */
  hooks: v.optional(
    strict({
      onBrokenMarkdownLinks: v.optional(brokenHook),
      onBrokenMarkdownImages: v.optional(brokenHook),
      ...unused(brokenHook, 'onUnusedMarkdownDirectives'),
    }),
    {},
  ),
  /** Whether `:smile:` becomes an emoji; since 3.9. */
  emoji: v.optional(looseFlag),
  anchors: v.optional(strict({ maintainCase: v.optional(looseFlag, false) }), {}),
  remarkRehypeOptions: v.optional(anyObject),
});

export type MarkdownOptions = v.InferOutput<typeof markdownOptions>;
