/** API descriptions: Octavo's own option, and those of two common plugins. */
import * as v from 'valibot';
import { SAMPLE_LANGUAGES } from '../../api/samples/toSamples.ts';
import { flag, maybeEmptyText, recordOf, strict, text } from './fields.ts';

export const apiDescription = strict({
  /** The description, relative to the site folder: OpenAPI 3 or Swagger 2, YAML or JSON. */
  path: text,
  /** Its name, to distinguish several references. */
  id: v.optional(text, 'api'),
  /** The docs that the reference's pages join; unset: the reference has its own docs. */
  docs: v.optional(text),
  /** Its path below those docs; for its own docs, their path. */
  route: v.optional(maybeEmptyText),
  /** One page per tag, or per operation. */
  pages: v.optional(v.picklist(['tag', 'operation']), 'tag'),
  /** Languages of the samples generated for each operation. */
  samples: v.optional(v.array(v.picklist(SAMPLE_LANGUAGES)), [...SAMPLE_LANGUAGES]),
  /** A page for each named schema. */
  schemas: v.optional(flag, true),
  /** Readers may send requests from the pages of operations to the servers that the description names. */
  tryIt: v.optional(flag, false),
  /** The sidebar label of the first page. */
  label: v.optional(text),
  /** Descriptions of other versions, newest first, by the name of the version. */
  versions: v.optional(recordOf(text), () => ({})),
});

export const apiOptions = v.pipe(
  v.union([v.array(apiDescription), apiDescription], 'an object with `path`, or a list of such'),
  v.transform((value) => (Array.isArray(value) ? value : [value])),
);

export type ApiDescriptionOptions = v.InferOutput<typeof apiDescription>;

/**
 * The descriptions that `redocusaurus` shows, and their routes. Its options for appearance concern another renderer.
 */
export const redocOptions = v.looseObject({
  specs: v.optional(
    v.array(v.looseObject({ spec: text, id: v.optional(text), route: v.optional(maybeEmptyText) })),
    [],
  ),
});

/** The plugin inside it, used alone. */
export const redocPluginOptions = v.looseObject({
  spec: text,
  id: v.optional(text),
  route: v.optional(maybeEmptyText),
});

const openApiDocsEntry = v.looseObject({
  specPath: text,
  outputDir: text,
});

/** The options of `docusaurus-plugin-openapi-docs`. */
export const openApiDocsOptions = v.looseObject({
  id: v.optional(text),
  docsPluginId: v.optional(text, 'default'),
  docsPlugin: v.optional(v.unknown()),
  config: recordOf(v.looseObject({ ...openApiDocsEntry.entries, versions: v.optional(recordOf(openApiDocsEntry)) })),
});
