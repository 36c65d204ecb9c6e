import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFactsStore } from './factsStore.ts';

let dir: string;
beforeEach(() => void (dir = mkdtempSync(path.join(tmpdir(), 'octavo-facts-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const open = (read = true) => createFactsStore(dir, read);
const texts = (word: string) => [JSON.stringify({ word, tab: '\t', line: '\n' }), '{"字":1}'] as const;

function fill(...keys: string[]): void {
  const store = open();
  for (const key of keys) store.set(key, texts(key));
  store.save();
}

describe('createFactsStore', () => {
  it('returns what it was given, by key', () => {
    fill('a1', 'a2', 'b1');
    expect(['a1', 'a2', 'b1', 'c1'].map((key) => open().get(key))).toEqual([
      texts('a1'),
      texts('a2'),
      texts('b1'),
      undefined,
    ]);
    expect(open(false).get('a1')).toBeUndefined();
  });

  it('writes only files with changes, and keeps requested entries in them', () => {
    fill('a1', 'a2', 'b1');
    const before = readFileSync(path.join(dir, 'b'));
    const store = open();
    store.get('a1');
    store.set('a3', texts('new'));
    store.save();
    expect(['a1', 'a2', 'a3', 'b1'].map((key) => open().get(key) !== undefined)).toEqual([true, false, true, true]);
    expect(readFileSync(path.join(dir, 'b')).equals(before)).toBe(true);
  });

  it('reads a file again that was released, and then keeps all of it', () => {
    fill('a1', 'a2', 'b1');
    const store = open();
    store.get('a1');
    store.set('b2', texts('b2'));
    store.release();
    writeFileSync(path.join(dir, 'b'), 'changed meanwhile');
    expect(store.get('b2')).toEqual(texts('b2'));
    expect(store.get('a2')).toEqual(texts('a2'));
    store.set('a3', texts('a3'));
    store.save();
    expect(['a1', 'a2', 'a3', 'b2'].map((key) => open().get(key) !== undefined)).toEqual([true, true, true, true]);
  });

  it('uses nothing from a damaged file', () => {
    fill('a1', 'a2');
    expect(readdirSync(dir)).toEqual(['a']);
    const file = path.join(dir, 'a');
    const good = readFileSync(file);
    for (let at = 0; at <= good.length; at++) {
      writeFileSync(
        file,
        at === good.length ? good.subarray(0, -1) : good.map((byte, i) => (i === at ? byte ^ 1 : byte)),
      );
      expect(open().get('a1')).toBeUndefined();
    }
  });
});
