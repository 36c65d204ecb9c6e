/** Determines which faults keep a site from being published, by building folders with such faults with Docusaurus. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REFERENCE_MODULES } from '../build/installReference.ts';
import { CONFORMANCE } from '../build/paths.ts';
import { CONTENT_FAULTS } from './faults/contentFaults.ts';
import { toFaultySite, type Fault } from './faults/fault.ts';
import { SITE_FAULTS } from './faults/siteFaults.ts';

export type Verdict = 'refused' | 'accepted';

export type Verdicts = Record<string, Verdict>;

const FILE = path.join(CONFORMANCE, 'rules', 'verdicts.json');

/** The recorded verdicts. */
export function readVerdicts(): Verdicts {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Verdicts;
}

export function writeVerdicts(verdicts: Verdicts): void {
  const sorted = Object.entries(verdicts).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Each costs a build, so known verdicts are reused. */
export function askVerdicts(known: Verdicts): Verdicts {
  const found: Verdicts = { ...known };
  for (const [name, fault] of SITE_FAULTS) {
    found[name] ??= buildFaulty([fault]).isBuilt ? 'accepted' : 'refused';
    console.log(`${name}: ${found[name]}`);
  }
  // Docusaurus stops at the end of the step that found an error. The faults it names are refused; the others are tried
  // without them.
  let rest = new Map([...CONTENT_FAULTS].filter(([name]) => !(name in found)));
  while (rest.size > 0) {
    const { isBuilt, output } = buildFaulty(rest.values());
    const refused = isBuilt
      ? []
      : [...rest]
          .filter(([name, { named }]) => isNamed(name, output) || (named !== undefined && output.includes(named)))
          .map(([name]) => name);
    if (!isBuilt && refused.length === 0) throw new Error(`Docusaurus refuses, but names no fault:\n${output}`);
    for (const name of isBuilt ? rest.keys() : refused) found[name] = isBuilt ? 'accepted' : 'refused';
    console.log(isBuilt ? `accepted: ${[...rest.keys()].join(' ')}` : `refused: ${refused.join(' ')}`);
    if (isBuilt) break;
    rest = new Map([...rest].filter(([name]) => !refused.includes(name)));
  }
  return found;
}

/** `a-b` is not named by `a-b-c`, but by files that belong to it: `a-b-missing`, `a-b-other`. */
export function isNamed(name: string, text: string): boolean {
  return new RegExp(String.raw`(?<![\w-])(?:\d+-\d+-\d+-)?${name}(?:-missing|-other)?(?![\w-])`).test(text);
}

function buildFaulty(faults: Iterable<Fault>): { isBuilt: boolean; output: string } {
  const dir = mkdtempSync(path.join(tmpdir(), 'octavo-verdict-'));
  try {
    for (const [file, text] of Object.entries(toFaultySite(faults))) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      writeFileSync(path.join(dir, file), text);
    }
    symlinkSync(REFERENCE_MODULES, path.join(dir, 'node_modules'));
    const cli = path.join(REFERENCE_MODULES, '@docusaurus/core/bin/docusaurus.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build', '--no-minify'], {
      cwd: dir,
      encoding: 'utf8',
      maxBuffer: 1e8,
      env: { ...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1' },
    });
    const output = toErrors(stdout + stderr);
    if (process.env['VERDICT_LOG'])
      writeFileSync(process.env['VERDICT_LOG'], `${stdout}\n${stderr}\n=====\n`, { flag: 'a' });
    return { isBuilt: status === 0, output };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Warnings come first; the faults they name are not refused. */
function toErrors(output: string): string {
  const at = output.indexOf('[ERROR]');
  return at < 0 ? output : output.slice(at);
}
