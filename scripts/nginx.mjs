// nginx, for the tests of the configuration we ship.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, isRootOnDebian } from './browser.mjs';

/** Whether the tests can run nginx. Debian's is installed as root; elsewhere those tests are left out. */
export function ensureNginx() {
  if (hasNginx()) return true;
  if (!isRootOnDebian()) return false;
  console.log('Installing nginx for the tests of its configuration ...');
  return aptInstall('nginx-light') && hasNginx();
}

function hasNginx() {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/opt/homebrew/bin',
  ];
  return folders.some((folder) => existsSync(path.join(folder, 'nginx')));
}
