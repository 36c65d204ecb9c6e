// npm run profile [-- siteDir]: a cold build under the profiler. Prints where the time goes; the profiles themselves
// open in a browser's developer tools.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildEngine, installDependencies, ROOT } from './prepare.mjs';

const MOST_ROWS = 25;
const siteDir = path.resolve(process.argv[2] ?? path.join(ROOT, 'site'));
const profileDir = path.join(ROOT, 'profile');

installDependencies();
buildEngine();
rmSync(profileDir, { recursive: true, force: true });
mkdirSync(profileDir);
const outDir = mkdtempSync(path.join(os.tmpdir(), 'octavo-profile-'));
try {
  const octavo = path.join(ROOT, 'engine/bin/octavo.mjs');
  const options = ['--cpu-prof', '--cpu-prof-interval', '500', '--cpu-prof-dir', profileDir];
  const { status } = spawnSync(
    process.execPath,
    [...options, octavo, 'build', siteDir, '--out-dir', outDir, '--no-cache'],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
  if (status === 0) report();
} finally {
  rmSync(outDir, { recursive: true, force: true });
}

/** One profile for each thread. */
function report() {
  for (const file of readdirSync(profileDir)) {
    const { total, functions } = summarize(JSON.parse(readFileSync(path.join(profileDir, file), 'utf8')));
    console.log(`\nprofile/${file}: ${Math.round(total)} ms\n   self   total  function`);
    const rows = functions.sort((a, b) => b.self - a.self).slice(0, MOST_ROWS);
    for (const { self, within, name } of rows) {
      console.log(`${percent(self / total)} ${percent(within / total)}  ${name}`);
    }
  }
}

function percent(share) {
  return `${(share * 100).toFixed(1)} %`.padStart(7);
}

/** Time in each function itself, and with all that it calls. */
function summarize({ nodes, samples, timeDeltas }) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id])));
  const functions = new Map();
  const entryOf = ({ callFrame: { functionName, url, lineNumber } }) => {
    const file = path.basename(url).replace(/-[\w-]{8}(?=\.js$)/, '');
    const name = `${functionName || '(anonymous)'}${file ? `  ${file}:${lineNumber + 1}` : ''}`;
    if (!functions.has(name)) functions.set(name, { name, self: 0, within: 0 });
    return functions.get(name);
  };
  let total = 0;
  for (const [i, id] of samples.entries()) {
    const ms = timeDeltas[i] / 1000;
    total += ms;
    entryOf(byId.get(id)).self += ms;
    const seen = new Set();
    for (let at = id; at !== undefined; at = parents.get(at)) seen.add(entryOf(byId.get(at)));
    for (const entry of seen) entry.within += ms;
  }
  return { total, functions: [...functions.values()] };
}
