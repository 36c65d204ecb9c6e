import { accessSync, constants, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LooksError } from './looksError.ts';

/** A browser of the Chromium family: the one that `OCTAVO_CHROME` or `CHROME_PATH` names, or one in a usual place. */
export function findChrome(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['OCTAVO_CHROME'] ?? env['CHROME_PATH'];
  if (named === undefined) return usualPlaces(env).find(isProgram);
  if (isProgram(named)) return named;
  throw new LooksError(`There is no browser "${named}". Correct OCTAVO_CHROME, or unset it.`);
}

function usualPlaces(env: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'darwin') {
    const names = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    const apps = ['/Applications', path.join(os.homedir(), 'Applications')];
    return apps.flatMap((dir) => names.map((name) => path.join(dir, `${name}.app/Contents/MacOS/${name}`)));
  }
  if (process.platform === 'win32') {
    const names = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];
    const programs = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']];
    return programs.flatMap((dir) => (dir ? names.map((name) => path.join(dir, name)) : []));
  }
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge',
  ];
  const folders = [...(env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/opt/google/chrome'];
  return names.flatMap((name) => folders.filter(Boolean).map((dir) => path.join(dir, name)));
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
