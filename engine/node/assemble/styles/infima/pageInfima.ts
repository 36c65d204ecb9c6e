import { defaultsFor, loadInfima, MEETINGS, rulesFor, usedVariables } from './infimaTable.ts';

let known: Set<string> | undefined;

function knownClasses(): Set<string> {
  known ??= new Set([
    ...loadInfima().rules.flatMap(({ selectors }) => selectors.flatMap(([, names]) => names)),
    ...MEETINGS.map(([name]) => name),
  ]);
  return known;
}

/** Class names in HTML (or in options that hold some) that Infima has rules for. */
export function infimaClasses(html: string): Set<string> {
  const lists = [...html.matchAll(/(?:\bclass=\\?["']|"className":")([^"'\\]+)/g)].map(([, names = '']) => names);
  if (lists.length === 0) return new Set();
  return new Set(lists.flatMap((names) => names.split(/\s+/)).filter((name) => knownClasses().has(name)));
}

/** Names of elements are no classes: `jsx("button", …)`. */
const ELEMENT = /\b(?:jsxs?|createElement)\)?\(\s*(["'])[\w-]+\1/g;
const TEXT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

/** Class names in the texts of code that Infima has rules for: a component may show them only later. */
export function infimaWords(code: string): Set<string> {
  const texts = code.replace(ELEMENT, '').match(TEXT) ?? [];
  return new Set(texts.flatMap((text) => text.split(/[^\w-]+/)).filter((word) => word && knownClasses().has(word)));
}

/**
 * The style sheet of a page whose content uses Infima: `<div class="row">`, `style="color: var(--ifm-color-danger)"`. Weighs
 * nothing, so that whatever the site's own style sheets say wins. `late` are class names that show only later.
 */
export function pageInfima(html: string, css: string, late: ReadonlySet<string> = new Set()): string {
  const hasFrames = html.includes('<iframe');
  if (!/\bclass="/.test(html) && !css.includes('--ifm-') && late.size === 0 && !hasFrames) return '';
  const classes = new Set([...infimaClasses(html), ...late]);
  // The theme says nothing of frames: few pages have one.
  const rules = (hasFrames ? 'iframe{max-width:100%}' : '') + (classes.size > 0 ? rulesFor(classes) : '');
  const { light, dark } = defaultsFor(usedVariables(rules + css), () => false);
  const values = (light && `:where(:root){${light}}`) + (dark && `:where([data-theme=dark]){${dark}}`);
  return values + rules;
}
