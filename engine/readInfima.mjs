// Infima, the style sheet that sites of Docusaurus are written for, as a table: what its variables are, light and dark,
// and which rule belongs to which class names. A site gets what it mentions and nothing else.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { transform } from 'lightningcss';

/** `themeClasses`: names whose look is the theme's business; tabs are too, and text is on the left anyway. */
export async function readInfima(themeClasses) {
  const filename = createRequire(import.meta.url).resolve('infima/dist/css/default/default.css');
  const { code } = transform({
    filename,
    code: await readFile(filename),
    minify: true,
    targets: { chrome: 123 << 16 },
  });
  const table = { light: {}, dark: {}, rules: [] };
  for (const { selector, body } of blocks(code.toString())) {
    if (selector.startsWith('@media')) {
      for (const rule of blocks(body)) addRule(rule, selector);
    } else addRule({ selector, body }, '');
  }
  return table;

  function addRule({ selector, body }, media) {
    const own = declarations(body);
    const rest = own.filter(([name]) => !name.startsWith('--'));
    const selectors = splitSelectors(selector);
    for (const each of media === '' ? selectors : []) {
      const target = each === ':root' ? table.light : each === 'html[data-theme=dark]' ? table.dark : undefined;
      if (target) for (const [name, value] of own) if (name.startsWith('--')) target[name] = value;
    }
    const isGlobal = selectors.some((each) => each === ':root' || each === 'html[data-theme=dark]');
    const kept = isGlobal ? rest : own;
    const isOwn = (name) => themeClasses.has(name) || name.startsWith('tabs') || name === 'text--left';
    const withClasses = selectors.filter((each) => classesOf(each).length > 0 && !classesOf(each).some(isOwn));
    if (kept.length === 0 || withClasses.length === 0) return;
    const text = kept.map(([name, value]) => `${name}:${value}`).join(';');
    table.rules.push({ media, selectors: withClasses.map((each) => [each, classesOf(each)]), text });
  }
}

/** `selector{body}` one after the other, whatever is inside. */
function* blocks(css) {
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] !== '{') continue;
    const selector = css.slice(start, at);
    const end = closing(css, at);
    yield { selector, body: css.slice(at + 1, end) };
    at = end;
    start = end + 1;
  }
}

function closing(css, open) {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) return at;
  }
  return css.length;
}

function declarations(body) {
  return split(body, ';')
    .map((text) => [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)])
    .filter(([name]) => name !== '');
}

function splitSelectors(selector) {
  return split(selector, ',');
}

/** At signs that are not inside of brackets or quotes. */
function split(text, sign) {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const character of text) {
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth--;
    if (character === sign && depth === 0 && quote === '') parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

function classesOf(selector) {
  return [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name);
}
