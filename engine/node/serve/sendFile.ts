import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { acceptedEncodings, type Encoding } from './acceptedEncodings.ts';
import { parseByteRange, type ByteRange } from './byteRange.ts';
import { allowsRange, isFresh } from './conditional.ts';
import { contentTypeOf } from './contentType.ts';
import type { EntityTags } from './entityTags.ts';
import { isAbsent, type Folder, type FoundFile } from './openFolder.ts';

export interface FileResponse {
  folder: Folder;
  tags: EntityTags;
  /** Relative to the folder. */
  file: string;
  status: 200 | 404;
}

/** Sends a file, whole or in part, in the best form there is on disk. False if it is gone meanwhile. */
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
    const validators = { etag: await tags.tagOf(handle, stats), lastModified: stats.mtime };
    response.statusCode = status;
    response.setHeader('Content-Type', contentTypeOf(file));
    if (form.hasOthers) response.setHeader('Vary', 'Accept-Encoding');
    if (form.encoding !== 'identity') response.setHeader('Content-Encoding', form.encoding);

    let range: ByteRange | undefined;
    if (status === 200) {
      response.setHeader('ETag', validators.etag);
      response.setHeader('Last-Modified', validators.lastModified.toUTCString());
      response.setHeader('Accept-Ranges', 'bytes');
      if (isFresh(request.headers, validators)) {
        response.removeHeader('Content-Type');
        response.removeHeader('Content-Encoding');
        response.statusCode = 304;
        response.end();
        return true;
      }
      const wanted =
        request.method === 'GET' && allowsRange(request.headers, validators)
          ? parseByteRange(request.headers.range, stats.size)
          : undefined;
      if (wanted === 'unsatisfiable') {
        sendUnsatisfiable(response, stats.size);
        return true;
      }
      range = wanted;
    }
    if (range) {
      response.statusCode = 206;
      response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${stats.size}`);
    }
    const { start, end } = range ?? { start: 0, end: stats.size - 1 };
    response.setHeader('Content-Length', end - start + 1);
    if (request.method === 'HEAD' || end < start) {
      response.end();
      return true;
    }
    await pipeline(handle.createReadStream({ start, end, autoClose: false }), response);
    return true;
  } finally {
    await handle.close();
  }
}

interface Form {
  encoding: Encoding;
  found: FoundFile;
  /** The same content exists in more than one encoding. */
  hasOthers: boolean;
}

async function chooseForm(folder: Folder, file: string, accept: string | undefined): Promise<Form | undefined> {
  const [identity, br, gzip] = await Promise.all([
    folder.find(file),
    folder.find(`${file}.br`),
    folder.find(`${file}.gz`),
  ]);
  if (!identity) return undefined;
  const forms = { identity, br, gzip };
  const encoding = acceptedEncodings(accept).find((name) => forms[name]) ?? 'identity';
  return { encoding, found: forms[encoding] ?? identity, hasOthers: Boolean(br ?? gzip) };
}

function sendUnsatisfiable(response: ServerResponse, size: number): void {
  response.removeHeader('Content-Type');
  response.removeHeader('Content-Encoding');
  response.statusCode = 416;
  response.setHeader('Content-Range', `bytes */${size}`);
  response.setHeader('Content-Length', 0);
  response.end();
}
