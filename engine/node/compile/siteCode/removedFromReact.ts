import type { CodeProblem } from './types.ts';

interface Removed {
  pattern: RegExp;
  name: string;
  advice: string;
}

/** What React 19 no longer has, as code of a site writes it. */
const REMOVED: Removed[] = [
  { pattern: /\bfindDOMNode\b/, name: '`findDOMNode`', advice: 'Put a ref on the element.' },
  {
    pattern: /\bReactDOM\.(?:render|hydrate|unmountComponentAtNode)\b/,
    name: '`ReactDOM.render`',
    advice: "Use `createRoot` of 'react-dom/client', in an effect.",
  },
  { pattern: /\bref=["'][\w-]+["']/, name: 'A ref that is a string', advice: 'Use `useRef` or `createRef`.' },
];
const DEFAULT_PROPS = /^[ \t]*([A-Z]\w*)\.defaultProps\s*=/gm;

/** Names what a file uses of React that is not there any more: nobody else does, and the component may only do nothing. */
export function findRemoved(source: string): Omit<CodeProblem, 'filePath'>[] {
  const found = REMOVED.flatMap(({ pattern, name, advice }) => {
    const index = source.search(pattern);
    return index < 0 ? [] : [{ index, name, advice }];
  });
  for (const { index, 1: component = '' } of source.matchAll(DEFAULT_PROPS)) {
    // Classes still have them.
    if (new RegExp(`\\bclass ${component}\\b`).test(source)) continue;
    found.push({ index, name: '`defaultProps` of a function', advice: 'Give the parameters defaults.' });
  }
  return found.map(({ index, name, advice }) => {
    const lines = source.slice(0, index).split('\n');
    const column = (lines.at(-1)?.length ?? 0) + 1;
    return { line: lines.length, column, message: `${name} is gone in React 19. ${advice}` };
  });
}
