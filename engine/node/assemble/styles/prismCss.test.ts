/**
 * Octavo colours code by rules; `prism-react-renderer` writes styles into every element. Both must give each token the
 * same style.
 */
import { Highlight, Prism, themes, type PrismTheme as GivenTheme } from 'prism-react-renderer';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createHighlighter, type Highlighter } from '../../compile/prism/createHighlighter.ts';
import type { PrismTheme } from '../../compile/prism/types.ts';
import { prismCss } from './prismCss.ts';

const CODE: Record<string, string> = {
  jsx: 'import A from "a";\n\n/* c */ const b = <A c={`d${1 + e}`} f="g">text {h()}</A>;\nclass I extends J {}\n',
  tsx: 'export function f<T>(a: T): Promise<T> { return new Promise<T>((r) => r(a)); } // c',
  html: '<!doctype html>\n<p class="a" style="color: red" onclick="go(1)">b &amp; c</p><script>let d = /e/g;</script>',
  css: '@media (width > 10px) {\n  a:hover > .b { color: #fff !important; width: calc(1px + 2em); }\n}',
  markdown: '# A *b*\n\n![c](d) [e](f "g") `h` **i**\n\n```js\nlet j = 1;\n```\n\n> k\n\n- l\n',
  python: '@a.b\ndef f(x: int = 1) -> str:\n    """doc"""\n    return f"{x!r} \\n" + r"\\d" if not x else None\n',
  json: '{ "a": [1, true, null, "b"] }',
  yaml: 'a: &b\n  - {c: "d", e: 1}\n# g\n',
  sql: "select a, count(*) from b where c = 'd' -- e",
  graphql: 'query A($b: Int!) { c(d: $b) @include(if: true) { ...E } }',
  rust: '#[derive(A)]\nfn f<\'a>(x: &\'a str) -> u8 { println!("{}", x); 1u8 }',
  text: 'plain\n\ntext',
};

function wholeCss(...themes: Parameters<typeof prismCss>): string {
  const { first, lines, seldom } = prismCss(...themes);
  return first + lines + seldom;
}

/** The difficult themes: entries for some languages only, or several styles for one token. */
const OWN: GivenTheme = {
  plain: { color: '#111', backgroundColor: '#eee', fontStyle: 'normal' },
  styles: [
    { types: ['operator', 'punctuation'], style: { color: 'red', fontWeight: 'bold' } },
    { types: ['tag', 'attr-name'], style: { color: 'blue', opacity: 0.5 } },
    { types: ['string'], style: { color: 'green' }, languages: ['python', 'json'] },
    { types: ['string', 'tag'], style: { textDecorationLine: 'underline' } },
    { types: ['tag'], style: { color: 'teal' }, languages: ['html'] },
    { types: ['plain'], style: { color: 'pink' } },
  ],
};
const THEMES: Record<string, GivenTheme> = { ...themes, OWN };

interface Token {
  classes: Set<string>;
  content: string;
}

type Style = Record<string, string>;

/** The tokens of each line, with their styles. */
function byRenderer(theme: GivenTheme, code: string, language: string): { content: string; style: Style }[] {
  const found: { content: string; style: Style }[] = [];
  const render = ({ tokens, getTokenProps }: never): ReactNode => {
    for (const line of tokens as never[][]) {
      for (const token of line) {
        const props = (getTokenProps as (input: object) => { style?: Record<string, unknown>; children: string })({
          token,
        });
        const { display: _display, ...style } = props.style ?? {};
        const content = props.children.replace(/^\n$/, '');
        if (content !== '') found.push({ content, style: toCssStyle(style) });
      }
    }
    return null;
  };
  renderToStaticMarkup(createElement(Highlight, { prism: Prism, theme, code, language } as never, render as never));
  return found;
}

/** In the form in which React writes it. */
function toCssStyle(style: Record<string, unknown>): Style {
  const html = renderToStaticMarkup(createElement('i', { style }));
  const text = /style="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&#x27;', "'") ?? '';
  return toStyle(text);
}

function toStyle(text: string): Style {
  const pairs = text.split(';').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]));
}

/** Plain text has no element, so it has the style of its line. */
function byOctavo({ highlight }: Highlighter, code: string, language: string): Token[] {
  return highlight(code, language)
    .flatMap((line) => [...line.matchAll(/<span class="([^"]*)">(.*?)<\/span>|[^<]+/gs)])
    .map(([plain, names = '', content = plain]) => ({
      classes: new Set(names.split(' ')),
      content: content.replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
    }))
    .filter(({ content }) => content !== '');
}

/** The style of a token in a mode: rules sorted by weight, then by order. */
function cascade(css: string, { classes }: Token, mode: 'light' | 'dark'): Style {
  const matching = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', text = ''], order) => {
    const [, scope = '', own] = /^(html\S+ )?\.theme-code-block (\.token(?!-)\S*):not\(#_\)$/.exec(selector) ?? [];
    if (own === undefined) return [];
    const isDark = scope === 'html[data-theme=dark] ';
    if (scope !== '' && isDark !== (mode === 'dark')) return [];
    const [, listed] = /:is\(([^)]*)\)/.exec(own) ?? [];
    const named = own
      .replace(/:is\(.*/, '')
      .split('.')
      .slice(1);
    const isMatching =
      named.every((name) => classes.has(name)) &&
      (listed === undefined || listed.split(',').some((name) => classes.has(name.slice(1))));
    return isMatching ? [{ weight: named.length + (listed ? 1 : 0), order, style: toStyle(text) }] : [];
  });
  matching.sort((a, b) => a.weight - b.weight || a.order - b.order);
  return Object.assign({}, ...matching.map(({ style }) => style)) as Style;
}

describe.each(Object.keys(THEMES))('%s', (name) => {
  const light = THEMES[name]!;
  const dark = THEMES[name === 'dracula' ? 'github' : 'dracula']!;

  const variants = [undefined, dark].map((darkTheme) => {
    const both = { theme: light as PrismTheme, darkTheme: darkTheme as PrismTheme | undefined };
    const highlighter = createHighlighter({ look: 'classic', languages: [], ...both });
    return { darkTheme, css: wholeCss(both.theme, both.darkTheme), highlighter };
  });

  it.each(Object.keys(CODE))('%s', (language) => {
    for (const { darkTheme, css, highlighter } of variants) {
      const tokens = byOctavo(highlighter, CODE[language]!, language);
      for (const mode of ['light', 'dark'] as const) {
        const shown = (mode === 'dark' && darkTheme) || light;
        expect(tokens.map((token) => ({ content: token.content, style: cascade(css, token, mode) }))).toEqual(
          byRenderer(shown, CODE[language]!, language),
        );
      }
    }
  });
});

it('sets background and colour of plain text on elements and as variables', () => {
  const css = wholeCss({ plain: { color: '#111', backgroundColor: '#eee' }, styles: [] });
  expect(css).toContain('.theme-code-block:not(#_){--prism-color:#111;--prism-background-color:#eee}');
  expect(css).toContain('.theme-code-block .prism-code:not(#_){color:#111;background-color:#eee}');
  expect(css).toContain('.theme-code-block .token-line:not(#_){color:#111}');
});

it('has no value that could end a rule, and names for types of any kind', () => {
  const css = wholeCss({
    plain: { color: 'red}</style>' },
    styles: [{ types: ['a:b', '3d'], style: { color: 'blue', content: '"{"' } }],
  });
  expect(css).not.toContain('</style');
  expect(css).toContain('.token:is(.a\\:b,.\\33 d):not(#_){color:blue}');
});
