/** The current usage of a process and all its descendants. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface ProcessUse {
  pid: number;
  parent: number;
  group: number;
  /** Resident memory. */
  bytes: number;
  /** CPU time of the process and of the children that it waited for. */
  cpuSeconds: number;
}

const HAS_PROC = existsSync('/proc/self/stat');
const PAGE = 4096;
const TICKS = 100;

/** The processes of a group, and descendants of its leader that have left the group. */
export function readTree(leader: number): ProcessUse[] {
  const all = HAS_PROC ? readProc() : readPs();
  const members = new Set([leader]);
  for (let grew = true; grew;) {
    grew = false;
    for (const { pid, parent, group } of all) {
      if (members.has(pid) || (group !== leader && !members.has(parent))) continue;
      members.add(pid);
      grew = true;
    }
  }
  return all.filter(({ pid }) => members.has(pid));
}

/** Memory with shared pages counted once; undefined if the system does not report it. */
export function readShared(pids: number[]): number | undefined {
  if (!HAS_PROC) return undefined;
  let total = 0;
  for (const pid of pids) {
    try {
      const line = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
      total += Number(line?.[1] ?? 0) * 1024;
    } catch {
      // The process has ended.
    }
  }
  return total > 0 ? total : undefined;
}

function readProc(): ProcessUse[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'))];
    } catch {
      return [];
    }
  });
}

/** See proc(5). The name may contain any character, so fields are counted from its closing bracket. */
export function parseStat(stat: string): ProcessUse {
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const at = (index: number): number => fields[index - 3] ?? 0;
  return {
    pid: Number.parseInt(stat, 10),
    parent: at(4),
    group: at(5),
    bytes: at(24) * PAGE,
    cpuSeconds: (at(14) + at(15)) / TICKS,
  };
}

function readPs(): ProcessUse[] {
  const text = execFileSync('ps', ['-axo', 'pid=,ppid=,pgid=,rss=,time='], { encoding: 'utf8' });
  return text.split('\n').flatMap((line) => {
    const [pid, parent, group, kilobytes, time] = line.trim().split(/\s+/);
    if (!pid || !time) return [];
    const cpuSeconds = time.split(/[:-]/).reduce((total, part) => total * 60 + Number(part), 0);
    return [
      { pid: Number(pid), parent: Number(parent), group: Number(group), bytes: Number(kilobytes) * 1024, cpuSeconds },
    ];
  });
}
