import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { ROOT } from '../scripts/prepare.mjs';
import type { RunInfo } from './report/results.ts';

/** The conditions that are recorded with a run; `run` is its time. `folder` contains the measured sources. */
export function describeRun(run: string, folder: string = ROOT): RunInfo {
  return {
    date: run.slice(0, 10),
    machine: describeMachine(),
    node: process.versions.node,
    load: os.loadavg()[0],
    engine: readCommit(folder),
  };
}

function readCommit(folder: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/** The properties that the figures depend on. Nothing here identifies the machine. */
function describeMachine(): string {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${cpu?.model.trim() ?? os.arch()}, ${os.cpus().length} cores, ${memory} GB, ${os.type()} ${os.release().split('-')[0]}`;
}
