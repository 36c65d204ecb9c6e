import type { ComponentType, ReactNode } from 'react';
import { usePage } from '../../client/index.ts';
import { PartCrash } from './CrashMessage.tsx';
import { ErrorBoundary, type CrashProps } from './ErrorBoundary.tsx';

/**
 * A part of the page: if it crashes, it shows a message in its place until the next page, and everything else stays.
 */
export function Island({
  fallback = PartCrash,
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
