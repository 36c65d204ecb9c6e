import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A file or folder to create, from a copy or a text. */
export interface Placement {
  to: string;
  from?: string;
  text?: string;
  /** Whether it may already exist. */
  replaces?: boolean;
}

/**
 * Creates all of them or none. Everything is prepared under a temporary name next to its place, then moved. If a step
 * fails, everything created is removed.
 */
export async function placeAll(placements: Placement[]): Promise<void> {
  const temporaryOf = ({ to }: Placement) => path.join(path.dirname(to), `.${path.basename(to)}.${process.pid}.tmp`);
  const placed: string[] = [];
  const madeFolders: string[] = [];
  try {
    for (const placement of placements) {
      const made = await mkdir(path.dirname(placement.to), { recursive: true });
      if (made !== undefined) madeFolders.push(made);
      await prepare(placement, temporaryOf(placement));
    }
    for (const placement of placements) {
      await rename(temporaryOf(placement), placement.to);
      if (!placement.replaces) placed.push(placement.to);
    }
  } catch (error) {
    const leftovers = [...placements.map(temporaryOf), ...placed, ...madeFolders];
    for (const leftover of leftovers) await rm(leftover, { recursive: true, force: true });
    throw error;
  }
}

async function prepare({ from, text }: Placement, temporary: string): Promise<void> {
  await rm(temporary, { recursive: true, force: true });
  if (from === undefined) await writeFile(temporary, text ?? '');
  else await cp(from, temporary, { recursive: true, verbatimSymlinks: true });
}
