import { readFile, writeFile } from 'node:fs/promises';

/** Samples by the name of what was measured, e.g. `cold.wall`. */
export type Figures = Record<string, number[]>;

export interface Entry {
  /** Which run it comes from: figures are compared with Octavo's of the same run. */
  run: string;
  figures: Figures;
  /** By the first word of a figure: why there is none, e.g. that the limit was reached. */
  notes?: Record<string, string>;
}

/** A group of figures: `install`, `build/site/cold`, `visit/10000`. By tool; those of Octavo by run. */
export interface Part {
  octavo: Record<string, Entry>;
  peers: Record<string, Entry>;
}

export interface RunInfo {
  date: string;
  machine: string;
  node: string;
  /** The highest load average that was seen: far above the number of cores, others used the machine too. */
  load?: number;
  /** Commit of the engine that was measured. */
  engine: string;
}

export interface Results {
  runs: Record<string, RunInfo>;
  versions: Record<string, string>;
  parts: Record<string, Part>;
}

export async function loadResults(file: string): Promise<Results> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? { runs: {}, versions: {}, parts: {} } : (JSON.parse(text) as Results);
}

export async function saveResults(file: string, results: Results): Promise<void> {
  await writeFile(file, `${JSON.stringify(results, roundNumbers, 1)}\n`);
}

function roundNumbers(_: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(6)) : value;
}

/** Puts a tool's figures in place of its older ones, and forgets runs that nothing is left of. */
export function replaceEntry(results: Results, partName: string, tool: string, entry: Entry): void {
  const part = (results.parts[partName] ??= { octavo: {}, peers: {} });
  if (tool === 'octavo') part.octavo[entry.run] = entry;
  else part.peers[tool] = entry;
  const latest = latestOctavo(part)?.run;
  const named = new Set([...Object.values(part.peers).map(({ run }) => run), latest, entry.run]);
  for (const run of Object.keys(part.octavo)) if (!named.has(run)) delete part.octavo[run];
  const used = new Set(
    Object.values(results.parts).flatMap(({ octavo, peers }) => [
      ...Object.keys(octavo),
      ...Object.values(peers).map(({ run }) => run),
    ]),
  );
  for (const run of Object.keys(results.runs)) if (!used.has(run) && run !== entry.run) delete results.runs[run];
}

/** The figures of one step of a build. The output size comes from the cold one. */
export function pickStep(entry: Entry, step: string): Entry {
  const isOwn = (name: string): boolean =>
    name.startsWith(`${step}.`) || (step === 'cold' && name.startsWith('output.'));
  const figures = Object.fromEntries(Object.entries(entry.figures).filter(([name]) => isOwn(name)));
  const note = entry.notes?.[step];
  return { run: entry.run, figures, ...(note !== undefined && { notes: { [step]: note } }) };
}

/** Runs are named after their time, so that the last name is the newest. */
export function latestOctavo(part: Part | undefined): Entry | undefined {
  const last = Object.keys(part?.octavo ?? {})
    .sort()
    .at(-1);
  return last === undefined ? undefined : part?.octavo[last];
}

export function entryOf(part: Part | undefined, tool: string): Entry | undefined {
  return tool === 'octavo' ? latestOctavo(part) : part?.peers[tool];
}
