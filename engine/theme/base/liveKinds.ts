import type { ShellComponents } from './ThemeComponents.ts';

/**
 * Kinds of pages that React renders in the browser too, unlike articles, which stay the server's HTML. Their documents
 * start the app at once.
 */
const live = { search: 'SearchPage' } as const;

export type LiveKind = keyof typeof live;

export const liveKinds: Partial<
  Record<string, Exclude<keyof ShellComponents, 'parts' | 'menu' | 'keepEntries' | 'icons' | 'FooterContent'>>
> = live;
