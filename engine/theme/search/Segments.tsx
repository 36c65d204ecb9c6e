import type { Segment } from '../../client/index.ts';

/** Text with its matches marked. Plain text nodes: nothing in an index can become markup. */
export function Segments({ of }: { of: readonly Segment[] }) {
  // It has its own direction: the result may be in another language.
  return <bdi>{of.map(({ text, marked }, i) => (marked ? <mark key={i}>{text}</mark> : text))}</bdi>;
}
