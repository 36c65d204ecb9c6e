import type { ReactNode } from 'react';
import { NAVBAR_ITEM_PARTS } from '../../../shared/partNames.ts';

export type EnginePart = (props: Record<string, unknown> & { children?: ReactNode }) => ReactNode;

/** A module for each kind of navbar item, created by `create`, and the table of them. */
export function navbarItemModules(create: (name: string) => EnginePart): Record<string, Record<string, unknown>> {
  const items = Object.entries(NAVBAR_ITEM_PARTS).map(([type, name]) => ({ type, name, part: create(name) }));
  return {
    '@theme/NavbarItem': { default: create('NavbarItem') },
    ...Object.fromEntries(items.map(({ name, part }) => [`@theme/${name}`, { default: part }])),
    '@theme/NavbarItem/ComponentTypes': {
      default: Object.fromEntries(items.map(({ type, part }) => [type === 'link' ? 'default' : type, part])),
    },
  };
}
