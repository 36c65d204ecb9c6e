/**
 * A site's style sheets are written for the names of Infima and of Docusaurus's theme. Their selectors are made to find the
 * elements of Octavo's theme, the variables that they set act on it, and those that they use have values. What a site does
 * not mention costs it nothing.
 */
import { defaultsFor, loadInfima, rulesFor, usedVariables } from './infimaTable.ts';
import { moduleSelectors, themeSelectors } from './themeSelectors.ts';
import { themeVariables } from './themeVariables.ts';

const VARIABLE = /--(?:ifm|doc|docusaurus)-/;
/** A class, with what is inside of it where `themeSelectors` has that, or the role of Docusaurus's announcement bar. */
const CLASS =
  /\.(navbar__logo[ >]img\b|-?[_a-zA-Z][\w-]*)|\[class([*^])=["']?([\w-]+)["']?\]|\[role=["']?banner["']?\]/g;
/** What Docusaurus's build adds to a name. */
const MODULE_HASH = /_[\w-]{4}$/;
/** What the document itself is called; variables that are set there hold everywhere. */
const ROOT = /^(?:(?::root|html|\[data-theme(?:=[^\]]+)?\]|:not\(\[data-theme[^\]]*\]\)|\*)+|body)$/;
const DARK = /\[data-theme=["']?dark/;

/** Where a variable is set. */
interface Setting {
  selector: string;
  isRoot: boolean;
  isDark: boolean;
}

/** Selectors of a style sheet with the theme's own beside the names that mean them. */
export function adaptSelectors(css: string): string {
  return mapSelectors(css, adaptSelector);
}

/** The same for those by which code looks for elements: `document.querySelector('.navbar__logo')`. */
export function adaptQueries(code: string): string {
  return code.replace(QUERY, (_, call: string, quote: string, selector: string) => {
    return call + quote + adaptSelector(selector) + quote;
  });
}

const QUERY = /(\.(?:querySelector(?:All)?|closest|matches)\(\s*)(["'`])((?:(?!\2)[^\\\n$])*)\2/g;

function adaptSelector(selector: string): string {
  return selector.replace(CLASS, (written, name?: string, operator?: string, part?: string) => {
    const own = name ? ofClass(name) : part ? ofModules(operator, part) : moduleSelectors['announcementBar'];
    return own ? `:is(${written},${own})` : written;
  });
}

function ofClass(name: string): string | undefined {
  return themeSelectors[name.replace('>', ' ')] ?? (MODULE_HASH.test(name) ? moduleSelectors[name.slice(0, -5)] : '');
}

/** `[class*=part]` or `[class^=part]`: all that have it in their names. */
function ofModules(operator: string | undefined, part: string): string {
  const isMeant = (name: string) => (operator === '^' ? name.startsWith(part) : name.includes(part));
  const names = Object.keys(moduleSelectors).filter((name) => isMeant(`${name}_`));
  return [...new Set(names.map((name) => moduleSelectors[name]))].join(',');
}

/** Docusaurus's table of contents has no title. A site that gives it one has no need of Octavo's. */
const TOC_TITLE = /\.oc-folded-toc>ul\):before\{[^}]*content:["'][^"']/;

/** Docusaurus's dropdowns have an arrow made of borders. A site that draws another, or none, means Octavo's icon too. */
const DROPDOWN_ARROW = /\.oc-dropdown\)>:is\(\.navbar__link,\.oc-nav-link\):after\{[^}]*(?:content:|display:none)/;

/** What comes between the theme and style sheets that `adaptSelectors` has read. `classes`: Infima's that the shell uses. */
export function toPrelude(css: string, classes: ReadonlySet<string>): string {
  const rules = [
    classes.size > 0 ? rulesFor(classes) : '',
    TOC_TITLE.test(css) ? '.oc-toc>p{display:none}' : '',
    DROPDOWN_ARROW.test(css) ? '.oc-dropdown>.oc-nav-link>.oc-icon:last-child{display:none}' : '',
  ].join('');
  if (rules === '' && !VARIABLE.test(css)) return '';
  const settings = findSettings(css);
  const isSet = (name: string) => settings.get(name)?.some(({ isRoot }) => isRoot) ?? false;
  const { light, dark } = defaultsFor(usedVariables(rules + css), isSet);
  const acting = [...settings].map(([name, places]) => toRules(name, places)).join('');
  return block(':root', light) + block('html[data-theme=dark]', dark) + accentRules(isSet) + acting + rules;
}

/** Every selector list of a minified style sheet, those inside of conditions too. */
function mapSelectors(css: string, change: (selector: string) => string): string {
  // Strings and comments are no selectors, whatever is in them; keyframes have names that are none.
  return css.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[^]*?\*\/|[^{}"';]*\{/g, (part) => {
    if (!part.endsWith('{') || part.startsWith('@') || /^["'/]/.test(part)) return part;
    return change(part);
  });
}

function findSettings(css: string): Map<string, Setting[]> {
  const settings = new Map<string, Setting[]>();
  for (const [, list = '', body = ''] of css.matchAll(
    /([^{};]+)\{((?:[^{}"']|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')*)\}/g,
  )) {
    if (list.startsWith('@') || list.includes('&')) continue;
    const names = [...body.matchAll(/(?:^|;)\s*(--(?:ifm|doc|docusaurus)-[\w-]+):/g)].map(([, name = '']) => name);
    const parts = splitList(list.trim());
    const setting = {
      selector: list.trim(),
      isRoot: parts.some((part) => ROOT.test(part)),
      isDark: parts.every((part) => DARK.test(part)),
    };
    for (const name of names) settings.set(name, [...(settings.get(name) ?? []), setting]);
  }
  return settings;
}

/** Commas inside of brackets separate nothing here. */
function splitList(list: string): string[] {
  return list.split(/,(?![^(]*\))/);
}

/** How a variable acts on the theme, in the colour modes and the places where the site sets it. */
function toRules(name: string, places: Setting[]): string {
  const meaning = themeVariables[name];
  if (meaning === undefined) return '';
  const rules = meaning.replaceAll('$', `var(${name})`);
  const roots = places.filter(({ isRoot }) => isRoot);
  const hasLight = roots.some(({ isDark }) => !isDark);
  const hasDark = roots.some(({ isDark }) => isDark);
  // Infima has a value of its own for dark mode, which counts unless the site sets one for dark mode too.
  const isForBoth = hasLight && (hasDark || loadInfima().dark[name] === undefined);
  const inPlaces = places.filter(({ isRoot }) => !isRoot).map(({ selector }) => within(rules, selector));
  if (roots.length === 0) return inPlaces.join('');
  const inRoot = isForBoth ? rules : within(rules, hasDark ? '[data-theme=dark]' : '[data-theme=light]');
  return inRoot + inPlaces.join('');
}

/** The same rules, only inside of what a selector means. What gives way to the site's own classes still does. */
function within(rules: string, scope: string): string {
  return rules.replace(/([^{}]+)(?=\{)/g, (selector) => {
    if (selector === ':root') return scope;
    const place = selector.startsWith(':where') ? `:where(${scope})` : `:is(${scope})`;
    return `${place} :is(${selector}),${place}:is(${selector})`;
  });
}

/** The line above a dark footer has the colours of the theme's own accent. */
const FOOTER_LINE =
  '.oc-footer[data-style=dark]{background-image:linear-gradient(90deg,var(--oc-accent-strong),var(--oc-accent))}';

/** A site that sets the accent alone gets its darker and lighter ends from it. */
function accentRules(isSet: (name: string) => boolean): string {
  if (!isSet('--ifm-color-primary')) return '';
  const strong = (other: string) => `--oc-accent-strong:color-mix(in srgb,var(--ifm-color-primary) 75%,${other})`;
  const light = isSet('--ifm-color-primary-darkest') ? '' : block('[data-theme=light]', strong('#000'));
  const dark = isSet('--ifm-color-primary-lightest') ? '' : block('[data-theme=dark]', strong('#fff'));
  return light + dark + FOOTER_LINE;
}

function block(selector: string, declarations: string): string {
  return declarations === '' ? '' : `${selector}{${declarations.replace(/;$/, '')}}`;
}
