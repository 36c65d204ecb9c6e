/** Python sources seen by Python itself: one child process for all of them. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface PythonCall {
  line: number;
  service: string;
  method: string;
  positional: number | null;
  names: string[];
}
export interface PythonSource {
  error: string | null;
  calls: PythonCall[];
  /** Names taken from modules, as pairs: module, name. */
  imports: [string, string][];
}

const SCRIPT = fileURLToPath(new URL('read_python.py', import.meta.url));

export const hasPython = spawnSync('python3', ['--version']).status === 0;

export function readPython(sources: string[]): PythonSource[] {
  const run = spawnSync('python3', [SCRIPT], { input: JSON.stringify(sources), encoding: 'utf8', maxBuffer: 1 << 26 });
  if (run.status !== 0) throw new Error(`python3 failed: ${run.stderr}`);
  return JSON.parse(run.stdout) as PythonSource[];
}
