/** nginx with WebDAV, as a shared cache of builds. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { readBlocks } from './handbookBlocks.ts';
import { startNginxSite } from './nginx.ts';

/** The server that the handbook gives, without its password. */
const SITE = readBlocks()
  .find(({ language, code }) => language === 'nginx' && code.includes('dav_methods'))!
  .code.replace(/^.*limit_except.*\n/m, '');

/** `dir` has its files, `/ac/…` and `/cas/…`. */
export async function startWebdavCache(): Promise<{ url: string; dir: string }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'octavo-webdav-'));
  const { origin, close } = await startNginxSite(dir, SITE);
  // nginx, which has no rights, writes into it.
  await chmod(dir, 0o777);
  onTestFinished(async () => {
    await close();
    await rm(dir, { recursive: true, force: true });
  });
  return { url: origin, dir };
}
