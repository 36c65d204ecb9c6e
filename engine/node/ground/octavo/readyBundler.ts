import { createRequire } from 'node:module';

const MODULES = ['rolldown', 'rolldown/utils', 'rolldown/parseAst'];

/**
 * Yarn's Plug'n'Play keeps packages in archives. There `require` finds an ES module only after `import()` has loaded it;
 * elsewhere `require` alone is quicker.
 */
export async function readyBundler(): Promise<void> {
  if (process.versions['pnp'] === undefined) return;
  const { resolve } = createRequire(import.meta.url);
  const { importModule } = await import('./importModule.ts');
  await Promise.all(MODULES.map((name) => importModule(resolve(name))));
}
