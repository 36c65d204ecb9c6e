import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { COMPRESS_FROM_BYTES } from '../../write/hosts/responseRules.ts';
import { acceptedEncodings, type Encoding } from './acceptedEncodings.ts';
import { parseByteRange, type ByteRange } from './byteRange.ts';
import { allowsRange, isFresh } from './conditional.ts';
import { contentTypeOf, isText } from './contentType.ts';
import type { Contents, Form } from './openContents.ts';
import type { Folder, FoundFile } from './openFolder.ts';

export interface FileAnswer {
  folder: Folder;
  contents: Contents;
  /** Relative to the folder. */
  file: string;
  status: 200 | 404;
  /** Names and values in turn. */
  headers: string[];
  /** Called with a response that the next identical request may also get. */
  remember?(answer: WholeAnswer): void;
}

/** A file without conditions: the most common request. */
export interface WholeAnswer {
  head: string[];
  bytes: Buffer;
}

/** True if the response depends only on the address and the accepted encodings. */
export function isPlainRequest({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['if-none-match'] === undefined &&
    headers['if-modified-since'] === undefined &&
    headers.range === undefined
  );
}

/** A larger file is streamed, without compression. */
const MAX_WHOLE_FILE = 8_000_000;

/**
 * Sends all or part of a file, in the best form on disk; text without a compressed form is compressed while sending.
 * Returns false if the file is gone. Synchronous if the file is in memory.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FileAnswer,
): boolean | Promise<boolean> {
  const choice = chooseForm(answer, request.headers['accept-encoding']);
  if (!choice) return false;
  const content = answer.contents.peek(choice.found, choice.form);
  if (content) {
    sendBytes(request, response, answer, choice, content.etag, content.bytes);
    return true;
  }
  if (choice.found.stats.size > MAX_WHOLE_FILE) return sendStream(request, response, answer, choice);
  return answer.contents.load(choice.found, choice.form).then((loaded) => {
    if (!loaded) return false;
    sendBytes(request, response, answer, choice, loaded.etag, loaded.bytes);
    return true;
  });
}

function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FileAnswer,
  choice: Choice,
  etag: string,
  bytes: Buffer,
): void {
  const { head, range } = sendHead(request, response, answer, choice, etag, bytes.byteLength);
  if (range && answer.status === 200 && isPlainRequest(request)) answer.remember?.({ head, bytes });
  if (!range) response.end();
  else if (range.end - range.start + 1 === bytes.byteLength) response.end(bytes);
  else response.end(bytes.subarray(range.start, range.end + 1));
}

async function sendStream(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FileAnswer,
  choice: Choice,
): Promise<boolean> {
  const opened = await answer.contents.open(choice.found);
  if (!opened) return false;
  try {
    const { range } = sendHead(request, response, answer, choice, opened.etag, choice.found.stats.size);
    if (!range) response.end();
    else await pipeline(opened.handle.createReadStream({ ...range, autoClose: false }), response);
    return true;
  } finally {
    await opened.handle.close();
  }
}

/** Writes everything except the body. `range`: the bytes of the body, if partial. */
function sendHead(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, headers }: FileAnswer,
  choice: Choice,
  etag: string,
  size: number,
): { head: string[]; range?: ByteRange } {
  const head = [...headers];
  if (choice.hasOthers) head.push('Vary', 'Accept-Encoding');
  const validators = { etag, lastModified: choice.found.stats.mtime };
  if (status === 200) {
    head.push('ETag', etag, 'Last-Modified', validators.lastModified.toUTCString(), 'Accept-Ranges', 'bytes');
    if (isFresh(request.headers, validators)) {
      response.writeHead(304, head);
      return { head };
    }
  }
  const range =
    status === 200 && request.method === 'GET' && allowsRange(request.headers, validators)
      ? parseByteRange(request.headers.range, size)
      : undefined;
  if (range === 'unsatisfiable') {
    head.push('Content-Range', `bytes */${size}`, 'Content-Length', '0');
    response.writeHead(416, head);
    return { head };
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  head.push('Content-Type', contentTypeOf(file), 'Content-Length', String(end - start + 1));
  if (choice.encoding !== 'identity') head.push('Content-Encoding', choice.encoding);
  if (range) head.push('Content-Range', `bytes ${start}-${end}/${size}`);
  response.writeHead(range ? 206 : status, head);
  return { head, range: request.method === 'HEAD' || end < start ? undefined : { start, end } };
}

interface Choice {
  encoding: Encoding;
  found: FoundFile;
  form: Form;
  /** Another client may get the same content in another encoding. */
  hasOthers: boolean;
}

function chooseForm({ folder, file }: FileAnswer, accept: string | undefined): Choice | undefined {
  const identity = folder.find(file);
  if (!identity) return undefined;
  const stored = { identity, br: folder.find(`${file}.br`), gzip: folder.find(`${file}.gz`) };
  const isStored = Boolean(stored.br ?? stored.gzip);
  const isMade = !isStored && isText(file) && isWorthCompressing(identity.stats.size);
  const encoding = acceptedEncodings(accept).find((name) => isMade || stored[name]) ?? 'identity';
  return {
    encoding,
    found: stored[encoding] ?? identity,
    form: isMade && encoding !== 'identity' ? encoding : 'stored',
    hasOthers: isStored || isMade,
  };
}

function isWorthCompressing(size: number): boolean {
  return size >= COMPRESS_FROM_BYTES && size <= MAX_WHOLE_FILE;
}
