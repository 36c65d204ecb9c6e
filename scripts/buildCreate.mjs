// Fills create-octavo/dist/ from the engine: the code that writes a site, and the template.
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildEngine, ROOT, runScript } from './prepare.mjs';

await runScript(() => {
  buildEngine();
  const dist = path.join(ROOT, 'create-octavo/dist');
  rmSync(dist, { recursive: true, force: true });
  cpSync(path.join(ROOT, 'engine/dist/create/newSite.cjs'), path.join(dist, 'newSite.cjs'));
  cpSync(path.join(ROOT, 'engine/template'), path.join(dist, 'template'), { recursive: true });
});
