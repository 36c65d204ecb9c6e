import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTempFolder } from '../../../tests/support/tempFolder.ts';

const MODULE = JSON.stringify(path.join(import.meta.dirname, 'loopWatch.ts'));

/** In a separate process, because the watch ends it. */
async function run(code: string) {
  const folder = await createTempFolder({ 'run.mts': `import { watchLoops } from ${MODULE};\n${code}` });
  try {
    return spawnSync(process.execPath, ['--import', 'jiti/register', path.join(folder.dir, 'run.mts')], {
      encoding: 'utf8',
      cwd: import.meta.dirname,
    });
  } finally {
    await folder.remove();
  }
}

it('ends the process if code loops after it has waited, and says so', async () => {
  const { stderr, signal } = await run(
    `watchLoops({ filePath: 'a.js', message: 'It loops.', maxMs: 300 }); await null; for (;;);`,
  );
  expect([stderr, signal]).toEqual(['It loops.\n', 'SIGTERM']);
});

it('also if the process handles the signal', async () => {
  const { stderr, signal } = await run(
    `process.on('SIGTERM', () => {}); watchLoops({ filePath: 'a.js', message: 'It loops.', maxMs: 300 }); await new Promise(setImmediate); for (;;);`,
  );
  expect([stderr, signal]).toEqual(['It loops.\n', 'SIGKILL']);
});

it('leaves code alone that waits or has ended', async () => {
  const { stdout, stderr, status } = await run(
    `const end = watchLoops({ filePath: 'a.js', message: 'It loops.', maxMs: 2000 }); await new Promise((done) => setTimeout(done, 3000)); end(); console.log('done');`,
  );
  expect([stdout, stderr, status]).toEqual(['done\n', '', 0]);
});
