/** Commands of the handbook, run as a reader would who has typed `npm install` before. */
import { execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFreePort, stop } from './programs.ts';

const OCTAVO = path.resolve(import.meta.dirname, '../../engine/bin/octavo.mjs');

/** Runs them one after the other, and returns the folder in which they end. */
export async function runSteps(code: string, from: string): Promise<string> {
  let cwd = from;
  for (const line of code.split('\n')) {
    const words = line
      .replace(/(^|\s)#.*/, '')
      .trim()
      .split(/\s+/)
      .filter(Boolean);
    if (words.length === 0) continue;
    if (words[0] === 'cd') cwd = path.join(cwd, words[1]!);
    else await runOctavo(await toOctavo(words, cwd), cwd);
  }
  return cwd;
}

/** The words after `octavo`. `npm create octavo` writes what `octavo new` writes (package.test.ts). */
async function toOctavo(words: string[], cwd: string): Promise<string[]> {
  const line = words.join(' ');
  const created = /^npm create octavo@latest (.*)/.exec(line)?.[1];
  if (created !== undefined) return ['new', ...created.replace(' -- ', ' ').split(' ')];
  const script = /^npm (?:run )?([\w:]+)$/.exec(line)?.[1];
  if (script !== undefined) {
    const { scripts } = JSON.parse(await readFile(path.join(cwd, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    return toOctavo((scripts[script] ?? `no script ${script}`).split(' '), cwd);
  }
  const own = words[0] === 'npx' ? words.slice(1) : words;
  if (own[0] !== 'octavo') throw new Error(`Nothing here can run "${line}". Is it \`text\`?`);
  return own.slice(1);
}

async function runOctavo(words: string[], cwd: string): Promise<void> {
  const isServer = words[0] === 'start' || words[0] === 'serve';
  if (isServer) return visit(words, cwd);
  await promisify(execFile)(process.execPath, [OCTAVO, ...words], { cwd });
}

/** Starts a server, loads its first page and ends it. */
async function visit(words: string[], cwd: string): Promise<void> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [OCTAVO, ...words, '--port', String(port), '--no-open'], { cwd });
  let output = '';
  try {
    const url = await new Promise<string>((resolve, reject) => {
      const read = (data: Buffer) => {
        output += data.toString();
        const address = /http:\/\/[^\s]+/.exec(output)?.[0];
        if (address) resolve(address);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('close', (status) => reject(new Error(`octavo ${words.join(' ')} ended (${status}):\n${output}`)));
    });
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  } finally {
    await stop(child);
  }
}
