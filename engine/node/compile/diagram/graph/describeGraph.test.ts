import { expect, it } from 'vitest';
import { parseFlowchart } from '../flowchart/parseFlowchart.ts';
import { describeGraph } from './describeGraph.ts';

it.each([
  ['A[Files] --> B[Cut<br/>up] -->|then| C', 'Flowchart: Files to Cut up to C (then).'],
  ['A --> B\nA --- C\nA <--> D', 'Flowchart: A to B; A with C; A to and from D.'],
  ['A ~~~ B\nC["a #quot;b#quot; &amp; <b>c</b>"]', 'Flowchart: A; B; a "b" & c.'],
  ['subgraph g[Group]\nA\nend\nB --> g', 'Flowchart: B to Group; A.'],
])('%j', (source, text) => {
  expect(describeGraph('Flowchart', parseFlowchart(`flowchart TD\n${source}`))).toBe(text);
});
