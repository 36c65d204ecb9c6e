import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The fonts of a reader's machine: these files, and no others. */
const FONT_SETS = {
  DejaVu: /^DejaVu/,
  Liberation: /^Liberation/,
  /** One font that no page requests. Without any font the browser does not run. */
  fallback: /^(?:DejaVuSansMono|LiberationMono-Regular)\./,
};
export type FontSet = keyof typeof FONT_SETS;

const FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts', path.join(os.homedir(), '.local/share/fonts')];

/** The sets that the browser can use here. On systems other than Linux it uses the system's fonts, not our file. */
export const fontSets = Object.keys(FONT_SETS).map((name) => ({
  name: name as FontSet,
  isAvailable: process.platform === 'linux' && findFonts(FONT_SETS[name as FontSet]).length > 0,
}));

function findFonts(names: RegExp): string[] {
  return FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => names.test(entry.name) && /\.(?:ttf|otf)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
}

/** A configuration of fontconfig with the fonts of one set, for the environment of a browser. */
export function createFontConfig(set: FontSet): { file: string; remove(): void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-fonts-'));
  const fonts = path.join(folder, 'fonts');
  mkdirSync(fonts);
  const files = findFonts(FONT_SETS[set]);
  for (const [index, file] of files.slice(0, set === 'fallback' ? 1 : undefined).entries()) {
    symlinkSync(file, path.join(fonts, `${index}-${path.basename(file)}`));
  }
  const file = path.join(folder, 'fonts.conf');
  // The system's rules choose among them, as on a machine without other fonts.
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <include ignore_missing="yes">/etc/fonts/conf.d</include>
  <cachedir>${path.join(folder, 'cache')}</cachedir>
</fontconfig>
`,
  );
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
