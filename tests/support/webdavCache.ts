/** nginx with WebDAV, as a shared cache of builds. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { startNginxSite } from './nginx.ts';

const SITE = `server {
    listen 8080;
    root "/srv/cache";
    location / {
        dav_methods PUT;
        create_full_put_path on;
        client_max_body_size 64m;
    }
}
`;

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
