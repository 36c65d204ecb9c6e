// Makes a fresh clone ready: the right Node, the dependencies, the built engine. It uses plain Node, because it runs
// before there are dependencies. If nothing needs to be done, it takes a few milliseconds.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const LOCKFILE = path.join(ROOT, 'package-lock.json');
const MODULES = path.join(ROOT, 'node_modules');
const INSTALLED = path.join(MODULES, '.octavo-lockfile');
const ENGINE = path.join(ROOT, 'engine');
/** The build of the engine generates types from these. */
const CONFIG_TYPES = path.join(ROOT, 'scripts/handbook/config');
const FINGERPRINT = path.join(ENGINE, 'dist', '.fingerprint');

/** An error that readers can fix; printed without a stack. */
export class PrepareError extends Error {}

export function prepare() {
  checkNode(process.versions.node);
  installDependencies();
  buildEngine();
}

export function checkNode(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new PrepareError(`Octavo needs Node 20.19 or newer; this is ${version}. Get one from https://nodejs.org.`);
}

/** Installs if the lockfile has changed since the last installation. */
export function installDependencies() {
  const wanted = hash(readFileSync(LOCKFILE));
  if (isInstalled(wanted)) return;
  console.log('Installing dependencies (once) ...');
  // The engine's own dependencies are bundled, so that all of them count as development dependencies.
  const options = ['--include=dev', '--no-audit', '--no-fund'];
  if (npm(['ci', ...options]) !== 0) {
    console.log('"npm ci" did not work here; trying "npm install".');
    if (npm(['install', ...options]) !== 0)
      throw new PrepareError('The dependencies could not be installed; see above.');
  }
  writeFileSync(INSTALLED, hash(readFileSync(LOCKFILE)));
}

function isInstalled(wanted) {
  if (existsSync(INSTALLED)) return readFileSync(INSTALLED, 'utf8') === wanted;
  // Installed by hand: npm leaves its own record, which is newer than the lockfile.
  const note = path.join(MODULES, '.package-lock.json');
  return existsSync(note) && statSync(note).mtimeMs >= statSync(LOCKFILE).mtimeMs;
}

function npm(args) {
  // If npm runs this script, its path is known, which also avoids a shell on Windows.
  const cli = process.env.npm_execpath;
  const own = cli && /npm-cli\.c?js$/.test(cli);
  const run = own
    ? spawnSync(process.execPath, [cli, ...args], { cwd: ROOT, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (run.error) throw new PrepareError(`npm could not be run (${run.error.message}). It comes with Node.`);
  return run.status;
}

/** Builds the engine when one of its sources changed. */
export function buildEngine() {
  const wanted = fingerprintEngine();
  if (existsSync(FINGERPRINT) && readFileSync(FINGERPRINT, 'utf8') === wanted) return;
  console.log('Building the engine (once, and when its sources change) ...');
  // An interrupted build must not look finished.
  rmSync(FINGERPRINT, { force: true });
  const run = spawnSync(process.execPath, [path.join(ENGINE, 'build.mjs')], { cwd: ROOT, stdio: 'inherit' });
  if (run.status !== 0) throw new PrepareError('The engine could not be built; see above.');
  mkdirSync(path.dirname(FINGERPRINT), { recursive: true });
  writeFileSync(FINGERPRINT, wanted);
}

function fingerprintEngine() {
  const all = createHash('sha256');
  all.update(hash(readFileSync(LOCKFILE)));
  for (const file of [...listSources(ENGINE), ...listSources(CONFIG_TYPES)].sort()) {
    all.update(`${path.relative(ENGINE, file)}\0${hash(readFileSync(file))}\n`);
  }
  return all.digest('hex');
}

function listSources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory())
      return /^(?:dist|\.code|node_modules|testing|fixtures)$/.test(entry.name) ? [] : listSources(file);
    return /\.test\.[cm]?tsx?$|\.md$/.test(entry.name) ? [] : [file];
  });
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex');
}

/** Runs a script's main function. Errors that readers can fix are printed as a sentence. */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof PrepareError ? error.message : error);
    process.exitCode = 1;
  }
}
