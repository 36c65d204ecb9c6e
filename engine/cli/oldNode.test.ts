import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(tmpdir(), 'octavo-old-node');

it.each(['engine/bin/octavo.mjs', 'create-octavo/bin/create-octavo.mjs'])(
  '%s says which Node it needs, before it does anything',
  (program) => {
    const older = `data:text/javascript,${encodeURIComponent(
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } });",
    )}`;
    const words = ['--import', older, path.join(ROOT, program), FOLDER];
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect([status, stderr.trim()]).toEqual([
      2,
      'Octavo needs Node 20.19 or newer; this is 18.20.8. Get one from https://nodejs.org.',
    ]);
    expect(existsSync(FOLDER)).toBe(false);
  },
);
