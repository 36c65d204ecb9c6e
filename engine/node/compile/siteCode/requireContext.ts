/** webpack's `require.context(folder, deep, pattern)`: all modules of a folder, by their names relative to it. */
import { filesBelow } from '../../ground/files/walkFolder.ts';

/** Only literal arguments; a fourth one would load modules later. */
const CALL =
  /\brequire\.context\(\s*(['"])([^'"\n]+)\1(?:\s*,\s*(true|false))?(?:\s*,\s*(\/(?:[^\\/\n]|\\.)+\/[a-z]*))?[\s,]*\)/g;

/** Replaces each such call by its result. `findFolder` resolves the folder. */
export async function expandContexts(
  code: string,
  findFolder: (written: string) => string | undefined,
): Promise<string> {
  if (!code.includes('require.context(')) return code;
  let expanded = '';
  let at = 0;
  for (const { 0: call, 2: written = '', 3: deep, 4: pattern, index } of code.matchAll(CALL)) {
    // `!!raw-loader!./folder`: the loaders for each file.
    const loaders = written.slice(0, written.lastIndexOf('!') + 1);
    const folder = findFolder(written.slice(loaders.length));
    if (folder === undefined) continue;
    const files = await filesBelow(folder);
    const fits = toPattern(pattern);
    const names = files.filter((file) => (deep !== 'false' || !file.includes('/')) && fits(`./${file}`)).sort();
    expanded += code.slice(at, index) + toContext(folder, names, loaders);
    at = index + call.length;
  }
  return expanded + code.slice(at);
}

function toPattern(written: string | undefined): (name: string) => boolean {
  if (written === undefined) return () => true;
  const end = written.lastIndexOf('/');
  const pattern = new RegExp(written.slice(1, end), written.slice(end + 1).replace(/[gy]/g, ''));
  return (name) => pattern.test(name);
}

/** On one line, so that later lines keep their numbers. */
function toContext(folder: string, names: readonly string[], loaders: string): string {
  const modules = names.map(
    (name) => `${JSON.stringify(`./${name}`)}: () => require(${JSON.stringify(`${loaders}${folder}/${name}`)})`,
  );
  return (
    `((modules) => Object.assign((name) => modules[name](), ` +
    `{ keys: () => Object.keys(modules), resolve: (name) => name, id: ${JSON.stringify(folder)} }))({ ${modules.join(', ')} })`
  );
}
