#!/usr/bin/env node
// The command. Everything else is in dist/, which "npm run build:engine" writes.
import { existsSync } from 'node:fs';
import module from 'node:module';
import v8 from 'node:v8';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Octavo needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(2);
}

// Most of a build is over before optimised code pays for its making: a cold build of 136 pages takes a fifth less of the
// processor when V8 waits about seven times as long before it optimises a function. The names are V8's own and change
// with it, and it complains of one that it does not know: only for versions that were tried.
if (major <= 20) v8.setFlagsFromString('--interrupt-budget=500000');
if (major >= 22 && major <= 24) {
  v8.setFlagsFromString('--invocation-count-for-maglev=2000');
  v8.setFlagsFromString('--invocation-count-for-turbofan=20000');
}
// From Node 22.8: compiled code is kept between runs.
module.enableCompileCache?.();

const cli = new URL('../dist/node/cli.js', import.meta.url);
if (!existsSync(cli)) {
  console.error('Octavo is not built yet. Run "npm run build:engine" in its repository first.');
  process.exit(2);
}
const { runCli } = await import(cli.href);
// Not process.exit(): what was printed into a pipe must arrive before the end.
process.exitCode = await runCli(process.argv.slice(2));
