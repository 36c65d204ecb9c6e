import { THEME_PARTS } from '../../../shared/themeParts.ts';
import { navbarItemModules, type EnginePart } from './navbarItemModules.ts';
import { otherModules } from './otherModules.tsx';

/** A module for each part, created by `create`. */
export function partModules(create: (name: string) => EnginePart): Record<string, Record<string, unknown>> {
  const parts = THEME_PARTS.filter(
    ({ level, isTable, isAround, isFrame, isNavbarItem }) =>
      level !== 'content' && !isTable && !isAround && !isFrame && !isNavbarItem,
  );
  return {
    ...otherModules(create),
    ...Object.fromEntries(parts.map(({ name }) => [`@theme/${name}`, { default: create(name) }])),
    ...navbarItemModules(create),
  };
}
