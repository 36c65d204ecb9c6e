import type { IncomingMessage, ServerResponse } from 'node:http';
import { isExternal } from '../../../shared/url/sitePaths.ts';
import { encodeUrl } from '../../write/hosts/redirectsFile.ts';
import { CACHE_REVALIDATE, SECURITY_HEADERS } from '../../write/hosts/responseRules.ts';
import { enterBase, parseBase, toBasePath } from './basePath.ts';
import { explainUnknownHost, isOwnHost } from './isOwnHost.ts';
import { createHostRules, isHostFile } from './hostRules.ts';
import { openContents } from './openContents.ts';
import { openFolder } from './openFolder.ts';
import { parseRequestPath, type RequestPath } from './requestPath.ts';
import { resolveAddress } from './resolveAddress.ts';
import { isPlainRequest, sendFile, type WholeAnswer } from './sendFile.ts';

export interface StaticHostOptions {
  /** Prefix the site is served under, e.g. `/docs/`. */
  base?: string;
  /** Host names of this server, besides those of this machine. */
  allowedHosts?: string[];
  /** Called with unexpected errors such as a failing disk; the reader gets a plain 500. */
  onError?: (error: unknown) => void;
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Headers of a response that is not a file of the site. */
const PLAIN = ['Cache-Control', CACHE_REVALIDATE, ...SECURITY_HEADERS.flat()];
const MAX_REMEMBERED = 1000;
const PART_OF_PAGE = /^(?:image|script|style|font|audio|video|track|manifest)$/;

/**
 * Serves a folder as a good static host does: clean URLs, caching, compression, ranges, and nothing outside the folder.
 */
export function createStaticHost(dir: string, options: StaticHostOptions = {}): RequestHandler {
  const folder = openFolder(dir);
  const contents = openContents();
  const rules = createHostRules(folder);
  const base = parseBase(options.base ?? '/');
  if (!base) throw new TypeError(`"${options.base}" is not a path a site can be served under. Use one like "/docs/".`);

  /** Recent responses by everything they depend on: finding a response is half of the work. */
  const remembered = new Map<string, WholeAnswer>();
  let generation = -1;

  function answerAgain(request: IncomingMessage, response: ServerResponse): boolean {
    if (folder.generation() !== generation) {
      remembered.clear();
      generation = folder.generation();
    }
    const known = isPlainRequest(request) ? remembered.get(keyOf(request)) : undefined;
    if (!known) return false;
    response.writeHead(200, known.head).end(known.bytes);
    return true;
  }

  function remember(request: IncomingMessage, answer: WholeAnswer, since: number): void {
    // A file may have changed while it was read.
    if (since !== generation || since !== folder.generation()) return;
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(keyOf(request), answer);
  }

  /** Responds synchronously if possible, without a promise. */
  function handle(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    if (answerAgain(request, response)) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(request, response, 405, 'This site can only be read: use GET or HEAD.', [
        ...PLAIN,
        'Allow',
        'GET, HEAD',
      ]);
    }
    if (!isOwnHost(request.headers.host, options.allowedHosts ?? [])) {
      return sendText(request, response, 403, explainUnknownHost(request.headers.host));
    }
    const requested = parseRequestPath(request.url ?? '/');
    if (requested === 'malformed') return sendText(request, response, 400, 'That address cannot be read.');
    if (requested === 'hidden') return sendNotFound(request, response, '/');

    const path = enterBase(requested, base ?? []);
    if (path === 'outside') {
      return sendText(request, response, 404, `Not found. This site is served under ${toBasePath(base ?? [])}`);
    }
    if ('location' in path) return sendRedirect(response, 302, path.location);
    return answer(request, response, path);
  }

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: RequestPath,
    isRetry = false,
  ): void | Promise<void> {
    const name = `/${path.segments.join('/')}${path.trailingSlash && path.segments.length > 0 ? '/' : ''}`;
    const since = folder.generation();
    const moved = rules.redirectFor(name);
    if (moved) return sendRedirect(response, moved.status, toLocation(path, moved.to));

    const isFile = (file: string) => !isHostFile(file) && folder.find(file) !== undefined;
    if (rules.isNotFound(path.segments.join('/'))) return sendNotFound(request, response, name);
    const address = resolveAddress(path, isFile);
    if (address.kind === 'redirect') return sendRedirect(response, 301, address.location);
    if (address.kind === 'missing' || rules.isNotFound(address.file)) return sendNotFound(request, response, name);

    const headers = rules.headersFor(name, address.file);
    const wasSent = sendFile(request, response, {
      folder,
      contents,
      file: address.file,
      status: 200,
      headers,
      remember: (answer) => remember(request, answer, since),
    });
    return then(wasSent, () => {
      if (isRetry) return sendNotFound(request, response, name);
      // The file was replaced since it was found, by a running deployment.
      folder.refresh();
      return answer(request, response, path, true);
    });
  }

  function sendNotFound(request: IncomingMessage, response: ServerResponse, path: string): void | Promise<void> {
    const headers = rules.headersFor(path, undefined);
    // No reader would see the 404 page: browsers request an icon from every site, and most have none at that address.
    if (PART_OF_PAGE.test(String(request.headers['sec-fetch-dest']))) {
      return sendText(request, response, 404, 'Not found.', headers);
    }
    const file = rules.notFoundFor(path);
    const wasSent = sendFile(request, response, { folder, contents, file, status: 404, headers });
    return then(wasSent, () => sendText(request, response, 404, 'Not found.', headers));
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    // A reader who leaves in the middle of a file is not an error.
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    options.onError?.(error);
    if (response.headersSent) response.destroy();
    else sendText(request, response, 500, 'The server could not read that file.');
  }

  return (request, response) => {
    try {
      handle(request, response)?.catch((error: unknown) => fail(request, response, error));
    } catch (error) {
      fail(request, response, error);
    }
  };
}

function keyOf({ url, headers }: IncomingMessage): string {
  return `${headers.host}\n${headers['accept-encoding']}\n${url}`;
}

/** A path of the site, relative to the requested address: a proxy may have removed a prefix. */
function toLocation(path: RequestPath, to: string): string {
  if (isExternal(to)) return to;
  const depth = path.trailingSlash ? path.segments.length : Math.max(path.segments.length - 1, 0);
  const location = `${'../'.repeat(depth) || './'}${to.replace(/^\/+/, '')}`;
  return to.includes('?') || to.includes('#') ? location : location + path.search;
}

/** Calls `otherwise` if nothing was sent, because the file was gone. */
function then(wasSent: boolean | Promise<boolean>, otherwise: () => void | Promise<void>): void | Promise<void> {
  if (wasSent === true) return undefined;
  return wasSent === false ? otherwise() : wasSent.then((value) => then(value, otherwise));
}

function sendRedirect(response: ServerResponse, status: number, location: string): void {
  // Browsers cache permanent redirects forever, so an opposite one in the next build would cause a loop.
  response.writeHead(status, [...PLAIN, 'Location', encodeUrl(location), 'Content-Length', '0']).end();
}

function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers = PLAIN,
): void {
  const body = Buffer.from(`${text}\n`);
  const own = ['Content-Type', 'text/plain; charset=utf-8', 'Content-Length', String(body.byteLength)];
  response.writeHead(status, [...headers, ...own]).end(request.method === 'HEAD' ? undefined : body);
}
