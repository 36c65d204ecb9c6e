import { existsSync } from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unwrapContent } from '../../../shared/search/codec/container.ts';
import { encodeOtherWordParts } from '../../../shared/search/codec/otherWordParts.ts';
import { engineDist, readEngineTable } from '../../ground/octavo/engineFiles.ts';
import { OTHER_WORDS_TABLE, packOtherWords } from './otherWordsPack.ts';

it('packs each part under the hash of its content', async () => {
  const parts = encodeOtherWordParts();
  const packed = packOtherWords();
  expect(packed.map(({ first }) => first)).toEqual(parts.map(({ first }) => first));
  for (const [at, { id, bytes }] of packed.entries()) {
    const content = await unwrapContent(Buffer.from(bytes, 'base64'), (deflated) => inflateRawSync(deflated), id);
    expect(Buffer.from(content)).toEqual(Buffer.from(parts[at]!.content));
  }
});

it.runIf(existsSync(path.join(engineDist(), 'node', OTHER_WORDS_TABLE)))('is in the built engine', () => {
  const idsOf = (parts: unknown) => (parts as { id: string }[]).map(({ id }) => id);
  expect(idsOf(readEngineTable(OTHER_WORDS_TABLE))).toEqual(idsOf(packOtherWords()));
});
