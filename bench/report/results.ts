import { readFile, writeFile } from 'node:fs/promises';

/** Samples by the name of what was measured, e.g. `cold.wall`. */
export type Figures = Record<string, number[]>;

export interface Entry {
  /** The run that the figures come from. They are compared with Octavo's figures of that run. */
  run: string;
  figures: Figures;
  /** Why figures are missing, by the first word of their names, e.g. that the limit was reached. */
  notes?: Record<string, string>;
}

/** A group of figures, such as `install`, `build/site/cold` or `visit/10000`: peers by tool, Octavo by run. */
export interface Part {
  octavo: Record<string, Entry>;
  peers: Record<string, Entry>;
}

export interface RunInfo {
  date: string;
  machine: string;
  node: string;
  /** The highest load average seen. A value far above the number of cores means that the machine was shared. */
  load?: number;
  /** The commit of the measured engine. */
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

/** Replaces a tool's older figures, and deletes runs without any remaining figures. */
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

/** The figures of one step of a build. The output size comes from the cold build. */
export function pickStep(entry: Entry, step: string): Entry {
  const isOwn = (name: string): boolean =>
    name.startsWith(`${step}.`) || (step === 'cold' && name.startsWith('output.'));
  const figures = Object.fromEntries(Object.entries(entry.figures).filter(([name]) => isOwn(name)));
  const note = entry.notes?.[step];
  return { run: entry.run, figures, ...(note !== undefined && { notes: { [step]: note } }) };
}

/** Runs are named after their time, so the last name is the newest. */
export function latestOctavo(part: Part | undefined): Entry | undefined {
  const last = Object.keys(part?.octavo ?? {})
    .sort()
    .at(-1);
  return last === undefined ? undefined : part?.octavo[last];
}

export function entryOf(part: Part | undefined, tool: string): Entry | undefined {
  return tool === 'octavo' ? latestOctavo(part) : part?.peers[tool];
}
