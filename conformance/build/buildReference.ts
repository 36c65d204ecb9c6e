import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withFileLock } from '../../tests/support/fileLock.ts';
import { copySite, fingerprintSite } from './copySite.ts';
import { hasQuickBundler, installReference, REFERENCE_MODULES } from './installReference.ts';
import { CONFORMANCE, REFERENCE_LOCK, scratchOf } from './paths.ts';
import { runEngine } from './runEngine.ts';

/**
 * The site's own configuration, with the faster bundler. It affects only the JavaScript, which is not compared, and no
 * byte of the HTML.
 */
export const QUICK_CONFIG = `import * as loaded from './docusaurus.config';

export default async function createQuickConfig() {
  const given = loaded.default ?? loaded;
  const config = typeof given === 'function' ? await given() : given;
  const faster = { swcJsLoader: true, rspackBundler: true, mdxCrossCompilerCache: true };
  return { ...config, future: { ...config.future, experimental_faster: faster } };
}
`;

/** Builds a copy of the site with Docusaurus, unless the same folder was built before. Returns the copy's folder. */
export async function buildReference(siteDir: string): Promise<string> {
  const copy = path.join(scratchOf(siteDir), 'docusaurus');
  const keyFile = `${copy}.key`;
  const key = await toKey(siteDir);
  await mkdir(path.dirname(copy), { recursive: true });
  await withFileLock(REFERENCE_LOCK, () => buildOnce(siteDir, copy, keyFile, key), 30 * 60_000);
  return copy;
}

async function buildOnce(siteDir: string, copy: string, keyFile: string, key: string): Promise<void> {
  if ((await readFile(keyFile, 'utf8').catch(() => '')) === key) return;
  installReference();
  // An interrupted build must not look finished.
  await rm(keyFile, { force: true });
  await copySite(siteDir, copy);
  await symlink(REFERENCE_MODULES, path.join(copy, 'node_modules'));
  const cli = path.join(REFERENCE_MODULES, '@docusaurus/core/bin/docusaurus.mjs');
  const words = [cli, 'build', '--no-minify'];
  if (hasQuickBundler()) {
    await writeFile(path.join(copy, 'docusaurus.quick.config.ts'), QUICK_CONFIG);
    words.push('--config', 'docusaurus.quick.config.ts');
  }
  runEngine('Docusaurus', words, copy);
  await writeFile(keyFile, key);
}

async function toKey(siteDir: string): Promise<string> {
  const lockfile = await readFile(path.join(CONFORMANCE, 'package-lock.json'));
  return createHash('sha256')
    .update(lockfile)
    .update(QUICK_CONFIG)
    .update(await fingerprintSite(siteDir))
    .digest('hex');
}
