/**
 * Writes the dark variant of every drawing of the docs: the same drawing in the colors of the dark mode.
 *
 *   node site/drawings/darken.mjs          write `x.dark.svg` beside each `x.svg`
 *   node site/drawings/darken.mjs --check  change nothing; fail when a variant is missing or stale
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../static/img/docs', import.meta.url));

/** Light to dark. A drawing uses these colors and no others. */
const COLORS = {
  '#ffffff': '#1d1815', // windows, fields
  '#faf6f2': '#241e1a', // side bars, cards
  '#f6f4f1': '#2b2420', // bubbles
  '#eceae7': '#3a322c', // tracks of bars
  '#d8d2cc': '#463c35', // thin lines
  '#b9b1a9': '#6b5e55', // borders
  '#a8a29c': '#857970', // switches that are off
  '#8c857e': '#9a8e84', // icons
  '#57606a': '#b5aaa1', // secondary text
  '#1f2328': '#f1ebe6', // text
  '#1c1917': '#000000', // shade behind a dialog
  '#b93c0a': '#ff9356', // accent
  '#fdeee4': '#4a2a18', // accent, soft
  '#1a7f4b': '#5fd39a', // good
  '#e3f4ea': '#173726', // good, soft
  '#9a5b00': '#f0b45c', // middling
  '#fdf0d5': '#40300f', // middling, soft
  '#b3261e': '#ff8a80', // bad
  '#fbe4e2': '#4a1d1a', // bad, soft
  '#2b5fa8': '#8db8f2', // second accent
  '#e6eefb': '#1b2c45', // second accent, soft
};

/** Text on the accent is light in the light mode and must be dark on the lighter accent of the dark mode. */
const ON_ACCENT = '#fffffe';
const DARK_ON_ACCENT = '#2a1408';

/** The drawing in dark colors. A color it does not know is an error: it would stay light. */
export function darken(svg, name) {
  return svg.replaceAll(/#[0-9a-fA-F]{6}\b/g, (color) => {
    const found = color.toLowerCase() === ON_ACCENT ? DARK_ON_ACCENT : COLORS[color.toLowerCase()];
    if (!found) throw new Error(`${name}: no dark color for '${color}'. Use one of ${Object.keys(COLORS).join(', ')}`);
    return found;
  });
}

/** The drawings with the text that their dark variant should have. */
export function readDrawings() {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.svg') && !name.endsWith('.dark.svg'))
    .sort()
    .map((name) => {
      const path = join(FOLDER, name);
      const text = readFileSync(path, 'utf8');
      return { name, text, darkPath: path.replace(/\.svg$/, '.dark.svg'), dark: darken(text, name) };
    });
}

export const isCurrent = ({ darkPath, dark }) => existsSync(darkPath) && readFileSync(darkPath, 'utf8') === dark;

function main(check) {
  const stale = readDrawings().filter((drawing) => !isCurrent(drawing));
  for (const { name, darkPath, dark } of stale) {
    if (check) console.error(`${name} has no current dark variant. Run: node site/drawings/darken.mjs`);
    else writeFileSync(darkPath, dark);
  }
  process.exitCode = check && stale.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.includes('--check'));
