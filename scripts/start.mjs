// npm start: builds the website in site/ and serves it. Options of "octavo serve" may follow: npm start -- --port 4000
import { createRequire } from 'node:module';
import path from 'node:path';
import { prepare, ROOT, runScript } from './prepare.mjs';

await runScript(async () => {
  prepare();
  const { runCli } = createRequire(import.meta.url)(path.join(ROOT, 'engine/dist/node/cli.cjs'));
  process.exitCode = await runCli(['serve', path.join(ROOT, 'site'), '--build', ...process.argv.slice(2)]);
});
