import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isNamed, readVerdicts, type Verdicts } from '../../conformance/rules/askVerdicts.ts';
import { CONTENT_FAULTS } from '../../conformance/rules/faults/contentFaults.ts';
import { toFaultySite, type Fault } from '../../conformance/rules/faults/fault.ts';
import { SITE_FAULTS } from '../../conformance/rules/faults/siteFaults.ts';
import { findVerdictReason } from '../../conformance/rules/meant.ts';
import { build } from '../../engine/node/commands/build.ts';
import type { ContentProblem } from '../../engine/node/ground/problems.ts';
import { createTempFolder } from '../support/tempFolder.ts';

/** `npm run conformance:verdicts` records which faults Docusaurus refuses. */
describe('Octavo refuses exactly the faults that Docusaurus refuses', () => {
  const recorded = readVerdicts();

  it('in content', async () => {
    const found: Verdicts = {};
    const problems = await judgeInRounds(new Map(CONTENT_FAULTS));
    for (const [name, { named }] of CONTENT_FAULTS) {
      const own = problems.filter((problem) => isAbout(problem, name, named));
      found[name] = own.some(({ severity }) => severity === 'error') ? 'refused' : 'accepted';
    }
    expect(differences(found)).toEqual([]);
  }, 120_000);

  it.each([...SITE_FAULTS])('in a site: %s', async (name, fault) => {
    const problems = await judge([fault]);
    const isRefused = problems.some(({ severity }) => severity === 'error');
    expect(differences({ [name]: isRefused ? 'refused' : 'accepted' })).toEqual([]);
  });

  function differences(found: Verdicts): string[] {
    return Object.entries(found)
      .filter(([name, verdict]) => recorded[name] !== verdict && findVerdictReason(name, verdict) === undefined)
      .map(([name, verdict]) => `${name}: ${verdict}, but ${recorded[name]} by Docusaurus`);
  }
});

it('every fault has a recorded verdict, and every verdict its fault', () => {
  expect(Object.keys(readVerdicts()).sort()).toEqual([...CONTENT_FAULTS.keys(), ...SITE_FAULTS.keys()].sort());
});

function isAbout({ filePath = '', message }: ContentProblem, name: string, named?: string): boolean {
  return isNamed(name, `${filePath} ${message}`) || (named !== undefined && message.includes(named));
}

/** Some faults hide others. These are the verdicts without them. */
async function judgeInRounds(faults: Map<string, Fault>): Promise<ContentProblem[]> {
  const problems = await judge(faults.values());
  if (problems.some(({ severity }) => severity === 'warning')) return problems;
  for (const name of [...faults.keys()]) if (problems.some((problem) => isAbout(problem, name))) faults.delete(name);
  return [...problems, ...(await judgeInRounds(faults))];
}

const CLASSIC = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/theme-classic/package.json'));

async function judge(faults: Iterable<Fault>): Promise<ContentProblem[]> {
  const all = [...faults];
  const folder = await createTempFolder();
  onTestFinished(() => folder.remove());
  for (const [file, text] of Object.entries(toFaultySite(all))) {
    await mkdir(path.dirname(path.join(folder.dir, file)), { recursive: true });
    await writeFile(path.join(folder.dir, file), text);
  }
  if (all.some(({ hasTheme }) => hasTheme)) {
    await mkdir(path.join(folder.dir, 'node_modules/@docusaurus'), { recursive: true });
    await symlink(CLASSIC, path.join(folder.dir, 'node_modules/@docusaurus/theme-classic'));
  }
  try {
    return (await build({ siteDir: folder.dir, threads: false, keepGoing: true })).problems;
  } catch (error) {
    const { problems } = error as { problems?: Omit<ContentProblem, 'severity'>[] };
    if (!problems) throw error;
    return problems.map((problem) => ({ ...problem, severity: 'error' }));
  }
}
