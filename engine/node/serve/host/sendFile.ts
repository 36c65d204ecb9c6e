import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { COMPRESS_FROM_BYTES } from '../../write/hosts/responseRules.ts';
import { acceptedEncodings, type Encoding } from './acceptedEncodings.ts';
import { parseByteRange } from './byteRange.ts';
import { allowsRange, isFresh } from './conditional.ts';
import { contentTypeOf, isText } from './contentType.ts';
import type { EntityTags } from './entityTags.ts';
import { isAbsent, type Folder, type FoundFile } from './openFolder.ts';

export interface FileResponse {
  folder: Folder;
  tags: EntityTags;
  /** Relative to the folder. */
  file: string;
  status: 200 | 404;
}

/** Larger is not held in memory for one answer. */
const COMPRESS_TO_BYTES = 8_000_000;

const compress = promisify(gzip);

/**
 * Sends a file, whole or in part, in the best form there is on disk; text without a compressed form is compressed on
 * the way. False if it is gone meanwhile.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, tags, file, status }: FileResponse,
): Promise<boolean> {
  const form = await chooseForm(folder, file, request.headers['accept-encoding']);
  if (!form) return false;
  // One handle for stat, tag and bytes: a file that is replaced meanwhile is still sent as one piece.
  const handle = await open(form.found.filePath, 'r').catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });
  if (!handle) return false;
  try {
    const stats = await handle.stat();
    const tag = await tags.tagOf(handle, stats);
    const etag = form.isMadeHere ? tag.replace(/"$/, '-gzip"') : tag;
    const validators = { etag, lastModified: stats.mtime };
    response.statusCode = status;
    response.setHeader('Content-Type', contentTypeOf(file));
    if (form.hasOthers) response.setHeader('Vary', 'Accept-Encoding');
    if (form.encoding !== 'identity') response.setHeader('Content-Encoding', form.encoding);

    if (status === 200) {
      response.setHeader('ETag', etag);
      response.setHeader('Last-Modified', validators.lastModified.toUTCString());
      response.setHeader('Accept-Ranges', 'bytes');
      if (isFresh(request.headers, validators)) {
        response.removeHeader('Content-Type');
        response.removeHeader('Content-Encoding');
        response.statusCode = 304;
        response.end();
        return true;
      }
    }
    const made = form.isMadeHere ? await compress(await handle.readFile()) : undefined;
    const size = made?.byteLength ?? stats.size;
    const range =
      status === 200 && request.method === 'GET' && allowsRange(request.headers, validators)
        ? parseByteRange(request.headers.range, size)
        : undefined;
    if (range === 'unsatisfiable') {
      sendUnsatisfiable(response, size);
      return true;
    }
    if (range) {
      response.statusCode = 206;
      response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    response.setHeader('Content-Length', end - start + 1);
    if (request.method === 'HEAD' || end < start) {
      response.end();
      return true;
    }
    if (made) response.end(made.subarray(start, end + 1));
    else await pipeline(handle.createReadStream({ start, end, autoClose: false }), response);
    return true;
  } finally {
    await handle.close();
  }
}

interface Form {
  encoding: Encoding;
  found: FoundFile;
  /** Another client may get the same content in another encoding. */
  hasOthers: boolean;
  /** Compressed for this answer. */
  isMadeHere: boolean;
}

async function chooseForm(folder: Folder, file: string, accept: string | undefined): Promise<Form | undefined> {
  const [identity, br, gzip] = await Promise.all([
    folder.find(file),
    folder.find(`${file}.br`),
    folder.find(`${file}.gz`),
  ]);
  if (!identity) return undefined;
  const forms = { identity, br, gzip };
  const isStored = Boolean(br ?? gzip);
  const isMade = !isStored && isText(file) && isWorthwhile(identity.stats.size);
  const encoding = acceptedEncodings(accept).find((name) => forms[name] ?? (isMade && name === 'gzip')) ?? 'identity';
  return {
    encoding,
    found: forms[encoding] ?? identity,
    hasOthers: isStored || isMade,
    isMadeHere: isMade && encoding === 'gzip',
  };
}

function isWorthwhile(size: number): boolean {
  return size >= COMPRESS_FROM_BYTES && size <= COMPRESS_TO_BYTES;
}

function sendUnsatisfiable(response: ServerResponse, size: number): void {
  response.removeHeader('Content-Type');
  response.removeHeader('Content-Encoding');
  response.statusCode = 416;
  response.setHeader('Content-Range', `bytes */${size}`);
  response.setHeader('Content-Length', 0);
  response.end();
}
