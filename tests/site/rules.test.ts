import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAll, type Answers } from '../../conformance/rules/askAll.ts';
import { createOctavo } from '../../conformance/rules/askOctavo.ts';
import { compareAnswers } from '../../conformance/rules/compareAnswers.ts';
import { findReason } from '../../conformance/rules/meant.ts';
import { readRecord } from '../../conformance/rules/record.ts';

/** `npm run conformance:rules -- --record` recorded what Docusaurus accepts. */
describe('every rule of Docusaurus', () => {
  const octavo = createOctavo();
  let answers: Answers;
  let recorded: Answers;

  beforeAll(async () => {
    recorded = await readRecord();
    answers = await askAll(octavo);
  });

  afterAll(() => octavo.close());

  it('is a rule of Octavo too', () => {
    const unexplained = compareAnswers(recorded, answers).filter((difference) => findReason(difference) === undefined);
    expect(unexplained).toEqual([]);
  });

  it('has a recorded answer', () => {
    expect(Object.keys(recorded.probes).length).toBeGreaterThan(400);
    expect(Object.keys(recorded.probes).sort()).toEqual(Object.keys(answers.probes).sort());
    expect(Object.keys(recorded.modules)).toEqual(Object.keys(answers.modules));
    for (const [area, cases] of Object.entries(answers.cases)) {
      expect(Object.keys(recorded.cases[area] ?? {}), area).toEqual(Object.keys(cases));
    }
  });

  it('is reported with the wrong key and a correct value', () => {
    const sentences = Object.entries(answers.probes).flatMap(([name, values]) =>
      Object.values(values).flatMap((answer) => (answer.accepted ? [] : [{ name, message: answer.message }])),
    );
    expect(sentences.length).toBeGreaterThan(3000);
    const keyOf = (name: string) => /([^\s.]+)(?: \(.*)?$/.exec(name)?.[1] ?? '';
    expect(sentences.filter(({ name, message }) => !message.includes(keyOf(name)))).toEqual([]);
    expect(
      sentences.filter(
        ({ message }) => !/expected|unknown key|missing|any more|not both|\bis no\b|has (?:an?|no|the) /.test(message),
      ),
    ).toEqual([]);
  });

  it('notices a rule that is broken', () => {
    const changed = structuredClone(answers);
    changed.probes['docs path']!['null'] = { accepted: true, value: null };
    changed.cases.site!['{}'] = { accepted: false, message: 'no' };
    changed.modules['a promise'] = { accepted: true, value: 'B' };
    expect(compareAnswers(answers, changed).map(({ where, value }) => `${where}: ${value}`)).toEqual([
      'docs path: null',
      'site: {}',
      'module: a promise',
    ]);
  });
});
