/** The data file with the `VersionOutline` of a version, from the site's root. `folder` is the locale's. */
export function toOutlineFile(instanceId: string, versionName: string, folder = ''): string {
  return `${FOLDER}${folder}${instanceId}/${versionName}.js`;
}

/** The data file with the `ApiChangesFile` of a version. */
export function toApiChangesFile(instanceId: string, versionName: string, folder = ''): string {
  return `${FOLDER}${folder}${instanceId}/${versionName}/api.js`;
}

/** The reverse; undefined for other files. */
export function readOutlineFile(file: string, folder = ''): { instanceId: string; versionName: string } | undefined {
  const start = FOLDER + folder;
  const names = file.startsWith(start) ? file.slice(start.length, -'.js'.length).split('/') : [];
  const [instanceId, versionName] = names;
  return names.length === 2 ? { instanceId: instanceId!, versionName: versionName! } : undefined;
}

const FOLDER = '_octavo/compare/';
