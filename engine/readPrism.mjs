// Data for highlighting code: Prism as used by Docusaurus, Prism's own languages, and the themes that configurations
// name.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** File → text. */
export async function readPrism() {
  const { themes } = require('prism-react-renderer');
  return {
    'library.js': await readFile(require.resolve('prism-react-renderer'), 'utf8'),
    'languages.json': JSON.stringify(await readLanguages()),
    'themes.json': JSON.stringify(themes),
  };
}

async function readLanguages() {
  const { languages } = require('prismjs/components.json');
  const folder = path.dirname(require.resolve('prismjs/components.json'));
  const components = {};
  const aliases = {};
  for (const [name, { require: required, alias, modify, optional }] of Object.entries(languages)) {
    if (name === 'meta') continue;
    const text = await readFile(path.join(folder, 'components', `prism-${name}.min.js`), 'utf8');
    const requires = toList(required);
    // True if the file changes other languages, or checks which exist.
    const isAlone = modify !== undefined || optional !== undefined || /\.languages\[/.test(text);
    components[name] = { text, ...(requires.length > 0 && { requires }), ...(isAlone && { isAlone }) };
    for (const other of toList(alias)) aliases[other] = name;
  }
  return { components, aliases };
}

function toList(value) {
  return value === undefined ? [] : [value].flat();
}
