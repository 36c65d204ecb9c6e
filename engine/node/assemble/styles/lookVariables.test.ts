import { expect, it } from 'vitest';
import type { LookTable } from './loadLook.ts';
import { variablesFor, whereUsed, withVariables } from './lookVariables.ts';

const TABLE: LookTable = {
  infima: {
    whole: [],
    parts: {
      first: 'a{color:var(--ifm-link);height:calc(var(--ifm-gap)*2);width:var(--own)}',
      button: '.b{color:var(--ifm-button);padding:var(--ifm-gap)}',
    },
  },
  theme: { whole: [], parts: { first: 'c{width:var(--doc-width)}' } },
  variables: {
    '--ifm-link': { half: 'infima', light: 'var(--ifm-accent)', isFixed: true },
    '--ifm-accent': { half: 'infima', light: 'blue', isFixed: true },
    '--ifm-gap': { half: 'infima', light: '1rem', isFixed: true },
    '--ifm-button': { half: 'infima', light: 'var(--ifm-ink)' },
    '--ifm-ink': { half: 'infima', light: '#000', dark: '#fff' },
    '--ifm-ground': { half: 'infima', light: '#fff', dark: '#000', isLight: true },
    '--doc-width': { half: 'theme', light: '300px' },
  },
  rules: [],
  classes: {},
};

it('inlines values that nothing changes, and declares the others where they are used', () => {
  expect(withVariables(TABLE, [])).toEqual({
    infima: {
      first: 'a{color:blue;height:calc(1rem*2);width:var(--own)}',
      button:
        ':root{--ifm-button:var(--ifm-ink);--ifm-ink:#000}html[data-theme=dark]{--ifm-ink:#fff}.b{color:var(--ifm-button);padding:1rem}',
    },
    theme: { first: ':root{--doc-width:300px}c{width:var(--doc-width)}' },
  });
});

it('keeps the names that the site mentions, and sets them from the start', () => {
  const { infima } = withVariables(TABLE, [':root{--ifm-accent:red}', 'x.style = "var(--ifm-ink)"']);
  expect(infima.first).toBe(
    ':root{--ifm-accent:blue;--ifm-ink:#000}html[data-theme=dark]{--ifm-ink:#fff}a{color:var(--ifm-accent);height:calc(1rem*2);width:var(--own)}',
  );
  expect(infima.button).toBe(':root{--ifm-button:var(--ifm-ink)}.b{color:var(--ifm-button);padding:1rem}');
});

it('gives a page values that any other rule overrides', () => {
  expect(variablesFor('.x{color:var(--ifm-ink);background:var(--ifm-ground);top:var(--other)}', TABLE)).toBe(
    ':where(:root){--ifm-ink:#000;--ifm-ground:#fff}:where([data-theme=dark]){--ifm-ground:#000}:where(html[data-theme=dark]){--ifm-ink:#fff}',
  );
  expect(variablesFor('.x{color:red}', TABLE)).toBe('');
});

it('sets variables late only if an element uses them', () => {
  const own = '.b{color:var(--ifm-ink)}@media print{.c .d{color:var(--ifm-ink)}}.e{top:0}';
  expect(whereUsed(`:root{--ifm-ink:#000}html[data-theme=dark]{--ifm-ink:#fff}${own}`)).toBe(
    `:where(:root:has(.b,.c,.d)){--ifm-ink:#000}:where(html[data-theme=dark]:has(.b,.c,.d)){--ifm-ink:#fff}${own}`,
  );
  // Elements without a class may occur anywhere.
  expect(whereUsed(':root{--ifm-ink:#000}b{color:var(--ifm-ink)}')).toBe(
    ':root{--ifm-ink:#000}b{color:var(--ifm-ink)}',
  );
});
