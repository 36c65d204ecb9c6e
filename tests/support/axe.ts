import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page as Tab } from 'playwright-core';

interface AxeResult {
  violations: { id: string; nodes: { target: string[] }[] }[];
}
interface AxeOptions {
  runOnly?: string[];
  rules?: Record<string, { enabled: boolean }>;
  reporter: string;
  resultTypes: string[];
  preload: boolean;
}
declare const axe: { run(context: Document, options: AxeOptions): Promise<AxeResult> };

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe that depend on the width of the window. Run the others at one width only. */
export const WIDTH_RULES = ['target-size', 'scrollable-region-focusable'];

/** The faults that axe finds on the page, one line per rule; `rules` limits them. */
export function findViolations(tab: Tab, ...rules: string[]): Promise<string[]> {
  return runAxe(tab, rules.length > 0 ? { runOnly: rules } : { rules: BEYOND_DEFAULT });
}

/** Everything except contrast, which takes half of the time: for a page with the same colours as another. */
export function findColorlessViolations(tab: Tab): Promise<string[]> {
  return runAxe(tab, { rules: { ...BEYOND_DEFAULT, 'color-contrast': { enabled: false } } });
}

/** Targets of 24 px: a rule of WCAG 2.2, which axe runs only on request. */
const BEYOND_DEFAULT = { 'target-size': { enabled: true } };

async function runAxe(tab: Tab, selection: Pick<AxeOptions, 'runOnly' | 'rules'>): Promise<string[]> {
  // By the debugger: the page's policy allows no inline script.
  if (!(await tab.evaluate(() => 'axe' in globalThis))) await tab.evaluate(source);
  const options: AxeOptions = {
    ...selection,
    // Passed checks are not described, and styles are not fetched again: this saves a third of the time.
    reporter: 'no-passes',
    resultTypes: ['violations'],
    preload: false,
  };
  const { violations } = await tab.evaluate(async (given) => {
    // A colour in transition has neither its old contrast nor its new one.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    return axe.run(document, given);
  }, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Only contrast depends on colours, so after a switch that rule alone is run. */
export const setColorMode = (tab: Tab, mode: 'light' | 'dark'): Promise<void> =>
  tab.evaluate((value) => void (document.documentElement.dataset.theme = value), mode);
