import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Each set simulates a machine with only these fonts installed. The patterns match file names. */
const FONT_SETS = {
  DejaVu: /^DejaVu/,
  Liberation: /^Liberation/,
  /** Only the first match is used: no page requests it, but the browser does not start without a font. */
  fallback: /^(?:DejaVuSansMono|LiberationMono-Regular)\./,
};
export type FontSet = keyof typeof FONT_SETS;

const FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts', path.join(os.homedir(), '.local/share/fonts')];

/** All sets, and whether the browser can use each of them here. Only on Linux does it read our fontconfig file. */
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

/** Writes a fontconfig file that offers only the fonts of one set. The browser finds it through FONTCONFIG_FILE. */
export function createFontConfig(set: FontSet): { file: string; remove(): void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-fonts-'));
  const fonts = path.join(folder, 'fonts');
  mkdirSync(fonts);
  const files = findFonts(FONT_SETS[set]);
  for (const [index, file] of files.slice(0, set === 'fallback' ? 1 : undefined).entries()) {
    symlinkSync(file, path.join(fonts, `${index}-${path.basename(file)}`));
  }
  const file = path.join(folder, 'fonts.conf');
  // The system's own rules choose among these fonts, as they would if no others were installed.
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
