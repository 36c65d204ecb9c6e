import type { ComponentType, ReactNode } from 'react';
import { componentOf, findThemePart, THEME_PARTS } from '../../../shared/themeParts.ts';
import { useOwnPart } from '../../pages/PageContext.ts';
import type { MainComponents, PageViews } from '../../base/ThemeComponents.ts';

export type AnyComponent = ComponentType<Record<string, unknown>>;

/** The components of `<main>`, including the site's replacements. */
export interface WithParts {
  main: MainComponents;
  pages: PageViews;
  /** The theme's components by Docusaurus's names; parts inside them may be the site's. */
  originals: Record<string, AnyComponent>;
}

/** Parts are listed before the parts that contain them. */
const PARTS = [
  ...THEME_PARTS.filter(({ level, isFrame }) => level === 'main' && !isFrame),
  findThemePart('DocCardList')!,
];

export function withParts(ownMain: MainComponents, ownPages: PageViews): WithParts {
  const main = { ...ownMain } as unknown as Record<string, AnyComponent>;
  const pages = { ...ownPages } as unknown as Record<string, AnyComponent>;
  const originals: Record<string, AnyComponent> = {};
  for (const part of PARTS) {
    const { name, page } = part;
    const [table, key] = page === undefined ? [main, componentOf(part)] : [pages, page];
    const original = table[key]!;
    originals[name] = original;
    table[key] = orOwn(name, original);
  }
  return { main: main as unknown as MainComponents, pages: pages as unknown as PageViews, originals };
}

/** The site's component of this name if it has one, otherwise the theme's. */
function orOwn(name: string, Original: AnyComponent): AnyComponent {
  return function MainPart(props) {
    return useOwnPart(name, props.children as ReactNode, props.toc as ReactNode) ?? <Original {...props} />;
  };
}
