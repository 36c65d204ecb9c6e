/** The data file with the `VersionOutline` of a version, from the site's root. */
export function toOutlineFile(instanceId: string, versionName: string): string {
  return `${FOLDER}${instanceId}/${versionName}.js`;
}

/** The other way round; nothing for any other file. */
export function readOutlineFile(file: string): { instanceId: string; versionName: string } | undefined {
  const [instanceId, versionName] = file.startsWith(FOLDER) ? file.slice(FOLDER.length, -'.js'.length).split('/') : [];
  return instanceId !== undefined && versionName !== undefined ? { instanceId, versionName } : undefined;
}

const FOLDER = '_octavo/compare/';
