// The names of the components of Docusaurus's theme, as sites import and replace them: `Admonition/Icon/Tip`.
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

export async function readComponents() {
  const folder = path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib/theme');
  const files = await readdir(folder, { recursive: true });
  const names = files.filter((file) => file.endsWith('.js')).map((file) => file.replaceAll(path.sep, '/').slice(0, -3));
  return names.map((name) => name.replace(/\/index$/, '')).sort();
}
