import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Command } from '../tools/types.ts';
import { killGroup, spawnGroup } from './children.ts';
import { readShared, readTree } from './processTree.ts';

export interface Run {
  /** `limit`: it took longer than allowed; `died`: it ended with an error. */
  outcome: 'done' | 'limit' | 'died';
  wallSeconds: number;
  cpuSeconds: number;
  peakBytes: number;
  /** The last lines of its output, if it failed. */
  said?: string;
}

const SAMPLE_MS = 100;
const TIME = '/usr/bin/time';

/** Runs a command to its end, and samples the memory of all its processes. */
export async function runMeasured(command: Command, cwd: string, limitMs: number): Promise<Run> {
  // The file is not in the project, because a tool that watches for changes would notice it.
  const timeFolder = await mkdtemp(path.join(os.tmpdir(), 'octavo-time-'));
  const timeFile = path.join(timeFolder, 'time');
  // time(1) knows the CPU seconds of all children that were waited for; samples would miss the end of each process.
  const hasTime = existsSync(TIME);
  const words = hasTime ? ['-p', '-o', timeFile, command.file, ...command.words] : command.words;
  const started = performance.now();
  const child = spawnGroup(hasTime ? TIME : command.file, words, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', CI: '1', NO_COLOR: '1', ...command.env },
  });
  let output = '';
  const listen = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-4000);
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);

  const sampler = createSampler(child.pid ?? 0);
  const timer = setInterval(sampler.sample, SAMPLE_MS);
  let isCut = false;
  const limit = setTimeout(() => {
    isCut = true;
    killGroup(child.pid ?? 0);
  }, limitMs);
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(-1));
    child.once('close', resolve);
  });
  const wallSeconds = (performance.now() - started) / 1000;
  clearInterval(timer);
  clearTimeout(limit);
  const told = hasTime ? parseTime(await readFile(timeFile, 'utf8').catch(() => '')) : 0;
  await rm(timeFolder, { recursive: true, force: true });
  const outcome = isCut ? 'limit' : status === 0 ? 'done' : 'died';
  return {
    outcome,
    wallSeconds,
    cpuSeconds: Math.max(told, sampler.cpuSeconds()),
    peakBytes: sampler.peakBytes(),
    ...(outcome !== 'done' && { said: output.trim().slice(-1500) }),
  };
}

function createSampler(leader: number): { sample(): void; cpuSeconds(): number; peakBytes(): number } {
  const cpuOf = new Map<number, number>();
  let peak = 0;
  let highest = 0;
  return {
    sample() {
      const tree = readTree(leader);
      let resident = 0;
      for (const { pid, bytes, cpuSeconds } of tree) {
        resident += bytes;
        cpuOf.set(pid, cpuSeconds);
      }
      // Reading the shared part is slow, so it is only done at a new maximum.
      if (resident <= highest * 1.01) return;
      highest = resident;
      peak = Math.max(peak, readShared(tree.map(({ pid }) => pid)) ?? resident);
    },
    cpuSeconds: () => [...cpuOf.values()].reduce((total, seconds) => total + seconds, 0),
    peakBytes: () => peak,
  };
}

/** The POSIX format: `user 1.23`, `sys 0.45`. */
export function parseTime(text: string): number {
  return [...text.matchAll(/^(?:user|sys)\s+([\d.]+)$/gm)].reduce((total, [, seconds]) => total + Number(seconds), 0);
}
