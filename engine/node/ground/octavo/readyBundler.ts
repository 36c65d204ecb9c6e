import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const MODULES = ['rolldown', 'rolldown/utils', 'rolldown/parseAst'];

/**
 * Yarn's Plug'n'Play keeps packages in archives. There `require` finds an ES module only after `import()` has loaded it;
 * elsewhere `require` alone is quicker.
 */
export async function readyBundler(): Promise<void> {
  if (process.versions['pnp'] === undefined) return;
  const { resolve } = createRequire(import.meta.url);
  await Promise.all(MODULES.map((name) => import(pathToFileURL(resolve(name)).href)));
}
