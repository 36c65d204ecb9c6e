import path from 'node:path';
import { findPackageFolder, readManifest } from '../../ground/inputs/packages.ts';

const CORE = '@docusaurus/core';
/** The reference. */
const DOCUSAURUS_VERSION = '3.8.1';

/** The version of Docusaurus that the site has installed, or the range that its `package.json` names. */
export function findDocusaurusVersion(siteDir: string): string | undefined {
  const folder = findPackageFolder(CORE, path.join(siteDir, 'package.json'));
  const { dependencies, devDependencies } = readManifest(siteDir);
  return (folder && readManifest(folder).version) ?? dependencies?.[CORE] ?? devDependencies?.[CORE];
}

/** Major and minor number. */
export type Release = readonly [major: number, minor: number];

/** The version of Docusaurus that a site is written for, and its release; the reference if it does not say. */
export function findRelease(siteDir: string): { docusaurusVersion: string; release: Release } {
  const [exact] = /\d+\.\d+(?:\.\d+[\w.-]*)?/.exec(findDocusaurusVersion(siteDir) ?? '') ?? [];
  const docusaurusVersion = exact ?? DOCUSAURUS_VERSION;
  const [major = 0, minor = 0] = docusaurusVersion.split('.').map(Number);
  return { docusaurusVersion, release: [major, minor] };
}

/** Whether a rule that Docusaurus introduced with a release applies to the site's own release. */
export function isSince([major, minor]: Release, [sinceMajor, sinceMinor]: Release): boolean {
  return major > sinceMajor || (major === sinceMajor && minor >= sinceMinor);
}

const V4_FLAGS = ['removeLegacyPostBuildHeadAttribute', 'useCssCascadeLayers'];
/** Flags of later releases. */
const LATER_FLAGS = ['siteStorageNamespacing', 'fasterByDefault', 'mdx1CompatDisabledByDefault'];

/** The flags of `future.v4` in a release. */
export function v4FlagsOf(release: Release): string[] {
  return isSince(release, [3, 10]) ? [...V4_FLAGS, ...LATER_FLAGS] : V4_FLAGS;
}

/** `future.v4: true` means what the site's own Docusaurus means by it. */
export function withV4Flags(raw: Record<string, unknown>, release: Release): Record<string, unknown> {
  const future = raw.future as { v4?: unknown } | undefined;
  if (future?.v4 !== true) return raw;
  return { ...raw, future: { ...future, v4: Object.fromEntries(v4FlagsOf(release).map((name) => [name, true])) } };
}
