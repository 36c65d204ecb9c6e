// npm start: builds the website in site/ and serves it. Options of "octavo serve" may follow: npm start -- --port 4000
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, ROOT, runScript } from './prepare.mjs';

await runScript(async () => {
  prepare();
  const { runCli } = await import(pathToFileURL(path.join(ROOT, 'engine/dist/node/cli.js')).href);
  process.exitCode = await runCli(['serve', path.join(ROOT, 'site'), '--build', ...process.argv.slice(2)]);
});
