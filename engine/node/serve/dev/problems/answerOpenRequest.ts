import { realpathSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { TOKEN_HEADER, type DevPlace } from '../../../../shared/devProblems.ts';
import { openInEditor } from './openInEditor.ts';

export interface OpenAnswer {
  status: number;
  text: string;
}

export interface OpenRules {
  siteDir: string;
  token: string;
  open?: typeof openInEditor;
}

const MAX_BYTES = 10_000;

/**
 * Opens a file in the author's editor. Allowed only for pages of this server, which know the token, for a browser on
 * this machine, and for files of the site.
 */
export async function answerOpenRequest(
  request: IncomingMessage,
  { siteDir, token, open = openInEditor }: OpenRules,
): Promise<OpenAnswer> {
  const { headers, socket } = request;
  if (!isLoopback(socket.remoteAddress))
    return { status: 403, text: 'Files are opened on the machine of the author only.' };
  if (!isSameOrigin(request) || headers[TOKEN_HEADER] !== token) {
    return { status: 403, text: 'Only pages of this server may open files. Reload this one if it is.' };
  }
  const place = await readPlace(request);
  const file = place && findInside(siteDir, place.file);
  if (!file) return { status: 404, text: 'There is no such file in the folder of the site.' };
  const failure = await open({ ...place, file });
  return failure === undefined ? { status: 200, text: 'Opened in your editor.' } : { status: 501, text: failure };
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(?:::1$|(?:::ffff:)?127\.)/.test(address);
}

function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

async function readPlace(request: IncomingMessage): Promise<DevPlace | undefined> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > MAX_BYTES) return undefined;
    pieces.push(piece);
  }
  try {
    const { file, line, column } = JSON.parse(Buffer.concat(pieces).toString()) as Partial<Record<string, unknown>>;
    if (typeof file !== 'string') return undefined;
    return { file, line: toNumber(line), column: toNumber(column) };
  } catch {
    return undefined;
  }
}

function toNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** The real path of a file inside the site's folder; a link to a file outside does not count. */
export function findInside(siteDir: string, file: string): string | undefined {
  try {
    const root = realpathSync(siteDir);
    const found = realpathSync(path.resolve(root, file));
    return found.startsWith(root + path.sep) ? found : undefined;
  } catch {
    return undefined;
  }
}
