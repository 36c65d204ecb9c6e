import type { LoadContext } from '../loadContext.ts';
import type { GitHistory } from '../git/loadGitHistory.ts';
import type { DocsInstance, DocsVersion } from '../types.ts';
import type { DocsSources } from './readDocs.ts';
import { toDocsVersion } from './toDocsVersion.ts';

/** Files of an instance → its versions with documents and sidebars. */
export async function toDocsInstance(
  ctx: LoadContext,
  { options, versions }: DocsSources,
  history: GitHistory,
): Promise<DocsInstance> {
  const loaded: DocsVersion[] = [];
  for (const sources of versions) {
    const version = await toDocsVersion(ctx, options, sources, history);
    if (version) loaded.push(version);
  }
  return {
    id: options.id,
    routeBasePath: options.routeBasePath,
    versions: loaded,
    breadcrumbs: options.breadcrumbs,
    tagsBasePath: options.tagsBasePath,
  };
}
