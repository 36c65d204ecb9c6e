import { spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';

/**
 * Packages as if they were installed there. Docusaurus hashes the path of a CSS module into its class names: behind a
 * symbolic link they would not have the names that they have in every normal installation.
 */
export async function linkModules(from: string, to: string): Promise<void> {
  if (spawnSync('cp', ['-al', from, to]).status === 0) return;
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true, verbatimSymlinks: true });
}
