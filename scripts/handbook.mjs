// npm run handbook: serves the handbook while it is edited.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { prepare, ROOT, runScript } from './prepare.mjs';

await runScript(() => {
  prepare();
  const octavo = path.join(ROOT, 'engine/bin/octavo.mjs');
  const words = [octavo, 'start', path.join(ROOT, 'handbook'), ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1;
});
