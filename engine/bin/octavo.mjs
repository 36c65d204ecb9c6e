#!/usr/bin/env node
// The command. All other code is in dist/, which "npm run build:engine" writes.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Octavo needs Node 20.19 or newer; this is ${process.versions.node}. Get one from https://nodejs.org.`);
  process.exit(2);
}

const cli = fileURLToPath(new URL('../dist/node/cli.cjs', import.meta.url));
if (!existsSync(cli)) {
  console.error('Octavo is not built yet. Run "npm run build:engine" in its repository first.');
  process.exit(2);
}
const { runCli } = createRequire(import.meta.url)(cli);
const status = await runCli(process.argv.slice(2));
process.exitCode = status;
// Timers of the site's own code must not keep the process alive; but output to a pipe must be flushed before the exit.
process.stdout.write('', () => process.stderr.write('', () => process.exit(status)));
