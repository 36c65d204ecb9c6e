import type * as React from 'react';
import type { Platform } from './platform.ts';

/** React as the site's own code has it: on the server it notices what needs the browser. */
export function reactOf({ reactModules }: Pick<Platform, 'reactModules'>): typeof React {
  return reactModules.react as unknown as typeof React;
}
