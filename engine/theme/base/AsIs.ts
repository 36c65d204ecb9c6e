import type { ReactNode } from 'react';

/** In place of a component that only stands around something. */
export function AsIs({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
