import path from 'node:path';
import { findPackageFolder, readManifest } from '../../ground/inputs/packages.ts';

const CORE = '@docusaurus/core';

/** The version of Docusaurus that the site has installed, or the range that its `package.json` names. */
export function findDocusaurusVersion(siteDir: string): string | undefined {
  const folder = findPackageFolder(CORE, path.join(siteDir, 'package.json'));
  const { dependencies, devDependencies } = readManifest(siteDir);
  return (folder && readManifest(folder).version) ?? dependencies?.[CORE] ?? devDependencies?.[CORE];
}

/** Major and minor number. */
export type Release = readonly [major: number, minor: number];

/** The release of Docusaurus that a site is written for; 3.8 if it does not say. */
export function findRelease(siteDir: string): Release {
  const [, major = 3, minor = 8] = (/(\d+)\.(\d+)/.exec(findDocusaurusVersion(siteDir) ?? '') ?? []).map(Number);
  return [major, minor];
}

/** Whether a rule that Docusaurus introduced with a release applies to the site's own release. */
export function isSince([major, minor]: Release, [sinceMajor, sinceMinor]: Release): boolean {
  return major > sinceMajor || (major === sinceMajor && minor >= sinceMinor);
}

/** Flags that `future.v4: true` turns on. */
export const V4_FLAGS = ['removeLegacyPostBuildHeadAttribute', 'useCssCascadeLayers'];
/** Flags of later releases. */
const LATER_FLAGS = ['siteStorageNamespacing', 'fasterByDefault', 'mdx1CompatDisabledByDefault'];

/** `future.v4: true` means what the site's own Docusaurus means by it. */
export function withV4Flags(raw: Record<string, unknown>, release: Release): Record<string, unknown> {
  const future = raw.future as { v4?: unknown } | undefined;
  if (future?.v4 !== true) return raw;
  const flags = isSince(release, [3, 10]) ? [...V4_FLAGS, ...LATER_FLAGS] : V4_FLAGS;
  return { ...raw, future: { ...future, v4: Object.fromEntries(flags.map((name) => [name, true])) } };
}
