import type { ConfigWarning } from './report/configError.ts';
import path from 'node:path';
import { isSiteFile } from '../../ground/inputs/siteFiles.ts';
import { didYouMean } from '../../../shared/nearestName.ts';
import { isRemote } from '../api/source/createReferences.ts';
import { SAMPLE_LANGUAGES } from '../api/samples/toSamples.ts';
import type { Placed, Plugins } from './plugins/collectPlugins.ts';
import { validate } from './report/validate.ts';
import type { ApiDescriptionOptions } from './schema/apiOptions.ts';
import { docsOptions, type DocsOptions } from './schema/docsOptions.ts';
import type { ApiOptions } from './types.ts';
import { posixRelative } from '../../ground/files/siteAlias.ts';

/** A description that is named in the configuration. */
export interface ApiRequest extends Partial<
  Pick<ApiDescriptionOptions, 'docs' | 'route' | 'pages' | 'schemas' | 'tryIt' | 'label'>
> {
  path: string;
  id: string;
  /** The folder into which another plugin writes its pages, which the reference's pages replace. */
  outputDir?: string;
  samples?: ApiDescriptionOptions['samples'];
  versions?: Record<string, string>;
}

/**
 * Descriptions with their place in the docs. A description that belongs to no docs of the site gets its own docs, which
 * are added to `docs`. A missing one is omitted with a warning, and the rest of the site is built.
 */
export function resolveApis(
  siteDir: string,
  own: readonly ApiDescriptionOptions[],
  { apis, docs }: Pick<Plugins, 'apis' | 'docs'>,
  warnings: ConfigWarning[],
): { apis: ApiOptions[]; docs: Placed<DocsOptions>[] } {
  const requests: Placed<ApiRequest>[] = [
    ...own.map((options, index) => ({ options, keyPath: `customFields.octavo.api[${index}]` })),
    ...apis,
  ];
  const all = [...docs];
  const found = requests.flatMap(({ options, keyPath }): ApiOptions[] => {
    const files = { path: options.path, ...options.versions };
    for (const file of Object.values(files)) {
      const problem = problemOf(siteDir, file);
      if (problem === undefined) continue;
      warnings.push({ code: 'api-description', message: `${keyPath}: ${problem} The reference is left out.` });
      return [];
    }
    const place = options.docs === undefined ? addOwn(options) : findDocs(options.docs, keyPath);
    if (!place) return [];
    const { pages = 'tag', samples = [...SAMPLE_LANGUAGES], schemas = true, tryIt = false, label, id } = options;
    const versions = Object.entries(options.versions ?? {}).map(([name, file]) => ({
      name,
      filePath: path.resolve(siteDir, file),
    }));
    const route = options.outputDir === undefined ? options.route : toRoute(siteDir, options.outputDir, place);
    return [
      {
        id,
        docs: place.id,
        isOwn: options.docs === undefined,
        filePath: path.resolve(siteDir, options.path),
        route: options.docs === undefined ? '' : (route ?? id).replace(/^\/+|\/+$/g, ''),
        replaced: options.outputDir === undefined ? undefined : path.resolve(siteDir, options.outputDir),
        pages,
        samples,
        schemas,
        tryIt,
        label,
        versions,
      },
    ];
  });
  return { apis: found, docs: all };

  function findDocs(id: string, keyPath: string): DocsOptions | undefined {
    const known = all.find(({ options }) => options.id === id)?.options;
    if (!known) {
      const ids = all.map(({ options }) => options.id);
      const message = `${keyPath}.docs: there are no docs "${id}".${didYouMean(id, ids)} The reference is left out.`;
      warnings.push({ code: 'unknown-name', message });
    }
    return known;
  }

  function addOwn({ id: wanted, path: file, route }: ApiRequest): DocsOptions | undefined {
    const taken = new Set(all.map(({ options }) => options.id));
    let id = wanted;
    for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
    const fields = {
      id,
      path: path.relative(siteDir, path.dirname(path.resolve(siteDir, file))) || '.',
      routeBasePath: route ?? wanted,
      sidebarPath: false,
      include: [],
    };
    const options = validate(docsOptions, fields, '', []);
    if (options) all.push({ options, keyPath: '' });
    return options;
  }
}

/** The folder relative to that of the docs. */
function toRoute(siteDir: string, outputDir: string, { path: docsDir }: DocsOptions): string {
  return posixRelative(path.resolve(siteDir, docsDir), path.resolve(siteDir, outputDir));
}

function problemOf(siteDir: string, file: string): string | undefined {
  if (isRemote(file)) {
    return `"${file}" is on another host, and nothing is fetched while a site is built. Save it in the site folder (for instance with curl, before the build) and name the file.`;
  }
  return isSiteFile(path.resolve(siteDir, file)) ? undefined : `"${file}" is no file.`;
}
