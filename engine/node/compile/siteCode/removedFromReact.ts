import type { Problem } from './types.ts';

interface Removed {
  pattern: RegExp;
  name: string;
  advice: string;
}

/** Exports that React 19 removed, as site code writes them. */
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

/**
 * Names the removed exports of React that a file uses. Nothing else reports them, and the component may silently do
 * nothing.
 */
export function findRemoved(source: string): Omit<Problem, 'filePath'>[] {
  const found = REMOVED.flatMap(({ pattern, name, advice }) => {
    const index = source.search(pattern);
    return index < 0 ? [] : [{ index, name, advice }];
  });
  for (const { index, 1: component = '' } of source.matchAll(DEFAULT_PROPS)) {
    // Class components still have them.
    if (new RegExp(`\\bclass ${component}\\b`).test(source)) continue;
    found.push({ index, name: '`defaultProps` of a function', advice: 'Give the parameters defaults.' });
  }
  return found.map(({ index, name, advice }) => {
    const lines = source.slice(0, index).split('\n');
    const column = (lines.at(-1)?.length ?? 0) + 1;
    const message = `${name} is gone in React 19. ${advice}`;
    return { line: lines.length, column, code: 'removed-from-react', message };
  });
}
