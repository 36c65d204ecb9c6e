import { correctionClass } from '../../compile/prism/createHighlighter.ts';
import { createThemeRules } from '../../compile/prism/themeRules.ts';
import type { PrismTheme } from '../../compile/prism/types.ts';

const BLOCK = '.theme-code-block';
/** Docusaurus sets these as attributes of elements, so a site's rule wins only if it is `!important`. */
const HEAVY = ':not(#_)';

/** Line numbers start at 1 or at the block's own first number, which Docusaurus also sets as an attribute. */
const LINE_NUMBERS =
  '.codeBlockLinesWithNumbering_o6Pm{counter-reset:line-count}' +
  '.codeLineNumber_Tfdd[data-oc-line]:before{content:attr(data-oc-line)}';

export interface CodeStyle {
  /** The rules that every document with code needs. */
  first: string;
  /** Numbers of lines. */
  lines: string;
  /** Tokens whose colours differ from those of their types. */
  seldom: string;
}

/** The colours of code, as rules: `prism-react-renderer` writes them into every element. */
export function prismCss(theme: PrismTheme, darkTheme?: PrismTheme): CodeStyle {
  // Each mode has its own rules, because a property that only one mode sets must not appear in the other.
  const styles = darkTheme
    ? [toRules(theme, 0, 'html:not([data-theme=dark]) '), toRules(darkTheme, 1, 'html[data-theme=dark] ')]
    : [toRules(theme, 0, '')];
  return {
    first: styles.map(({ first }) => first).join(''),
    lines: LINE_NUMBERS,
    seldom: styles.map(({ seldom }) => seldom).join(''),
  };
}

function toRules(theme: PrismTheme, at: number, scope: string): Omit<CodeStyle, 'lines'> {
  const { plain, rules, declarations } = createThemeRules(theme);
  const ofLine = plain.filter((each) => !each.startsWith('background-color:'));
  const variables = plain.flatMap((each) => (/^(?:background-)?color:/.test(each) ? `--prism-${each}` : []));
  const tokens = groupByStyle(rules.map(([type, style]) => [type, [...style].map((pair) => pair.join(':')).join(';')]));
  return {
    first: write([
      [`${scope}${BLOCK}${HEAVY}`, variables.join(';')],
      [`${scope}${BLOCK} .prism-code${HEAVY}`, plain.join(';')],
      [`${scope}${BLOCK} .token-line${HEAVY}`, ofLine.join(';')],
      ...tokens.map(([types, style]): [string, string] => [
        `${scope}${BLOCK} .token:is(${types.map((type) => `.${toClassName(type)}`).join()})${HEAVY}`,
        style,
      ]),
    ]),
    seldom: write(
      declarations.map((each, number) => [
        `${scope}${BLOCK} .token.token.${correctionClass(at, number)}${HEAVY}`,
        each,
      ]),
    ),
  };
}

function write(rules: [selector: string, style: string][]): string {
  return rules
    .filter(([, style]) => style !== '')
    .map(([selector, style]) => `${selector}{${style}}`)
    .join('');
}

/** Neighbours that look the same share a rule: their order is not changed. */
function groupByStyle(rules: [type: string, style: string][]): [types: string[], style: string][] {
  const groups: [string[], string][] = [];
  for (const [type, style] of rules) {
    const last = groups.at(-1);
    if (last?.[1] === style) last[0].push(type);
    else groups.push([[type], style]);
  }
  return groups;
}

/** A type of token as a class name. */
function toClassName(type: string): string {
  return type.replace(/[^\w-]/g, '\\$&').replace(/^\d/, '\\3$& ');
}
