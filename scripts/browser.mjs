// Finds a Chromium for the browser tests, and installs one if there is none.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The path of a browser that runs, if this machine has one. A headless shell is the same engine without the rest of a
 * browser: opening a page takes 0.8 s of CPU time instead of 2.0.
 */
export function findBrowser() {
  const named = process.env.OCTAVO_CHROME ?? process.env.CHROME_PATH;
  return named ?? findShell() ?? [...usualPlaces(), playwrightBrowser()].find((file) => file && isBrowser(file));
}

/** A full browser, with restored sessions for example; the headless shell lacks some features. */
export function findFullBrowser() {
  const named = process.env.OCTAVO_CHROME ?? process.env.CHROME_PATH;
  const isFull = (file) => !/headless[-_]shell/.test(path.basename(file));
  return [named, ...usualPlaces(), playwrightBrowser()].find((file) => file && isFull(file) && isBrowser(file));
}

function findShell() {
  const names = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
  const installed = names.flatMap((name) => binFolders().map((folder) => path.join(folder, name)));
  return [...installed, playwrightShell()].find((file) => file && isBrowser(file));
}

/** The path of a browser, installed if needed; undefined if that fails too. */
export function ensureBrowser() {
  const named = process.env.OCTAVO_CHROME ?? process.env.CHROME_PATH;
  if (named) return named;
  if (isRootOnDebian() && !findShell()) {
    console.log('Installing a headless browser for the tests ...');
    aptInstall('chromium-headless-shell');
  }
  const found = findBrowser();
  if (found) return found;
  console.log('No browser was found; getting one for the tests ...');
  if (isRootOnDebian()) {
    aptInstall('chromium');
  } else {
    const isRoot = process.getuid?.() === 0;
    const cli = path.join(path.dirname(require.resolve('playwright-core/package.json')), 'cli.js');
    // As root it can also install the system libraries that the browser needs.
    const options = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
    spawnSync(process.execPath, [cli, 'install', ...options, 'chromium'], { stdio: 'inherit' });
  }
  return findBrowser();
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    const apps = ['/Applications', path.join(os.homedir(), 'Applications')];
    const names = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'];
    return apps.flatMap((folder) => names.map((name) => path.join(folder, `${name}.app/Contents/MacOS/${name}`)));
  }
  if (process.platform === 'win32') {
    const { ProgramFiles, 'ProgramFiles(x86)': x86, LOCALAPPDATA } = process.env;
    const programs = [ProgramFiles, x86, LOCALAPPDATA].filter(Boolean);
    const names = [
      'Google/Chrome/Application/chrome.exe',
      'Chromium/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ];
    return programs.flatMap((folder) => names.map((name) => path.join(folder, name)));
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
  return names.flatMap((name) => [...binFolders(), '/opt/google/chrome'].map((folder) => path.join(folder, name)));
}

function binFolders() {
  return [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin'];
}

/** Where Playwright stores its own browser. */
function playwrightBrowser() {
  try {
    return require('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Playwright installs the shell next to the browser: `chromium-1` and `chromium_headless_shell-1`. */
function playwrightShell() {
  const [, cache, revision] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(playwrightBrowser() ?? '') ?? [];
  if (!cache) return undefined;
  const folder = path.join(cache, `chromium_headless_shell-${revision}`);
  if (!existsSync(folder)) return undefined;
  const name = readdirSync(folder, { recursive: true }).find((file) =>
    /(?:^|[\\/])(?:chrome-headless-shell|headless_shell)(?:\.exe)?$/.test(file),
  );
  return name && path.join(folder, name);
}

function isBrowser(file) {
  return isExecutable(file) && runs(file);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** A stub that only names a download fails here. On Windows, printing the version opens a window. */
function runs(file) {
  if (process.platform === 'win32') return true;
  const run = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return run.status === 0 && /\d+\.\d+/.test(run.stdout);
}

export function isRootOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  // Only on Debian itself: Ubuntu's package of that name needs snap.
  return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

export function aptInstall(...names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: 'inherit', env };
  spawnSync('apt-get', ['update'], options);
  return spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], options).status === 0;
}
