import type * as React from 'react';
import type { Platform } from './platform.ts';

/** The React of the site's code; on the server it records needs of the browser. */
export function reactOf({ reactModules }: Pick<Platform, 'reactModules'>): typeof React {
  return reactModules.react as unknown as typeof React;
}
