import type { ComponentType, ReactNode } from 'react';
import { usePage } from '../../client/index.ts';
import { ErrorBoundary, type CrashProps } from './ErrorBoundary.tsx';

/** A part that a page can do without: if it crashes, it is gone until the next page, and everything else stays. */
export function Island({
  fallback = Nothing,
  children,
}: {
  fallback?: ComponentType<CrashProps>;
  children: ReactNode;
}) {
  return (
    <ErrorBoundary resetKey={usePage().path} fallback={fallback}>
      {children}
    </ErrorBoundary>
  );
}

function Nothing() {
  return null;
}
