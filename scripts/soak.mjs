// npm run soak [-- minutes]: repeats the tests that try random sequences, each time with another seed. Prints each
// failure with the command that repeats it, and a report at the end. The first seed depends on the time, so that runs
// differ.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildEngine, PrepareError, ROOT, runScript } from './prepare.mjs';

/** By project of vitest.config.ts. */
const FILES = {
  site: ['buildTruth', 'devTruth', 'editedTexts', 'oneVerdict'],
  unit: ['parseNatively'],
};
const DEFAULT_MINUTES = 60;
const RUNS = { OCTAVO_TRUTH_RUNS: '5', OCTAVO_PARSER_RUNS: '20000' };

await runScript(async () => {
  const minutes = Number(process.argv[2] ?? DEFAULT_MINUTES);
  if (!(minutes > 0))
    throw new PrepareError(`"${process.argv[2]}" is no number of minutes. Example: npm run soak -- 10`);
  await buildEngine();
  const end = Date.now() + minutes * 60_000;
  const counts = new Map();
  const failures = [];
  for (let seed = Math.floor(Date.now() / 1000); Date.now() < end; seed++) {
    for (const [project, file] of Object.entries(FILES).flatMap(([name, files]) => files.map((one) => [name, one]))) {
      if (Date.now() >= end) break;
      const { status, output } = await runTest(project, file, seed);
      counts.set(file, (counts.get(file) ?? 0) + 1);
      if (status === 0) continue;
      const again = `OCTAVO_SEED=${seed} ${variables()} npx vitest run --project ${project} ${file}`;
      failures.push(again);
      console.log(`${output}\n${file} failed. Repeat it with:\n  ${again}\n`);
    }
  }
  for (const [file, count] of counts) console.log(`${file}: ${count} ${count === 1 ? 'seed' : 'seeds'}`);
  console.log(failures.length === 0 ? 'No failure.' : `${failures.length} failed:\n  ${failures.join('\n  ')}`);
  if (failures.length > 0) process.exitCode = 1;
});

function variables() {
  return Object.entries(RUNS)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

function runTest(project, file, seed) {
  const script = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, 'run', '--project', project, file, '--testTimeout=3600000'], {
      cwd: ROOT,
      env: { ...process.env, ...RUNS, OCTAVO_SEED: String(seed) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('close', (status) => resolve({ status, output }));
  });
}
