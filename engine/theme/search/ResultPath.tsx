import type { SearchResult } from '../../client/index.ts';

/** Where the page of a result is, each part in its own language. */
export function ResultPath({ of }: { of: SearchResult }) {
  return of.path.flatMap(({ label, ...language }, i) => [
    i > 0 && ' › ',
    <bdi key={i} {...language}>
      {label}
    </bdi>,
  ]);
}
