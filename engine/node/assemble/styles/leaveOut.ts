import parse from 'postcss/lib/parse';
import type { Root } from 'postcss';
import { pickRules } from '../../compile/styles/pickRules.ts';
import type { LookTable } from './loadLook.ts';

/** The look without the style sheets of these components of Docusaurus's theme. Import this file by `import()`. */
export function leaveOut(replaced: readonly string[], table: LookTable): LookTable {
  const { theme, components = {}, variables, media } = table;
  const kept = new Set(Object.entries(components).flatMap(([name, own]) => (replaced.includes(name) ? [] : own)));
  const names = new Set(replaced.flatMap((name) => components[name] ?? []).filter((name) => !kept.has(name)));
  if (!theme || names.size === 0) return table;
  const isLeft = (selector: string) =>
    [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].some(([, name = '']) => names.has(name));
  const cut = (css: string) => withoutVariables(pickRules(css, (selectors) => !selectors.every(isLeft)));
  return {
    ...table,
    theme: {
      whole: theme.whole.map(([layer, css]) => [layer, cut(css)]),
      parts: Object.fromEntries(Object.entries(theme.parts).map(([part, css]) => [part, cut(css)])),
    },
    variables: Object.fromEntries(Object.entries(variables).filter(([name]) => !names.has(name))),
    media: media?.filter(({ selector }) => !isLeft(selector)),
  };

  function withoutVariables(css: string): string {
    const root = parse(css) as Root;
    root.walkDecls((declaration) => {
      if (names.has(declaration.prop) && declaration.parent?.type === 'rule') declaration.remove();
    });
    return root.toString();
  }
}
