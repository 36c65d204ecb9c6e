import type { SearchResult, Segment } from '../../client/index.ts';

/** Text with its matches marked. Plain text nodes: nothing in an index can become markup. */
export function Segments({ of, language }: { of: readonly Segment[]; language: SearchResult['language'] }) {
  // It has its own direction: the result may be in another language.
  return <bdi {...language}>{of.map(({ text, marked }, i) => (marked ? <mark key={i}>{text}</mark> : text))}</bdi>;
}
