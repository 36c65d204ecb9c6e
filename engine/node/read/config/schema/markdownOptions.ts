import * as v from 'valibot';
import { anyObject, flag, functionOf, severity, strict, unused } from './fields.ts';

export interface FrontMatterResult {
  frontMatter: Record<string, unknown>;
  content: string;
}

export type ParseFrontMatter = (params: {
  filePath: string;
  fileContent: string;
  defaultParseFrontMatter: (params: { filePath: string; fileContent: string }) => Promise<FrontMatterResult>;
}) => Promise<FrontMatterResult>;

export const markdownOptions = strict({
  /** `detect`: by file extension. */
  format: v.optional(v.picklist(['mdx', 'md', 'detect']), 'mdx'),
  mermaid: v.optional(flag, false),
  preprocessor: v.optional(functionOf<(args: { filePath: string; fileContent: string }) => string>()),
  parseFrontMatter: v.optional(functionOf<ParseFrontMatter>()),
  mdx1Compat: v.optional(
    strict({
      comments: v.optional(flag, true),
      admonitions: v.optional(flag, true),
      headingIds: v.optional(flag, true),
    }),
    {},
  ),
  /** As later releases of Docusaurus write `onBrokenMarkdownLinks`. */
  hooks: v.optional(
    strict({
      onBrokenMarkdownLinks: v.optional(v.union([severity, functionOf<(params: never) => unknown>()])),
      ...unused('onBrokenMarkdownImages'),
    }),
    {},
  ),
  ...unused('emoji'),
  anchors: v.optional(strict({ maintainCase: v.optional(flag, false) }), {}),
  remarkRehypeOptions: v.optional(anyObject),
});

export type MarkdownOptions = v.InferOutput<typeof markdownOptions>;
