import path from 'node:path';

export const CURRENT_VERSION = 'current';

/** File names of instances other than the default begin with the id: `sdk_versions.json`. */
function prefixed(instanceId: string, name: string): string {
  return instanceId === 'default' ? name : `${instanceId}_${name}`;
}

export function versionsFile(siteDir: string, instanceId: string): string {
  return path.join(siteDir, prefixed(instanceId, 'versions.json'));
}

export function versionedDocsDir(siteDir: string, instanceId: string, versionName: string): string {
  return path.join(siteDir, prefixed(instanceId, 'versioned_docs'), `version-${versionName}`);
}

export function versionedSidebarsFile(siteDir: string, instanceId: string, versionName: string): string {
  return path.join(siteDir, prefixed(instanceId, 'versioned_sidebars'), `version-${versionName}-sidebars.json`);
}
