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

/** All of axe that depends on the width of the window; the rest need be asked at one width only. */
export const WIDTH_RULES = ['target-size', 'scrollable-region-focusable'];

/** What axe finds wrong with the page as it stands, one line for each rule (of these rules, if any are named). */
export function findViolations(tab: Tab, ...rules: string[]): Promise<string[]> {
  return runAxe(tab, rules.length > 0 ? { runOnly: rules } : { rules: BEYOND_DEFAULT });
}

/** All but contrast, which takes half of the time: for a page whose colours are those of another. */
export function findColorlessViolations(tab: Tab): Promise<string[]> {
  return runAxe(tab, { rules: { ...BEYOND_DEFAULT, 'color-contrast': { enabled: false } } });
}

/** Targets of 24 px: a rule of WCAG 2.2, which axe leaves out unless asked. */
const BEYOND_DEFAULT = { 'target-size': { enabled: true } };

async function runAxe(tab: Tab, selection: Pick<AxeOptions, 'runOnly' | 'rules'>): Promise<string[]> {
  // By the debugger: the page's policy allows no inline script.
  if (!(await tab.evaluate(() => 'axe' in globalThis))) await tab.evaluate(source);
  const options: AxeOptions = {
    ...selection,
    // What passed is not described, and styles are not fetched again: a third of the time.
    reporter: 'no-passes',
    resultTypes: ['violations'],
    preload: false,
  };
  const { violations } = await tab.evaluate((given) => axe.run(document, given), options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Contrast is all of axe that depends on colours: after a switch, that rule alone need be asked. */
export const setColorMode = (tab: Tab, mode: 'light' | 'dark'): Promise<void> =>
  tab.evaluate((value) => void (document.documentElement.dataset.theme = value), mode);
