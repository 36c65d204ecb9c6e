/** Index files as scripts, for pages opened from disk: one for a small index, some more for a large one. */
import { toPackFile, toScriptTwin, toVolumeFile, type DiskIndex } from '../../../shared/search/files.ts';
import type { SearchFile } from '../../assemble/search/types.ts';
import { toContentId } from './toContentId.ts';

/** The approximate number of packs in a script, which is then about a megabyte long. */
const USUAL_PACKS = 16;

export interface DiskIndexInput {
  mainFile: string;
  main: Uint8Array;
  /** Names of all packs, in order. */
  packs: readonly string[];
  read(file: string): Uint8Array;
  /** Reuses files of the last build. */
  keep(files: string[]): boolean;
  write(file: SearchFile): void | Promise<void>;
}

export async function writeDiskIndex({ mainFile, main, packs, read, keep, write }: DiskIndexInput): Promise<void> {
  const index: DiskIndex = { main: toBase64(main), packs: {} };
  const loadAll = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((pack) => [pack, toBase64(read(toPackFile(pack)))]));

  if (packs.length <= USUAL_PACKS) index.packs = loadAll(packs);
  else {
    for (const volume of cutVolumes(packs)) {
      const file = toVolumeFile(toContentId(volume.join()));
      for (const pack of volume) index.packs[pack] = file;
      if (!keep([file])) await write({ path: file, bytes: toScript(file, loadAll(volume)) });
    }
  }
  const twin = toScriptTwin(mainFile);
  await write({ path: twin, bytes: toScript(twin, index) });
}

/** Splits after packs whose names mark a cut, as packs are split after parts. */
function cutVolumes(packs: readonly string[]): string[][] {
  const volumes: string[][] = [];
  let volume: string[] = [];
  for (const pack of packs) {
    volume.push(pack);
    const isLast = Number.parseInt(pack.slice(0, 8), 16) % USUAL_PACKS === 0;
    if (!isLast && volume.length < 2 * USUAL_PACKS) continue;
    volumes.push(volume);
    volume = [];
  }
  if (volume.length > 0) volumes.push(volume);
  return volumes;
}

function toScript(file: string, data: unknown): Uint8Array {
  return Buffer.from(`octavo(${JSON.stringify(file)},${JSON.stringify(data)})`);
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}
