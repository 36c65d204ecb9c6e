/** The recorded answers of Docusaurus, so that `npm test` can compare without it. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONFORMANCE } from '../build/paths.ts';
import type { Answers } from './askAll.ts';
import type { Answer } from './rule.ts';

const FILE = path.join(CONFORMANCE, 'rules', 'expected.json');

/** A refusal without its message, which is Docusaurus's own text. */
type Recorded = 'refused' | { value?: unknown };

type Accepted = string | [tried: string, value?: unknown];

interface RecordedAnswers {
  /** The release that answered, and the one to try if it refuses. */
  asked: string[];
  /** Key → accepted values, with the result if it differs from the value. */
  probes: Record<string, Accepted[]>;
  cases: Record<string, Record<string, Recorded>>;
  modules: Record<string, Recorded>;
}

export async function writeRecord(asked: string[], { probes, cases, modules }: Answers): Promise<void> {
  const record: RecordedAnswers = {
    asked,
    probes: mapValues(probes, (answers) =>
      Object.entries(answers).flatMap(([value, answer]) => toAccepted(value, answer)),
    ),
    cases: mapValues(cases, (answers) => mapValues(answers, toRecorded)),
    modules: mapValues(modules, toRecorded),
  };
  // Records must not contain paths of this machine.
  await writeFile(FILE, toJson(record).replaceAll(`${CONFORMANCE}/`, ''));
}

export async function readRecord(): Promise<Answers> {
  const { probes, cases, modules } = JSON.parse(await readFile(FILE, 'utf8')) as RecordedAnswers;
  return {
    probes: mapValues(probes, fromAccepted),
    cases: mapValues(cases, (answers) => mapValues(answers, fromRecorded)),
    modules: mapValues(modules, fromRecorded),
  };
}

function toAccepted(tried: string, answer: Answer): Accepted[] {
  if (!answer.accepted) return [];
  if (answer.value === undefined) return tried === 'undefined' ? [tried] : [[tried]];
  return JSON.stringify(answer.value) === tried.replaceAll("'", '"') ? [tried] : [[tried, answer.value]];
}

function fromAccepted(accepted: Accepted[]): Record<string, Answer> {
  return Object.fromEntries(
    accepted.map((entry): [string, Answer] => {
      if (typeof entry !== 'string') return [entry[0], { accepted: true, value: entry[1] }];
      const value: unknown = entry === 'undefined' ? undefined : JSON.parse(entry.replaceAll("'", '"'));
      return [entry, { accepted: true, value }];
    }),
  );
}

function toRecorded(answer: Answer): Recorded {
  return answer.accepted ? { value: answer.value } : 'refused';
}

function fromRecorded(recorded: Recorded): Answer {
  return recorded === 'refused' ? { accepted: false, message: '' } : { accepted: true, value: recorded.value };
}

function mapValues<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** One line per key or case, so that a changed rule is a changed line. */
function toJson({ asked, probes, cases, modules }: RecordedAnswers): string {
  const lines = (record: object) =>
    Object.entries(record)
      .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
      .join(',\n');
  const areas = Object.entries(cases).map(([area, answers]) => `${JSON.stringify(area)}:{\n${lines(answers)}\n}`);
  return `{\n"asked":${JSON.stringify(asked)},\n"probes":{\n${lines(probes)}\n},\n"cases":{\n${areas.join(',\n')}\n},\n"modules":{\n${lines(modules)}\n}\n}\n`;
}
