/** Changes of APIs, on the compare page. Loaded by that page if there are APIs. */
import type { ApiChangesFile } from '../shared/api/apiChange.ts';
import { toApiChangesFile } from '../shared/compare/outlineFile.ts';
import { ApiChanges } from '../theme/compare/ApiChanges.tsx';
import type { ApiChangesProps } from './compare/types.ts';
import { loadData } from './dataFiles/loadData.ts';

const loaded = new Map<string, Promise<ApiChangesFile>>();

octavo.ApiChanges = function ApiChangesOfSite(props: ApiChangesProps) {
  const file = toApiChangesFile(props.instanceId, props.to, props.site.folder);
  return <ApiChanges {...props} key={file} loading={loadOnce(file)} />;
};

function loadOnce(file: string): Promise<ApiChangesFile> {
  const known = loaded.get(file) ?? (loadData(file, octavo.root!) as Promise<ApiChangesFile>);
  loaded.set(file, known);
  return known;
}
