// Fonts for the tests in which the browser has these fonts and no others.
import { existsSync } from 'node:fs';
import { aptInstall, isRootOnDebian } from './browser.mjs';

const PACKAGES = {
  'fonts-dejavu-core': '/usr/share/fonts/truetype/dejavu',
  'fonts-liberation': '/usr/share/fonts/truetype/liberation',
};

/** Installs them on Debian, as root. Elsewhere tests with missing fonts are skipped and listed. */
export function ensureFonts() {
  if (!isRootOnDebian()) return;
  for (const [name, folder] of Object.entries(PACKAGES)) {
    if (existsSync(folder)) continue;
    console.log(`Installing ${name} for the tests of sizes ...`);
    aptInstall(name);
  }
}
