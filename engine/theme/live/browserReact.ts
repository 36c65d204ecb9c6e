import { joinClassNames } from '../content/joinClassNames.ts';
import { shownTag } from './shownTag.ts';

type Create = (type: unknown, ...rest: unknown[]) => unknown;

const showing =
  (create: unknown): Create =>
  (type, ...rest) =>
    (create as Create)(typeof type === 'string' ? shownTag(type) : type, ...rest);

/** What nearly every component imports: the app's React, and `clsx`. */
export function createReactModules(): Record<string, Record<string, unknown>> {
  const { React, ReactDom, jsxRuntime } = octavo.react!;
  const react = { ...React, createElement: showing(React.createElement) };
  return {
    react: { ...react, default: react },
    'react-dom': { ...ReactDom, default: ReactDom },
    'react/jsx-runtime': { ...jsxRuntime, jsx: showing(jsxRuntime.jsx), jsxs: showing(jsxRuntime.jsxs) },
    clsx: { default: joinClassNames, clsx: joinClassNames },
  };
}
