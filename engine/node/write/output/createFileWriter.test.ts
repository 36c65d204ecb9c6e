import path from 'node:path';
import { expect, it } from 'vitest';
import { siteDir } from '../../ground/testing/siteDir.ts';
import { createFileWriter } from './createFileWriter.ts';

it('lets signals and timers run between files, however many there are', async () => {
  const dir = siteDir({});
  const writer = createFileWriter(false);
  let hasRun = false;
  setImmediate(() => (hasRun = true));
  for (let at = 0; at < 100; at++) {
    await writer.stage({ target: path.join(dir, `${at}.html`), content: '', compressed: false });
  }
  expect(hasRun).toBe(true);
});
