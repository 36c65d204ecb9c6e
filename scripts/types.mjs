// One compile per environment: what the browser cannot have, `shared/` and `client/` cannot name.
import { spawnSync } from 'node:child_process';

const projects = ['engine/shared', 'engine/node', 'engine/client', '.'];
let failed = false;
for (const project of projects) {
  const run = spawnSync('npx', ['tsc', '-p', project, '--noEmit'], { stdio: 'inherit' });
  if (run.status !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
