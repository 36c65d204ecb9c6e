import type * as React from 'react';
import type { Platform } from './platform.ts';

/** React as the site's code sees it; on the server it records what needs the browser. */
export function reactOf({ reactModules }: Pick<Platform, 'reactModules'>): typeof React {
  return reactModules.react as unknown as typeof React;
}
