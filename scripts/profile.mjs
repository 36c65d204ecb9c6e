// npm run profile [-- siteDir]: a cold build under the profiler. Prints where the time goes; the profiles themselves
// open in a browser's developer tools.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildEngine, installDependencies, ROOT } from './prepare.mjs';

const MAX_ROWS = 25;
/** Kinds of work, by functions of the engine: the time counts for the innermost active one. */
const WORK = {
  'parsing Markdown': ['parseMarkdown'],
  'highlighting code': ['highlight'],
  'drawing diagrams': ['renderDiagram'],
  'rendering articles': ['renderContent'],
  'words, excerpts, Markdown twin': ['toSections', 'toMarkdown', 'countWords', 'writeSearchIndex', 'writeSegment'],
  'outlines, for comparing versions': ['toCompiledOutline'],
  'the rest of compiling': ['compilePage', 'renderFile', 'runAuthorCode'],
  'putting pages together': ['makePage', 'resolveAll', 'emit'],
  'rendering pages': ['renderPage'],
  'compressing and writing': ['stageFile'],
  'reading the folder': ['loadSites', 'loadConfig', 'loadContent', 'readMarkdown'],
  'loading the engine': ['Module._load', 'compileForInternalLoader'],
  'collecting garbage': ['(garbage collector)'],
};
const siteDir = path.resolve(process.argv[2] ?? path.join(ROOT, 'site'));
const profileDir = path.join(ROOT, 'profile');

installDependencies();
buildEngine();
rmSync(profileDir, { recursive: true, force: true });
mkdirSync(profileDir);
const outDir = mkdtempSync(path.join(os.tmpdir(), 'octavo-profile-'));
try {
  const octavo = path.join(ROOT, 'engine/bin/octavo.mjs');
  const options = ['--cpu-prof', '--cpu-prof-interval', '500', '--cpu-prof-dir', profileDir];
  const { status } = spawnSync(
    process.execPath,
    [...options, octavo, 'build', siteDir, '--out-dir', outDir, '--no-cache'],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
  if (status === 0) report();
} finally {
  rmSync(outDir, { recursive: true, force: true });
}

/** One profile per thread, and the sum of all. */
function report() {
  const files = readdirSync(profileDir);
  const profiles = files.map((file) => JSON.parse(readFileSync(path.join(profileDir, file), 'utf8')));
  for (const [at, file] of files.entries()) {
    const { total, functions } = summarize(profiles[at]);
    console.log(`\nprofile/${file}: ${Math.round(total)} ms\n   self   total  function`);
    const rows = functions.sort((a, b) => b.self - a.self).slice(0, MAX_ROWS);
    for (const { self, within, name } of rows) {
      console.log(`${percent(self / total)} ${percent(within / total)}  ${name}`);
    }
  }
  const works = [...sumWork(profiles)].sort((a, b) => b[1] - a[1]);
  const all = works.reduce((sum, [, ms]) => sum + ms, 0);
  console.log(`\nAll threads, at work for ${Math.round(all)} ms`);
  for (const [name, ms] of works) console.log(`${percent(ms / all)} ${String(Math.round(ms)).padStart(6)} ms  ${name}`);
}

function sumWork(profiles) {
  const workOf = new Map(Object.entries(WORK).flatMap(([work, names]) => names.map((name) => [name, work])));
  const sums = new Map();
  for (const { ms, stack } of profiles.flatMap(readSamples)) {
    const names = stack.map(({ callFrame }) => callFrame.functionName);
    if (names[0] === '(idle)') continue;
    const work = workOf.get(names.find((name) => workOf.has(name))) ?? 'everything else';
    sums.set(work, (sums.get(work) ?? 0) + ms);
  }
  return sums;
}

function percent(share) {
  return `${(share * 100).toFixed(1)} %`.padStart(7);
}

/** Time in each function itself, and including its calls. */
function summarize(profile) {
  const functions = new Map();
  const entryOf = ({ callFrame: { functionName, url, lineNumber } }) => {
    const file = path.basename(url).replace(/-[\w-]{8}(?=\.c?js$)/, '');
    const name = `${functionName || '(anonymous)'}${file ? `  ${file}:${lineNumber + 1}` : ''}`;
    if (!functions.has(name)) functions.set(name, { name, self: 0, within: 0 });
    return functions.get(name);
  };
  let total = 0;
  for (const { ms, stack } of readSamples(profile)) {
    total += ms;
    entryOf(stack[0]).self += ms;
    for (const entry of new Set(stack.map(entryOf))) entry.within += ms;
  }
  return { total, functions: [...functions.values()] };
}

/** Each sample with the active functions, the innermost first. */
function readSamples({ nodes, samples, timeDeltas }) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id])));
  return samples.map((id, i) => {
    const stack = [];
    for (let at = id; at !== undefined; at = parents.get(at)) stack.push(byId.get(at));
    return { ms: timeDeltas[i] / 1000, stack };
  });
}
