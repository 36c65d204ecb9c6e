import { useContext } from 'react';
import { sharedContext } from './sharedContext.ts';
import type { ThemeComponents } from './ThemeComponents.ts';

/** Each React tree provides the levels that it renders: the shell, pages with their parts, or content. */
export const ComponentsContext = sharedContext<Partial<ThemeComponents>>('components', {});

/** The components of one level, including the site's own: `const { Logo } = useComponents('shell')`. */
export function useComponents<Level extends keyof ThemeComponents>(level: Level): ThemeComponents[Level] {
  const components = useContext(ComponentsContext)[level];
  if (!components) throw new Error(`No ${level} components.`);
  return components;
}
