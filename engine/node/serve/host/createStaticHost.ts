import type { IncomingMessage, ServerResponse } from 'node:http';
import { isExternal } from '../../../shared/url/sitePaths.ts';
import { encodeUrl } from '../../write/hosts/redirectsFile.ts';
import { enterBase, parseBase, toBasePath } from './basePath.ts';
import { createEntityTags } from './entityTags.ts';
import { createHostRules, isHostFile } from './hostRules.ts';
import { openFolder } from './openFolder.ts';
import { parseRequestPath, type RequestPath } from './requestPath.ts';
import { resolveAddress } from './resolveAddress.ts';
import { sendFile } from './sendFile.ts';

export interface StaticHostOptions {
  /** Prefix the site is served under, e.g. `/docs/`. */
  base?: string;
  /** Told of what should not happen (a disk that fails); the reader gets a plain 500. */
  onError?: (error: unknown) => void;
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

const NOT_FOUND = '404.html';
const PART_OF_PAGE = /^(?:image|script|style|font|audio|video|track|manifest)$/;

/** Serves a folder as a good static host does: clean URLs, caching, compression, ranges, and nothing outside of it. */
export function createStaticHost(dir: string, options: StaticHostOptions = {}): RequestHandler {
  const folder = openFolder(dir);
  const tags = createEntityTags();
  const rules = createHostRules(folder);
  const base = parseBase(options.base ?? '/');
  if (!base) throw new TypeError(`"${options.base}" is not a path a site can be served under. Use one like "/docs/".`);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(request, response, 405, 'This site can only be read: use GET or HEAD.');
    }
    const asked = parseRequestPath(request.url ?? '/');
    if (asked === 'malformed') return sendText(request, response, 400, 'That address cannot be read.');
    if (asked === 'hidden') return sendNotFound(request, response, '/');

    const path = enterBase(asked, base ?? []);
    if (path === 'outside') {
      return sendText(request, response, 404, `Not found. This site is served under ${toBasePath(base ?? [])}`);
    }
    if ('location' in path) return sendRedirect(response, 302, path.location);
    return answer(request, response, path);
  }

  async function answer(request: IncomingMessage, response: ServerResponse, path: RequestPath): Promise<void> {
    const name = `/${path.segments.join('/')}${path.trailingSlash && path.segments.length > 0 ? '/' : ''}`;
    const moved = await rules.redirectFor(name);
    if (moved) return sendRedirect(response, moved.status, toLocation(path, moved.to));

    const address = await resolveAddress(path, async (file) => !isHostFile(file) && !!(await folder.find(file)));
    if (address.kind === 'redirect') return sendRedirect(response, 301, address.location);
    if (address.kind === 'missing' || address.file === NOT_FOUND) return sendNotFound(request, response, name);

    setHeaders(response, await rules.headersFor(name, address.file));
    const wasSent = await sendFile(request, response, { folder, tags, file: address.file, status: 200 });
    if (!wasSent) await sendNotFound(request, response, name);
  }

  async function sendNotFound(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    setHeaders(response, await rules.headersFor(path, undefined));
    // Nobody would see the page: browsers ask every site for an icon, and most have none at that address.
    if (PART_OF_PAGE.test(String(request.headers['sec-fetch-dest']))) {
      return sendText(request, response, 404, 'Not found.');
    }
    const wasSent = await sendFile(request, response, { folder, tags, file: NOT_FOUND, status: 404 });
    if (!wasSent) sendText(request, response, 404, 'Not found.');
  }

  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      // A reader who goes away in the middle of a file is no error.
      if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
      options.onError?.(error);
      if (response.headersSent) response.destroy();
      else sendText(request, response, 500, 'The server could not read that file.');
    });
  };
}

/** A path of the site as seen from the address that was asked for: a proxy may have taken a prefix away. */
function toLocation(path: RequestPath, to: string): string {
  if (isExternal(to)) return to;
  const depth = path.trailingSlash ? path.segments.length : Math.max(path.segments.length - 1, 0);
  const location = `${'../'.repeat(depth) || './'}${to.replace(/^\/+/, '')}`;
  return to.includes('?') || to.includes('#') ? location : location + path.search;
}

function setHeaders(response: ServerResponse, headers: Map<string, string>): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}

function sendRedirect(response: ServerResponse, status: number, location: string): void {
  response.statusCode = status;
  response.setHeader('Location', encodeUrl(location));
  // Browsers keep permanent redirects for ever, and would meet the next build's opposite one in a loop.
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Content-Length', 0);
  response.end();
}

function sendText(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  const body = Buffer.from(`${text}\n`);
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', body.byteLength);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.end(request.method === 'HEAD' ? undefined : body);
}
