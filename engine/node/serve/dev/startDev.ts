import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { applyTrailingSlash, NOT_FOUND_PATH } from '../../../shared/url/sitePaths.ts';
import { engineVersion, loadClientText, loadRenderer } from '../../ground/octavo/engineFiles.ts';
import { changedInputs, narrowInputs, recordInputs, type Inputs } from '../../ground/inputs/inputs.ts';
import { trackVariables } from '../../ground/inputs/trackVariables.ts';
import { formatProblem, type ContentProblem } from '../../ground/problems.ts';
import { createSourceCache } from '../../read/content/files/sourceCache.ts';
import { createSourceStore } from '../../read/content/files/sourceStore.ts';
import { SECURITY_HEADERS } from '../../write/hosts/responseRules.ts';
import { parseByteRange } from '../host/byteRange.ts';
import { contentTypeOf } from '../host/contentType.ts';
import { explainUnknownHost, isOwnHost } from '../host/isOwnHost.ts';
import { listen } from '../host/listen.ts';
import { parseRequestPath } from '../host/requestPath.ts';
import { closeServer, DEFAULT_HOST, DEFAULT_PORT, toUrlHost, type RunningServer } from '../host/serve.ts';
import { createDevSite, type DevSite } from './createDevSite.ts';
import { createPluginMemory } from './createPluginMemory.ts';
import { createEvents } from './createEvents.ts';
import { createRewriteFilter } from './createRewriteFilter.ts';
import { SCRIPT_TYPE } from './devAnswer.ts';
import { DEV_EVENTS_FILE, DEV_OPEN_FILE, DEV_PROBLEMS_FILE, DEV_SCRIPT_FILE } from './devScript.ts';
import { createProblemDesk } from './problems/createProblemDesk.ts';
import { renderFailure } from './renderFailure.ts';
import { watchInputs } from './watchInputs.ts';

export interface DevOptions {
  siteDir: string;
  port?: number;
  host?: string;
  /** Host names of this server, besides those of this machine. */
  allowedHosts?: string[];
  /** Names of the locales to show; all of them if there are none. */
  locales?: string[];
  /** Called after each check with the problems that a build would report: `docs/a.md:3: message`. */
  onProblems?(messages: string[]): void;
}

/** Checking this many files takes a noticeable time. */
const MANY_FILES = 2000;

/** Style sheets whose names code does not use. */
const STYLE_SHEET = /(?<!\.module)\.(?:css|s[ac]ss|less|styl)$/;

/** Time for the browser to load the first page. */
const WARM_UP_AFTER_MS = 500;

/** The development server: pages are compiled on request, and open pages follow every change. */
export async function startDev(options: DevOptions): Promise<RunningServer> {
  const siteDir = path.resolve(options.siteDir);
  const { port = DEFAULT_PORT, host = DEFAULT_HOST, allowedHosts = [] } = options;
  const renderer = loadRenderer();
  const startedAt = Date.now();
  let changes = 0;
  const version = () => `${startedAt}-${changes}`;
  const events = createEvents(version);
  const { onProblems } = options;
  const problems = createProblemDesk({
    siteDir,
    locales: options.locales,
    onProblems: onProblems && ((found) => onProblems(found.map((one) => formatProblem(fromSite(one, siteDir))))),
    onChange: () => events.send('problems'),
  });
  // Docusaurus sets the same variable for configurations and plugins.
  process.env['NODE_ENV'] = 'development';
  process.env['BABEL_ENV'] = 'development';
  trackVariables();
  const engine = await engineVersion();
  const openCache = () => createSourceCache(createSourceStore({ siteDir, engine, read: true }));
  let cache = openCache();
  const runPlugins = createPluginMemory();
  const withoutRewritten = createRewriteFilter();
  let refreshing: Promise<void> = Promise.resolve();
  /** How long checking everything took; a guess until the first time. */
  let checkMs = 100;
  let nextCheck = 0;
  let warmUp: NodeJS.Timeout | undefined;
  /** The inputs of `site` so far. */
  let inputs: Inputs;
  let isRead = false;
  const watcher = watchInputs(siteDir, (filePaths) => void refresh(filePaths));
  let site: Promise<DevSite> = read();

  function read(): Promise<DevSite> {
    const recorder = recordInputs((kind, name) => {
      if (kind === 'files') watcher.addFile(name);
      if (kind === 'folders') watcher.addFolder(name);
    });
    inputs = recorder.inputs();
    isRead = false;
    const next = createDevSite(siteDir, renderer, {
      cache,
      version: version(),
      recorder,
      runPlugins,
      locales: options.locales,
    });
    // The next request shows that a site cannot be read; it must not end the server.
    next.then(
      () => {
        isRead = true;
        waitBeforeCheck();
      },
      (error: unknown) => {
        recorder.stop();
        problems.fail(error);
      },
    );
    return next;
  }

  /** Names of changed inputs. If candidates are given, only those are checked. */
  function findChanged(candidates?: readonly string[]): string[] {
    const few = candidates && narrowInputs(inputs, candidates);
    const started = performance.now();
    const changed = [...changedInputs(few ?? inputs)];
    if (!few) checkMs = performance.now() - started;
    waitBeforeCheck();
    return changed;
  }

  /** In a large site, checking takes a tenth of the time at most. */
  function waitBeforeCheck(): void {
    const isLarge = Object.keys(inputs.files).length > MANY_FILES;
    nextCheck = isLarge ? performance.now() + 10 * checkMs : 0;
  }

  /**
   * Shows the changes; `candidates` are the files that may have changed. Runs one at a time, so that the last one started
   * ends last.
   */
  function refresh(candidates?: readonly string[]): Promise<void> {
    refreshing = refreshing.then(async () => {
      const before = await site.catch(() => undefined);
      const changed = withoutRewritten(findChanged(candidates), inputs);
      if (changed.length === 0) return;
      const isMarkdown = changed.every((filePath) => /\.mdx?$/.test(filePath));
      changes += 1;
      problems.restart();
      const isText = isMarkdown && !before?.isShownByCode(changed);
      if (before && isText && (await showTexts(before, changed))) return events.send('text');
      // Another configuration may read files differently.
      if (!isMarkdown) cache = openCache();
      site = read();
      const after = await site.catch(() => undefined);
      await before?.close();
      if (!before || !after) return events.send('site');
      const isStyle = changed.every((filePath) => STYLE_SHEET.test(filePath));
      if (isStyle) return events.send('styles');
      const isPage = before.shellId === after.shellId;
      events.send(!isPage ? 'site' : isText ? 'text' : 'page');
    });
    return refreshing;
  }

  function showTexts(current: DevSite, filePaths: string[]): Promise<boolean> {
    // They are recorded again when they are read.
    for (const filePath of filePaths) delete inputs.files[filePath];
    return current.showTexts(filePaths, version());
  }

  /**
   * The site as it is on disk now. Events report a change soon but not immediately, and on some drives never, so files
   * are checked before a page is sent. In a large site this is not done for every request.
   */
  async function currentSite(): Promise<DevSite> {
    // A site that is still being read need not be checked.
    await site.catch(() => undefined);
    if (performance.now() >= nextCheck) await refresh();
    return site;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isOwnHost(request.headers.host, [host, ...allowedHosts])) {
      return send(response, 403, TEXT, explainUnknownHost(request.headers.host));
    }
    if (isForeignRead(request)) return send(response, 403, TEXT, 'Pages of other sites may not read this one.');
    const parsed = parseRequestPath(request.url ?? '/');
    const file = typeof parsed === 'string' ? undefined : parsed.segments.join('/');
    if (request.method === 'POST' && file === DEV_OPEN_FILE) {
      const { status, text } = await problems.open(request);
      return send(response, status, TEXT, text);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return send(response, 405, TEXT, 'This site can only be read: use GET or HEAD.');
    }
    if (typeof parsed === 'string' || file === undefined) return send(response, 404, TEXT, 'Not found.');
    if (file === DEV_EVENTS_FILE)
      return request.method === 'HEAD' ? events.describe(response) : events.connect(response);
    if (file === DEV_SCRIPT_FILE) return send(response, 200, SCRIPT_TYPE, await loadClientText('dev.js'));
    if (file === DEV_PROBLEMS_FILE) {
      const at = new URLSearchParams(parsed.search).get('at') ?? '/';
      return send(response, 200, 'application/json', JSON.stringify(await problems.answer(currentSite(), at)));
    }

    const current = await currentSite();
    const found = await current.findFile(file);
    if (found && 'filePath' in found) {
      if (found.policy) response.setHeader('Content-Security-Policy', found.policy);
      return sendFile(request, response, found.filePath);
    }
    if (found) return send(response, 200, found.type, found.body);

    const { locale, route } = current.findPage(`/${file}`);
    if (route) {
      // Links in documents are relative, so a page has one address only.
      const canonical = applyTrailingSlash(route.routePath, current.trailingSlash);
      const isFolder = parsed.trailingSlash || file === '';
      const mustBeFolder = locale.isFolderAddress(canonical);
      if (file !== '' && !file.endsWith('.html') && isFolder !== mustBeFolder) {
        response.writeHead(302, { Location: relativeSpelling(parsed.segments, isFolder) + parsed.search });
        return void response.end();
      }
    }
    const shown = route ?? locale.findRoute(NOT_FOUND_PATH);
    if (!shown) return send(response, 404, TEXT, 'Not found.');
    const { document, csp } = await locale.renderRoute(shown);
    response.setHeader('Content-Security-Policy', csp);
    // In development, scripts may send requests to any site. The page reports what a build would not allow.
    const policy = problems.policy();
    if (policy !== undefined) response.setHeader('Content-Security-Policy-Report-Only', policy);
    send(response, route ? 200 : 404, 'text/html; charset=utf-8', document);
    // The first page usually came from the cache; its first change should not wait for the compiler to load.
    warmUp ??= setTimeout(() => void locale.warmUp(shown), WARM_UP_AFTER_MS).unref();
  }

  const server = createServer((request, response) => {
    for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value);
    const shown = version();
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else send(response, 500, 'text/html; charset=utf-8', renderFailure(problems.describe(error), shown));
    });
  });
  const actualPort = await listen(server, port, host);

  return {
    url: `http://${toUrlHost(host)}:${actualPort}/`,
    port: actualPort,
    async close() {
      watcher.close();
      problems.close();
      clearTimeout(warmUp);
      // A site that is still being read closes itself afterwards; a configuration may run forever.
      const closed = site.then((open) => open.close()).catch(() => undefined);
      if (isRead) await closed;
      events.close();
      await closeServer(server);
    },
  };
}

const TEXT = 'text/plain; charset=utf-8';

/** Files as an author names them. */
function fromSite(problem: ContentProblem, siteDir: string): ContentProblem {
  return problem.filePath === undefined ? problem : { ...problem, filePath: path.relative(siteDir, problem.filePath) };
}

/** A request by a page of another site, according to the browser. A link from there may be followed. */
function isForeignRead({ headers }: IncomingMessage): boolean {
  const isVisit = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return headers['sec-fetch-site'] === 'cross-site' && !isVisit;
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}

/** Videos are requested in ranges. */
async function sendFile(request: IncomingMessage, response: ServerResponse, filePath: string): Promise<void> {
  const { size } = await stat(filePath);
  const range = parseByteRange(request.headers.range, size);
  response.setHeader('Accept-Ranges', 'bytes');
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' });
    return void response.end();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  response.writeHead(range ? 206 : 200, { 'Content-Type': contentTypeOf(filePath), 'Cache-Control': 'no-store' });
  if (request.method === 'HEAD' || size === 0) return void response.end();
  createReadStream(filePath, { start, end })
    .on('error', () => response.destroy())
    .pipe(response);
}

/** The same address with its trailing slash added or removed. */
function relativeSpelling(segments: string[], hasSlash: boolean): string {
  const last = encodeURIComponent(segments.at(-1) ?? '');
  return hasSlash ? `../${last}` : `./${last}/`;
}
