import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { buildEngine } from '../../scripts/prepare.mjs';
import { copySite } from './copySite.ts';
import { ROOT, scratchOf } from './paths.ts';
import { runEngine } from './runEngine.ts';

/**
 * Builds a copy of the site with Octavo, as its command line does. Returns the output folder. `modules`: the packages
 * that the site has installed, if they are not those of this repository.
 */
export async function buildOctavo(siteDir: string, modules?: string): Promise<string> {
  const copy = path.join(scratchOf(siteDir), 'octavo');
  buildEngine();
  await copySite(siteDir, copy);
  if (modules !== undefined) await symlink(modules, path.join(copy, 'node_modules'));
  runEngine('Octavo', [path.join(ROOT, 'engine/bin/octavo.mjs'), 'build', copy], copy);
  return path.join(copy, 'build');
}
