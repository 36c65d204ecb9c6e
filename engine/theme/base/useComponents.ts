import { useContext } from 'react';
import { sharedContext } from './sharedContext.ts';
import type { ThemeComponents } from './ThemeComponents.ts';

/** Each tree provides the levels that it renders: shell in one, pages and their parts in another, content in a third. */
export const ComponentsContext = sharedContext<Partial<ThemeComponents>>('components', {});

/** The components of one level, the site's own among them: `const { Logo } = useComponents('shell')`. */
export function useComponents<Level extends keyof ThemeComponents>(level: Level): ThemeComponents[Level] {
  const components = useContext(ComponentsContext)[level];
  if (!components) throw new Error(`No ${level} components.`);
  return components;
}
