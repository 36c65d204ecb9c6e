/**
 * `require(`./img/${name}.png`)` and `import('./data/' + name)`: webpack includes every file of that folder whose name
 * fits.
 */
import path from 'node:path';
import { escapeRegExp } from '../../ground/escapeRegExp.ts';
import { filesBelow } from '../../ground/files/walkFolder.ts';

/** The folder is literal, and the inserted expression contains no calls. */
const TEMPLATE = /\b(require|import)\(\s*`([^`$]*\/[^`$]*)((?:\$\{[^{}`]*\}[^`$]*)+)`\s*\)/g;
const SUM =
  /\b(require|import)\(\s*(['"])([^'"\n]*\/[^'"\n]*)\2\s*\+\s*([\w$.[\]?!\s]+?)(?:\+\s*(['"])([^'"\n]*)\5\s*)?\)/g;

/** An extension that an import may leave out. */
const CODE = /\.(?:mjs|jsx?|tsx?|json)$/i;

/**
 * Replaces each such call by its result, on the same line. `findFolder` resolves the folder; `onFiles` receives the
 * files that each call may mean.
 */
export async function expandComputed(
  code: string,
  findFolder: (written: string) => string | undefined,
  onFiles: (filePaths: string[]) => void,
): Promise<string> {
  if (!/\b(?:require|import)\(\s*['"`]/.test(code)) return code;
  const calls = [
    ...[...code.matchAll(TEMPLATE)].map(({ 0: call, 1: keyword = '', 2: start = '', 3: rest = '', index }) => {
      return { call, keyword, index, start, parts: rest.split(/\$\{[^{}`]*\}/).slice(1), name: `\`${start}${rest}\`` };
    }),
    ...[...code.matchAll(SUM)].map(({ 0: call, 1: keyword = '', 3: start = '', 4: value = '', 6: end = '', index }) => {
      const name = `${JSON.stringify(start)} + (${value.trim()}) + ${JSON.stringify(end)}`;
      return { call, keyword, index, start, parts: [end], name };
    }),
  ].sort((a, b) => a.index - b.index);
  let expanded = '';
  let at = 0;
  for (const { call, keyword, index, start, parts, name } of calls) {
    // `!!raw-loader!./folder/`: the loaders for each file.
    const loaders = start.slice(0, start.lastIndexOf('!') + 1);
    const folderName = start.slice(loaders.length, start.lastIndexOf('/') + 1);
    const folder = findFolder(folderName);
    const files = folder === undefined ? [] : await filesBelow(folder);
    if (folder === undefined || files.length === 0) continue;
    const rest = start.slice(start.lastIndexOf('/') + 1);
    const fits = new RegExp(`^${[rest, ...parts].map(escapeRegExp).join('.*')}$`, 's');
    const names = files.flatMap((file) =>
      [file, ...(CODE.test(file) ? [file.replace(CODE, '')] : [])].map((name) => [name, file] as const),
    );
    const meant = names.filter(([written]) => fits.test(written));
    const modules = meant.map(([written, file]) => {
      const module = JSON.stringify(loaders + path.join(folder, file));
      return `${JSON.stringify(loaders + folderName + written)}: () => ${keyword}(${module})`;
    });
    onFiles(meant.map(([, file]) => path.join(folder, file)));
    expanded += code.slice(at, index) + toLookup(modules, name);
    at = index + call.length;
  }
  return expanded + code.slice(at);
}

function toLookup(modules: readonly string[], name: string): string {
  return (
    `((modules, name) => { if (Object.hasOwn(modules, name)) return modules[name](); ` +
    `throw new Error("Cannot find module '" + name + "'"); })({ ${modules.join(', ')} }, ${name})`
  );
}
