import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createTempFolder } from '../../../../tests/support/tempFolder.ts';
import { changedInputs, noteFile, recordInputs } from '../../ground/inputs/inputs.ts';
import { CLOCK_STEP_MS } from '../../ground/inputs/fileStamp.ts';
import { createRewriteFilter } from './createRewriteFilter.ts';

it('a file that is written again with the content that was read has not changed; any other has', async () => {
  const folder = await createTempFolder({ 'a.md': 'one' });
  onTestFinished(() => folder.remove());
  const file = path.join(folder.dir, 'a.md');
  const recorder = recordInputs();
  onTestFinished(() => recorder.stop());
  const inputs = recorder.inputs();
  const filter = createRewriteFilter();
  const save = async (text: string) => {
    await folder.write({ 'a.md': text });
    // Until the file is old enough for a stamp.
    await wait(CLOCK_STEP_MS + 15);
  };
  const look = () => filter([...changedInputs(inputs)], inputs);
  /** The server reads a changed file again in this way. */
  const read = () => {
    delete inputs.files[file];
    noteFile(file);
  };
  await wait(CLOCK_STEP_MS + 15);
  read();

  // The first change is not filtered, because the earlier content is unknown.
  await save('one');
  expect(look()).toEqual([file]);
  read();
  await save('one');
  expect(look()).toEqual([]);
  expect([...changedInputs(inputs)]).toEqual([]);
  await save('two');
  expect(look()).toEqual([file]);
  // The file has its old content again, but another content was read in the meantime.
  await save('three');
  read();
  await save('two');
  expect(look()).toEqual([file]);
});
