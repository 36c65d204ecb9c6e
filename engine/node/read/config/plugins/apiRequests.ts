import type * as v from 'valibot';
import type { openApiDocsOptions, redocPluginOptions } from '../schema/apiOptions.ts';
import type { ApiRequest } from '../resolveApis.ts';

/** A description without a route is shown by a component, not on its own page. */
export function toRedocRequest(spec: v.InferOutput<typeof redocPluginOptions> | undefined): ApiRequest | undefined {
  if (spec?.route === undefined) return undefined;
  return { path: spec.spec, id: spec.id ?? 'api', route: spec.route };
}

/** Its pages, one per operation, join the docs in the folder into which the plugin would write files. */
export function toOpenApiDocsRequests(options: v.InferOutput<typeof openApiDocsOptions> | undefined): ApiRequest[] {
  if (!options) return [];
  return Object.entries(options.config).flatMap(([id, entry]): ApiRequest[] => {
    const all = [
      { id, entry },
      ...Object.entries(entry.versions ?? {}).map(([version, own]) => ({ id: `${id}-${version}`, entry: own })),
    ];
    return all.map(({ id: name, entry: { specPath, outputDir } }) => ({
      path: specPath,
      id: name,
      // The plugin's guide uses this name for the docs of the preset.
      docs: options.docsPluginId === 'classic' ? 'default' : options.docsPluginId,
      outputDir,
      pages: 'operation',
    }));
  });
}
