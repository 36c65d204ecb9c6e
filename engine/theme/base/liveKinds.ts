import type { ShellComponents } from './ThemeComponents.ts';

/**
 * Kinds of pages that React also renders in the browser, unlike articles, which stay the server's HTML. Their documents
 * start the app immediately.
 */
const live = { search: 'SearchPage' } as const;

export type LiveKind = keyof typeof live;

export const liveKinds: Partial<
  Record<string, Exclude<keyof ShellComponents, 'parts' | 'menu' | 'keepEntries' | 'icons' | 'FooterContent'>>
> = live;
