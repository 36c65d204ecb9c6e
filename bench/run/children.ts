/**
 * Every process started with `spawnGroup` leads its own process group. When it exits, the whole group is killed. After
 * `endWithChildren()`, the same happens if the bench is interrupted.
 */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

const groups = new Set<number>();

export function spawnGroup(file: string, words: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(file, words, { ...options, detached: true });
  const { pid } = child;
  if (pid !== undefined) {
    groups.add(pid);
    child.once('exit', () => {
      // A worker that outlived its parent would distort the figures of the next tool.
      killGroup(pid);
      groups.delete(pid);
    });
  }
  return child;
}

export function killGroup(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // No process of the group is left.
  }
}

export function killAll(): void {
  for (const pid of groups) killGroup(pid);
}

export function endWithChildren(): void {
  process.once('exit', killAll);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      killAll();
      process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  }
}
