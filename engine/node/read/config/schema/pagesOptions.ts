/** Options of the pages plugin. */
import * as v from 'valibot';
import { address, flag, functionOf, maybeEmptyText, strict, text, unused } from './fields.ts';
import { fileFields, instanceId, lastUpdateFields, markdownFields } from './pluginFields.ts';

export type PagesEditUrlFunction = (params: {
  pagesDirPath: string;
  pagesPath: string;
  permalink: string;
  locale: string;
}) => string | undefined;

export const pagesOptions = strict({
  id: instanceId,
  /** Content folder, relative to the site folder. */
  path: v.optional(text, 'src/pages'),
  routeBasePath: v.optional(maybeEmptyText, '/'),
  ...fileFields(['**/*.{js,jsx,ts,tsx,md,mdx}']),
  editUrl: v.optional(v.union([address, functionOf<PagesEditUrlFunction>()], 'a URL or a function')),
  editLocalizedFiles: v.optional(flag, false),
  ...lastUpdateFields,
  ...markdownFields,
  ...unused(text, 'mdxPageComponent'),
});

export type PagesOptions = v.InferOutput<typeof pagesOptions>;
