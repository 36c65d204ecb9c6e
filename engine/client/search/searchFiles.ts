import { isNamedByContent, toPackFile, toScriptTwin, type DiskIndex } from '../../shared/search/files.ts';
import type { Text } from '../../shared/messages.ts';
import type { SearchFiles } from './createSearchEngine.ts';

/** Why a file did not load: there is no network, or a policy forbids fetching. The two cannot be distinguished. */
export const NO_ANSWER = 'The server does not answer; are you online?' satisfies Text;

/** A file that takes longer has failed; the reader may try again. */
const MAX_WAIT_MS = 15_000;

/** Files over HTTP. `root` is the absolute URL of the site's root. */
export function fetchFiles(root: string): SearchFiles {
  /** Packs that the host has sent whole, because it does not support ranges. */
  const packs = new Map<string, Promise<Uint8Array | undefined>>();

  const get = async (file: string, fresh: boolean, headers?: HeadersInit): Promise<Response> => {
    let response: Response;
    try {
      response = await fetch(root + file, {
        credentials: 'same-origin',
        headers,
        signal: AbortSignal.timeout(MAX_WAIT_MS),
        cache: fresh ? 'reload' : isNamedByContent(file) ? 'default' : 'no-cache',
      });
    } catch (cause) {
      throw new Error(NO_ANSWER, { cause });
    }
    if (!response.ok) throw new Error(`The server answers ${response.status}.`);
    return response;
  };
  const bytesOf = async (response: Response): Promise<Uint8Array> => new Uint8Array(await response.arrayBuffer());

  return {
    loadIndex: async (file, fresh) => bytesOf(await get(file, fresh)),
    async loadPiece({ pack, start, length }, fresh) {
      let piece: Uint8Array | undefined;
      const ask = async (): Promise<Uint8Array | undefined> => {
        // Some hosts cut pieces out of the compressed file: the second time, all of it is requested.
        const range = fresh ? undefined : { Range: `bytes=${start}-${start + length - 1}` };
        const response = await get(toPackFile(pack), fresh, range);
        const bytes = await bytesOf(response);
        if (response.status !== 206) return bytes;
        piece = bytes;
        return undefined;
      };
      // Others wait for the first answer, which may be all that they need.
      const requested = (!fresh && packs.get(pack)) || ask();
      packs.set(pack, requested);
      requested.catch(() => packs.delete(pack));
      const whole = (await requested) ?? (piece || (await ask()));
      return piece ?? whole!.subarray(start, start + length);
    },
  };
}

/** Files as the page loads its own data files: by script from disk, with bytes as base64. */
export function scriptFiles(loadData: (file: string) => Promise<unknown>): SearchFiles {
  const packs: DiskIndex['packs'] = {};
  return {
    async loadIndex(file) {
      const index = (await loadData(toScriptTwin(file))) as DiskIndex;
      Object.assign(packs, index.packs);
      return toBytes(index.main);
    },
    async loadPiece({ pack, start, length }) {
      const found = String(packs[pack]);
      // Base64 has no hyphen, either.
      if (isNamedByContent(found)) Object.assign(packs, await loadData(found));
      return toBytes(packs[pack]).subarray(start, start + length);
    },
  };
}

function toBytes(base64: string | undefined): Uint8Array {
  return Uint8Array.from(atob(String(base64)), (letter) => letter.charCodeAt(0));
}
