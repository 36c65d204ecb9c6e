import { defaultsFor, loadInfima, rulesFor, usedVariables } from './infimaTable.ts';

let known: Set<string> | undefined;

/** Class names in HTML (or in options that hold some) that Infima has rules for. */
export function infimaClasses(html: string): Set<string> {
  const lists = [...html.matchAll(/(?:\bclass=\\?["']|"className":")([^"'\\]+)/g)].map(([, names = '']) => names);
  if (lists.length === 0) return new Set();
  known ??= new Set(loadInfima().rules.flatMap(({ selectors }) => selectors.flatMap(([, names]) => names)));
  return new Set(lists.flatMap((names) => names.split(/\s+/)).filter((name) => known?.has(name)));
}

/**
 * The style sheet of a page whose content uses Infima: `<div class="row">`, `style="color: var(--ifm-color-danger)"`. Weighs
 * nothing, so that whatever the site's own style sheets say wins.
 */
export function pageInfima(html: string, css: string): string {
  if (!/\bclass="/.test(html) && !css.includes('--ifm-')) return '';
  const classes = infimaClasses(html);
  const rules = classes.size > 0 ? rulesFor(classes) : '';
  const { light, dark } = defaultsFor(usedVariables(rules + css), () => false);
  const values = (light && `:where(:root){${light}}`) + (dark && `:where([data-theme=dark]){${dark}}`);
  return values + rules;
}
