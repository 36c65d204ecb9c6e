import { spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';

/**
 * Makes packages look as if they were installed there. Docusaurus hashes the path of a CSS module into its class names,
 * so a symbolic link would lead to other names than a normal installation.
 */
export async function linkModules(from: string, to: string): Promise<void> {
  if (spawnSync('cp', ['-al', from, to]).status === 0) return;
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true, verbatimSymlinks: true });
}
