import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';
import { engineDist } from '../../engine/node/ground/octavo/engineFiles.ts';
import { createTempFolder } from '../support/tempFolder.ts';

it('the process that checks a site ends with the server, also while code of the site loops', async () => {
  const site = await createTempFolder({ 'docusaurus.config.js': `process.stdout.write('loops'); for (;;);` });
  const check = [path.join(engineDist(), 'node', 'checkProcess.cjs'), site.dir];
  const server = spawn(process.execPath, [
    '-e',
    `require('node:child_process').spawn(process.execPath, ${JSON.stringify(check)}, { stdio: ['ignore', 'inherit', 'ignore', 'ipc'] })`,
  ]);
  const [text] = (await once(server.stdout, 'data')) as [Buffer];
  expect(String(text)).toBe('loops');
  server.kill('SIGKILL');
  // Both processes have the same output: it ends with the last of them.
  server.stdout.resume();
  await once(server.stdout, 'end');
  await site.remove();
}, 20_000);
