// Ends the process at its n-th write, wherever that is: as hard as a power cut, and at a place that can be repeated.
const fs = require('node:fs');

let left = Number(process.env.OCTAVO_TEST_WRITES);
for (const name of ['writeFileSync', 'renameSync', 'rmSync', 'mkdirSync', 'rmdirSync']) {
  const call = fs[name];
  fs[name] = (...values) => {
    if (--left <= 0) process.kill(process.pid, 'SIGKILL');
    return call(...values);
  };
}
