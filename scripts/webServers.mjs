// Web servers, for the tests of the configurations that we ship or document.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, isRootOnDebian } from './browser.mjs';

/** Name of the program → Debian's package. */
const SERVERS = { nginx: 'nginx-light', apache2: 'apache2-bin', caddy: 'caddy' };

/** Lists those that the tests cannot run. As root on Debian they are installed; elsewhere their tests are skipped. */
export function installWebServers() {
  return Object.entries(SERVERS).flatMap(([name, debianPackage]) => {
    if (hasProgram(name)) return [];
    if (!isRootOnDebian()) return [name];
    console.log(`Installing ${name} for the tests of its configuration ...`);
    return aptInstall(debianPackage) && hasProgram(name) ? [] : [name];
  });
}

function hasProgram(name) {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/opt/homebrew/bin',
  ];
  return folders.some((folder) => existsSync(path.join(folder, name)));
}
