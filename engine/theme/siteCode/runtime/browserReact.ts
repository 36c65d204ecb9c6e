import { joinClassNames } from '../../base/joinClassNames.ts';

/** The modules that nearly every component imports: the app's React, and `clsx`. */
export function createReactModules(): Record<string, Record<string, unknown>> {
  const { React, ReactDom, jsxRuntime } = octavo.react!;
  return {
    react: { ...React, default: React },
    'react-dom': { ...ReactDom, default: ReactDom },
    'react/jsx-runtime': { ...jsxRuntime },
    clsx: { default: joinClassNames, clsx: joinClassNames },
  };
}
