import type { Answers } from './askAll.ts';
import type { Answer } from './rule.ts';

export interface RuleDifference {
  /** Area and key, or area and source. */
  where: string;
  /** The tried value, if the key alone is not enough. */
  value: string;
  /** Absent if Docusaurus has not answered. */
  docusaurus: Answer | undefined;
  octavo: Answer;
}

const REFUSED: Answer = { accepted: false, message: '' };

/** The questions that the two answer differently. */
export function compareAnswers(docusaurus: Answers, octavo: Answers): RuleDifference[] {
  return [
    ...compareTrees(docusaurus.probes, octavo.probes, isSameProbe),
    ...compareTrees(docusaurus.cases, octavo.cases, isSame),
    ...compareTrees({ module: docusaurus.modules }, { module: octavo.modules }, isSame),
  ];
}

type Tree = Record<string, Record<string, Answer>>;

/** A value missing from a record was refused; a key missing from it was never tried. */
function compareTrees(docusaurus: Tree, octavo: Tree, isEqual: typeof isSame): RuleDifference[] {
  return Object.entries(octavo).flatMap(([where, answers]) =>
    Object.entries(answers).flatMap(([value, answer]) => {
      const known = docusaurus[where];
      return compare(where, value, known && (known[value] ?? REFUSED), answer, isEqual);
    }),
  );
}

function compare(
  where: string,
  value: string,
  docusaurus: Answer | undefined,
  octavo: Answer,
  isEqual: typeof isSame,
): RuleDifference[] {
  const same =
    octavo.accepted === docusaurus?.accepted &&
    (!docusaurus.accepted || (octavo.accepted && isEqual(docusaurus.value, octavo.value)));
  return same ? [] : [{ where, value, docusaurus, octavo }];
}

/** Octavo drops keys it does not use; for these, only acceptance is compared. */
function isSameProbe(docusaurus: unknown, octavo: unknown): boolean {
  return octavo === undefined || isSame(docusaurus, octavo);
}

/** The kept values are equal; Octavo may keep fewer. */
function isSame(docusaurus: unknown, octavo: unknown): boolean {
  if (Array.isArray(docusaurus) && Array.isArray(octavo)) {
    return docusaurus.length === octavo.length && docusaurus.every((item, index) => isSame(item, octavo[index]));
  }
  if (isObject(docusaurus) && isObject(octavo)) {
    return Object.keys(octavo).every((key) => isSame(docusaurus[key], octavo[key]));
  }
  return docusaurus === octavo;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
