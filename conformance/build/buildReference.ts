import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withFileLock } from '../../tests/support/fileLock.ts';
import { copySite, fingerprintSite } from './copySite.ts';
import { hasQuickBundler, installReference } from './installReference.ts';
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

/**
 * Builds a copy of the site with the Docusaurus that a folder has installed, unless the same folder was built before.
 * Returns the copy's folder.
 */
export async function buildReference(siteDir: string, reference = CONFORMANCE): Promise<string> {
  const copy = path.join(scratchOf(siteDir), 'docusaurus');
  const keyFile = `${copy}.key`;
  const key = await toKey(siteDir, reference);
  await mkdir(path.dirname(copy), { recursive: true });
  await withFileLock(REFERENCE_LOCK, () => buildOnce({ siteDir, copy, reference, keyFile, key }), 30 * 60_000);
  return copy;
}

interface ReferenceBuild {
  siteDir: string;
  copy: string;
  /** The folder whose packages are used. */
  reference: string;
  keyFile: string;
  key: string;
}

async function buildOnce({ siteDir, copy, reference, keyFile, key }: ReferenceBuild): Promise<void> {
  if ((await readFile(keyFile, 'utf8').catch(() => '')) === key) return;
  installReference(reference);
  // An interrupted build must not look finished.
  await rm(keyFile, { force: true });
  await copySite(siteDir, copy);
  const modules = path.join(reference, 'node_modules');
  await symlink(modules, path.join(copy, 'node_modules'));
  const cli = path.join(modules, '@docusaurus/core/bin/docusaurus.mjs');
  const words = [cli, 'build', '--no-minify'];
  // Later releases have another name for the flag.
  if (reference === CONFORMANCE && hasQuickBundler()) {
    await writeFile(path.join(copy, 'docusaurus.quick.config.ts'), QUICK_CONFIG);
    words.push('--config', 'docusaurus.quick.config.ts');
  }
  runEngine('Docusaurus', words, copy);
  await writeFile(keyFile, key);
}

async function toKey(siteDir: string, reference: string): Promise<string> {
  const lockfile = await readFile(path.join(reference, 'package-lock.json'));
  return createHash('sha256')
    .update(lockfile)
    .update(QUICK_CONFIG)
    .update(await fingerprintSite(siteDir))
    .digest('hex');
}
