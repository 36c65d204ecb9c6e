// Finds Firefox and WebKit for the tests of readers' actions, and installs them if possible.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { aptInstall, isRootOnDebian } from './browser.mjs';

/** Engine → the programs that its tests run, each with its names, and the Debian packages that contain them. */
const ENGINES = {
  firefox: { programs: { browser: ['firefox-esr', 'firefox'] }, packages: ['firefox-esr'] },
  webkit: {
    programs: { driver: ['WebKitWebDriver'], screen: ['Xvfb'] },
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/** The paths of an engine's programs; undefined if one is missing. */
export function findEngine(name) {
  const { programs } = ENGINES[name];
  const found = Object.entries(programs).map(([role, names]) => [role, names.map(findProgram).find(Boolean)]);
  return found.every(([, file]) => file) ? Object.fromEntries(found) : undefined;
}

/** Lists the engines that the tests cannot use. As root on Debian they are installed. */
export function installEngines() {
  return Object.entries(ENGINES).flatMap(([name, { packages }]) => {
    if (findEngine(name)) return [];
    if (!isRootOnDebian()) return [name];
    console.log(`Installing ${packages.join(' and ')} for the tests of what readers do ...`);
    aptInstall(...packages);
    return findEngine(name) ? [] : [name];
  });
}

function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin'];
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
