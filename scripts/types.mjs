// One compile per environment: `shared/` and `client/` cannot name anything that browsers lack.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildEngine, ROOT } from './prepare.mjs';

// The types of a configuration are written by the build of the engine.
buildEngine();
const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
const projects = ['engine/shared', 'engine/node', 'engine/client', '.'];
let failed = false;
for (const project of projects) {
  // One thread takes a quarter less CPU time than several, which matters because tests run at the same time.
  const args = [tsc, '-p', path.join(ROOT, project), '--noEmit', '--singleThreaded'];
  if (spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
