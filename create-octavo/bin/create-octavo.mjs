#!/usr/bin/env node
// npm create octavo my-site: writes the folder of a first site, and installs Octavo in it. The files are in dist/,
// which scripts/buildCreate.mjs copies from the engine: "octavo new" writes the same ones.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const HELP = `A first documentation site.

Usage: npm create octavo@latest [folder] -- [options]

  --blog            with a blog
  --versions        with a frozen version next to the current one
  -t, --typescript  configuration and home page in TypeScript (the default)
  -j, --javascript  in JavaScript
  --no-install      write the files, and install nothing
  --help            show this text`;

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

function fail(message) {
  console.error(message);
  process.exit(2);
}

function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        blog: { type: 'boolean' },
        versions: { type: 'boolean' },
        typescript: { type: 'boolean', short: 't' },
        javascript: { type: 'boolean', short: 'j' },
        'no-install': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return fail(`${error.message.split('. ')[0]}.\n\n${HELP}`);
  }
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Octavo needs Node 20.19 or newer; this is ${process.versions.node}. Get one from https://nodejs.org.`);
}

/** The package manager that ran this command. */
function findManager() {
  return /^(?:npm|pnpm|yarn|bun)(?=\/)/.exec(process.env.npm_config_user_agent ?? '')?.[0] ?? 'npm';
}

const { values, positionals } = readWords();
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
if (positionals.length > 1) fail(`"${positionals[1]}" is one too many: name one folder.`);
// Without the two dashes npm takes the options itself, and hands them on in the environment only.
const taken = ['blog', 'typescript', 'javascript'].filter((name) => process.env[`npm_config_${name}`] === 'true');
if (taken.length > 0) {
  const options = taken.map((name) => `--${name}`).join(' ');
  const command = ['npm create octavo@latest', ...positionals, '--', options].join(' ');
  fail(`npm wants two dashes before options: ${command}`);
}
if (values.typescript && values.javascript) fail('Either "--typescript" or "--javascript", not both.');

const given = positionals[0] ?? 'my-site';
const folder = path.resolve(given);
const { newSite } = createRequire(import.meta.url)('../dist/newSite.cjs');
const { version } = JSON.parse(readFileSync(here('../package.json'), 'utf8'));
try {
  await newSite(here('../dist/template'), {
    folder,
    language: values.javascript ? 'js' : 'ts',
    hasBlog: values.blog ?? false,
    hasVersions: values.versions ?? false,
    version,
    date: new Date().toISOString().slice(0, 10),
  });
} catch (error) {
  if (error.name !== 'FolderInUseError') throw error;
  fail(error.message);
}
console.log(`Your site is in "${given}".`);

const manager = findManager();
let isInstalled = false;
if (!values['no-install']) {
  console.log(`Installing Octavo with ${manager} ...`);
  const words = manager === 'npm' ? ['install', '--no-audit', '--no-fund'] : ['install'];
  const { status } = spawnSync(manager, words, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  isInstalled = status === 0;
  if (!isInstalled) console.log(`That did not work; run "${manager} install" in the folder later.`);
}
const run = manager === 'npm' ? 'npm start' : `${manager} start`;
const steps = [
  ...(folder === process.cwd() ? [] : [`cd ${/\s/.test(given) ? `"${given}"` : given}`]),
  ...(isInstalled ? [] : [`${manager} install`]),
  run,
];
console.log(`\nSee it:\n\n  ${steps.join('\n  ')}\n`);
