/**
 * npm run conformance:rules [-- --record]: checks every rule of Docusaurus's validation with Docusaurus 3.8.1 (3.10 for
 * newer options) and with Octavo. `--record` also writes what `npm test` compares with.
 */
import path from 'node:path';
import { installReference, LATER_REFERENCE, REFERENCE_MODULES } from '../build/installReference.ts';
import { askAll, type Engine } from './askAll.ts';
import { createDocusaurus, type Docusaurus } from './askDocusaurus.ts';
import type { Answer, Area } from './rule.ts';
import { createOctavo } from './askOctavo.ts';
import { compareAnswers, type RuleDifference } from './compareAnswers.ts';
import { findReason } from './meant.ts';
import { writeRecord } from './record.ts';

/** Keys that 3.9 or 3.10 added; everything else has not changed. */
const LATER_AREAS: Area[] = ['site', 'docFrontMatter', 'sidebars', 'category', 'authors'];

installReference();
installReference(LATER_REFERENCE);
const releases = [createDocusaurus(REFERENCE_MODULES), createDocusaurus(path.join(LATER_REFERENCE, 'node_modules'))];
const octavo = createOctavo();
try {
  const expected = await askAll(eitherOf(releases));
  if (process.argv.includes('--record'))
    await writeRecord(
      releases.map(({ version }) => version),
      expected,
    );
  const differences = compareAnswers(expected, await askAll(octavo));
  const unexplained = differences.filter((difference) => findReason(difference) === undefined);
  for (const { where, value, docusaurus, octavo } of unexplained) {
    console.log(`${where}: ${value}\n  Docusaurus ${show(docusaurus)}\n  Octavo     ${show(octavo)}`);
  }
  for (const [reason, count] of countReasons(differences)) console.log(`${count} × meant: ${reason}`);
  const count = Object.values({ ...expected.probes, ...expected.cases }).flatMap((answers) =>
    Object.keys(answers),
  ).length;
  console.log(
    `\n${count + Object.keys(expected.modules).length} questions, ${unexplained.length} unexplained differences`,
  );
  process.exitCode = unexplained.length === 0 ? 0 : 1;
} finally {
  octavo.close();
}

/** A value is accepted if either release accepts it: a folder written for either is a Docusaurus folder. */
function eitherOf([first, second]: Docusaurus[]): Engine {
  return {
    async ask(question) {
      const answer = await first!.ask(question);
      if (answer.accepted || !LATER_AREAS.includes(question.area)) return answer;
      const later = await second!.ask(question);
      return later.accepted ? later : answer;
    },
    loadConfig: (siteDir) => first!.loadConfig(siteDir),
  };
}

function countReasons(differences: RuleDifference[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const reason of differences.map(findReason)) {
    if (reason !== undefined) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return counts;
}

function show(answer: Answer | undefined): string {
  if (answer === undefined) return 'has no recorded answer: run with --record';
  return answer.accepted ? `accepted: ${JSON.stringify(answer.value)}` : `refused: ${answer.message}`;
}
