import { expect, it } from 'vitest';
import { createAbbreviations } from './createAbbreviations.ts';

function findAbbreviations(texts: string[]) {
  const abbreviations = createAbbreviations();
  for (const text of texts) abbreviations.add(text);
  return abbreviations.toGroups();
}

it.each([
  ['We use retrieval-augmented generation (RAG) here.', [['RAG', 'retrieval augmented generation']]],
  [
    'A member of technical staff (MTS) and a key\nmanagement service (KMS).',
    [
      ['KMS', 'key management service'],
      ['MTS', 'member of technical staff'],
    ],
  ],
  ['GPU memory (VRAM), Docker Engine (Linux), NVIDIA (CUDA)', []],
  ['(RAG) at the start; 2 gb (GB); e.g. (EG)', []],
])('%s', (text, groups) => {
  expect(findAbbreviations([text])).toEqual(groups);
});

it('keeps the first meaning', () => {
  expect(findAbbreviations(['content security policy (CSP)', 'cloud service provider (CSP)'])).toEqual([
    ['CSP', 'content security policy'],
  ]);
});
