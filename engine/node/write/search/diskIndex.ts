/** Index files as scripts, for pages opened from disk: one for a small index, some more for a large one. */
import { toPackFile, toScriptTwin, toVolumeFile, type DiskIndex } from '../../../shared/search/files.ts';
import type { SearchFile } from '../../assemble/search/types.ts';
import { toDataScript } from '../../assemble/siteData/toDataScript.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { cutAtMarks } from './cutAtMarks.ts';

/** The approximate number of packs in a script, which is then about a megabyte long. */
const PACKS = { usual: 16, max: 32 };

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

  if (packs.length <= PACKS.usual) index.packs = loadAll(packs);
  else {
    for (const volume of cutAtMarks(packs, (pack) => pack, PACKS)) {
      const file = toVolumeFile(hashOf(volume.join()));
      for (const pack of volume) index.packs[pack] = file;
      if (!keep([file])) await write({ path: file, bytes: toScript(file, loadAll(volume)) });
    }
  }
  const twin = toScriptTwin(mainFile);
  await write({ path: twin, bytes: toScript(twin, index) });
}

function toScript(file: string, data: unknown): Uint8Array {
  return Buffer.from(toDataScript(file, data));
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}
