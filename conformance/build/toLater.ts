import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const LATER_VERSION = '3.10.2';

/** The name of a fixture's copy for the later reference. */
export function toLaterName(name: string): string {
  return `${name}-${LATER_VERSION}`;
}

/** Makes the copy of a fixture a site of the later release, with the plugins that its reference has installed. */
export async function toLater(siteDir: string): Promise<void> {
  const manifest = path.join(siteDir, 'package.json');
  const written = JSON.parse(await readFile(manifest, 'utf8')) as object;
  await writeFile(manifest, JSON.stringify({ ...written, dependencies: { '@docusaurus/core': LATER_VERSION } }));
  const name = (await readdir(siteDir)).find((file) => file.startsWith('docusaurus.config.')) ?? '';
  const text = await readFile(path.join(siteDir, name), 'utf8');
  const later = text.replace('experimental_faster', 'faster').replace(/^ *\['client-redirects'.*\n/m, '');
  await writeFile(path.join(siteDir, name), later);
}
