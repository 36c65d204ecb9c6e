import type { ReactNode } from 'react';
import { useContent } from './contentContext.ts';

/** Content is static: what needs the browser shows its fallback. */
export function BrowserOnly({ fallback, ...props }: { children?: () => ReactNode; fallback?: ReactNode }): ReactNode {
  useContent().warn('`<BrowserOnly>` shows its fallback: content is static (yet).', props, 'browser-only');
  return fallback ?? null;
}
