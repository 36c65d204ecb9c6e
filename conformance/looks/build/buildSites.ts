import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildEngine } from '../../../scripts/prepare.mjs';
import { withFileLock } from '../../../tests/support/fileLock.ts';
import { fingerprintSite } from '../../build/copySite.ts';
import { hasQuickBundler, installReference, REFERENCE_MODULES } from '../../build/installReference.ts';
import { CONFORMANCE, REFERENCE_LOCK, ROOT } from '../../build/paths.ts';
import { runEngine } from '../../build/runEngine.ts';
import { linkModules } from './linkModules.ts';
import { prepareSite, toWrapper, type SiteVariant } from './prepareSite.ts';

const SCRATCH = path.join(ROOT, '.scratch', 'looks');

/** Builds a copy of the site with Docusaurus, unless the same folder was built before. Returns the output folder. */
export async function buildWithDocusaurus(siteDir: string, withSearch: boolean): Promise<string> {
  const copy = path.join(SCRATCH, toName(siteDir), withSearch ? 'docusaurus-search' : 'docusaurus');
  const keyFile = `${copy}.key`;
  const variant: SiteVariant = { withSearch, octavo: {} };
  const key = await toKey(siteDir, variant);
  await mkdir(path.dirname(copy), { recursive: true });
  await mkdir(path.dirname(REFERENCE_LOCK), { recursive: true });
  await withFileLock(REFERENCE_LOCK, () => buildOnce(siteDir, copy, keyFile, key, variant), 30 * 60_000);
  return path.join(copy, 'build');
}

async function buildOnce(
  siteDir: string,
  copy: string,
  keyFile: string,
  key: string,
  variant: SiteVariant,
): Promise<void> {
  if ((await readFile(keyFile, 'utf8').catch(() => '')) === key) return;
  installReference();
  // An interrupted build must not look finished.
  await rm(keyFile, { force: true });
  await prepareSite(siteDir, copy, variant);
  await linkModules(REFERENCE_MODULES, path.join(copy, 'node_modules'));
  const cli = path.join(copy, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  if (hasQuickBundler()) process.env['LOOKS_FASTER'] = '1';
  runEngine('Docusaurus', [cli, 'build', '--no-minify'], copy);
  delete process.env['LOOKS_FASTER'];
  await writeFile(keyFile, key);
}

/** Builds a copy of the site with Octavo, as its command line does. Returns the output folder. */
export async function buildWithOctavo(siteDir: string, withSearch: boolean, look?: string): Promise<string> {
  const copy = path.join(SCRATCH, toName(siteDir), 'octavo');
  buildEngine();
  const search = withSearch ? {} : { search: false };
  await prepareSite(siteDir, copy, { withSearch, octavo: { ...search, ...(look === undefined ? {} : { look }) } });
  const modules = path.join(siteDir, 'node_modules');
  if (existsSync(modules)) await symlink(modules, path.join(copy, 'node_modules'));
  runEngine('Octavo', [path.join(ROOT, 'engine/bin/octavo.mjs'), 'build', copy], copy);
  return path.join(copy, 'build');
}

/** Many sites are called `website`. */
function toName(siteDir: string): string {
  return siteDir.split(path.sep).slice(-2).join('-');
}

async function toKey(siteDir: string, variant: SiteVariant): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path.join(CONFORMANCE, 'package-lock.json')))
    .update(toWrapper('given.config', variant))
    .update(await fingerprintSite(siteDir))
    .digest('hex');
}
