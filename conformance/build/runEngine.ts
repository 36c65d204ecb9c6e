import { spawnSync } from 'node:child_process';

/** Runs a command of one of the engines to its end; shows its output if it fails. */
export function runEngine(name: string, words: string[], cwd: string): void {
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1' },
  });
  if (status !== 0) throw new Error(`${name} failed:\n${stdout}\n${stderr}`);
  console.log(`  ${name} took ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
