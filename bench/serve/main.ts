/**
 * npm run bench:serve: responses per second of `octavo serve` and of nginx with the configuration that a build
 * generates, for the website of site/. Other engines to compare may be named: npm run bench:serve -- ../other/engine
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findNginx, startNginxSite } from '../../tests/support/nginx.ts';
import { sendRequest } from '../../tests/support/httpClient.ts';
import { endWithChildren, spawnGroup } from '../run/children.ts';
import { readTree } from '../run/processTree.ts';
import { measureLoad } from './measureLoad.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SITE = path.join(ROOT, 'site');
const OWN_ENGINE = path.join(ROOT, 'engine');
const CONNECTIONS = 32;
const WARM_UP_SECONDS = 1;
const SECONDS = 4;
/** Enough requests to reveal a memory leak per request. */
const MEMORY_REQUESTS = 100_000;
const GZIP = { 'Accept-Encoding': 'gzip' };

interface Server {
  name: string;
  origin: string;
  pid: number;
  close(): Promise<void> | void;
}

interface Question {
  name: string;
  targets: string[];
  headersFor(origin: string): Promise<Record<string, string>> | Record<string, string>;
}

endWithChildren();
const cli = (engine: string) => path.join(engine, 'bin/octavo.mjs');
const built = spawnSync(process.execPath, [cli(OWN_ENGINE), 'build', SITE], { stdio: 'inherit' });
if (built.status !== 0) throw new Error('The site could not be built.');
const outDir = path.join(SITE, 'build');

const servers: Server[] = [];
try {
  for (const engine of [OWN_ENGINE, ...process.argv.slice(2)]) servers.push(await startOctavo(engine));
  if (findNginx()) servers.push(await startNginx());
  const [own] = servers;
  if (own) {
    await printAnswers(own);
    await printMemory(own);
  }
} finally {
  for (const server of servers) await server.close();
}

/** Each kind of request is measured on all servers in turn, so that a busy machine affects all of them. */
async function printAnswers(own: Server): Promise<void> {
  console.log(`\nLoad average ${loadavg()[0]?.toFixed(1)}; answers a second, and CPU µs of the server for each.\n`);
  console.log(`| | ${servers.map(({ name }) => name).join(' | ')} |`);
  console.log(`| --- |${' --- |'.repeat(servers.length)}`);
  for (const question of await listQuestions()) {
    const results = new Map<Server, Measured>();
    for (const server of servers) results.set(server, await measure(server, question));
    const first = results.get(own);
    const cells = [...results].map(([server, { rate, cpu, other }]) => {
      const ratio = server === own ? '' : ` (${(rate / (first?.rate ?? 1)).toFixed(2)} ×)`;
      return `${Math.round(rate).toLocaleString('en')}${ratio}, ${Math.round(cpu)} µs${other}`;
    });
    console.log(`| ${question.name} | ${cells.join(' | ')} |`);
  }
}

interface Measured {
  rate: number;
  cpu: number;
  /** Reports responses with different statuses. */
  other: string;
}

async function measure({ origin, pid }: Server, { targets, headersFor }: Question): Promise<Measured> {
  const load = { origin, targets, headers: await headersFor(origin), connections: CONNECTIONS };
  await measureLoad({ ...load, seconds: WARM_UP_SECONDS });
  const before = usageOf(pid).cpuSeconds;
  const { rate, answers, statuses } = await measureLoad({ ...load, seconds: SECONDS });
  const cpu = ((usageOf(pid).cpuSeconds - before) / answers) * 1e6;
  return { rate, cpu, other: Object.keys(statuses).length > 1 ? ` ${JSON.stringify(statuses)}` : '' };
}

async function printMemory({ origin, pid }: Server): Promise<void> {
  const targets = await listPages();
  const samples: string[] = [];
  for (let sent = 0; sent < MEMORY_REQUESTS;) {
    sent += (await measureLoad({ origin, targets, headers: GZIP, connections: CONNECTIONS, seconds: 2 })).answers;
    samples.push(`${Math.round(usageOf(pid).bytes / 1e6)}`);
  }
  console.log(
    `\nMemory of octavo serve over ${MEMORY_REQUESTS.toLocaleString('en')} pages, in MB: ${samples.join(', ')}`,
  );
}

function usageOf(pid: number): { cpuSeconds: number; bytes: number } {
  const tree = readTree(pid);
  const sum = (key: 'cpuSeconds' | 'bytes') => tree.reduce((total, use) => total + use[key], 0);
  return { cpuSeconds: sum('cpuSeconds'), bytes: sum('bytes') };
}

async function listPages(): Promise<string[]> {
  const sitemap = await readFile(path.join(outDir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
}

async function listQuestions(): Promise<Question[]> {
  const pages = await listPages();
  const data = pages.map((page) => `/_octavo/page${page}.js`).filter((file) => existsSync(path.join(outDir, file)));
  const first = pages.slice(0, 1);
  const etagOf = async (origin: string) => (await sendRequest(origin, first[0] ?? '/', { headers: GZIP })).headers.etag;
  return [
    { name: 'pages', targets: pages, headersFor: () => GZIP },
    { name: 'pages, not compressed', targets: pages, headersFor: () => ({}) },
    { name: 'data of pages', targets: data, headersFor: () => GZIP },
    {
      name: 'unchanged page (304)',
      targets: first,
      headersFor: async (origin) => ({ ...GZIP, 'If-None-Match': (await etagOf(origin)) ?? '' }),
    },
    { name: 'not found', targets: ['/nope'], headersFor: () => GZIP },
  ];
}

async function startOctavo(engine: string): Promise<Server> {
  const child = spawnGroup(process.execPath, [cli(engine), 'serve', SITE, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout || child.pid === undefined) throw new Error('The server has no output.');
  for await (const line of createInterface(child.stdout)) {
    const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    return {
      name: engine === OWN_ENGINE ? 'octavo serve' : `octavo serve of ${engine}`,
      origin: `http://127.0.0.1:${port}`,
      pid: child.pid,
      close: () => void child.kill('SIGTERM'),
    };
  }
  throw new Error(`"octavo serve" of ${engine} did not start.`);
}

async function startNginx(): Promise<Server> {
  const hostFile = (name: string) => readFile(path.join(outDir, '_octavo/hosts', name), 'utf8');
  const [site, main] = [await hostFile('nginx.conf'), await hostFile('nginx.container.conf')];
  return { name: 'nginx', ...(await startNginxSite(outDir, site, main)) };
}
