import type { ReactNode } from 'react';

/** Replaces a component that only wraps its children. */
export function AsIs({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
