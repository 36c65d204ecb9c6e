/** One engine's answers to all rules. They are recorded and compared in this shape. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CASES, MODULES } from './cases.ts';
import { PLACES, toProbes } from './probes.ts';
import { evaluate, isScript, toPlain, type Answer, type Area, type Question } from './rule.ts';

export interface Engine {
  ask(question: Question): Promise<Answer>;
  /** What the configuration module of a folder gives. */
  loadConfig(siteDir: string): Promise<Answer>;
}

export interface Answers {
  /** `area key` → value tried → answer. */
  probes: Record<string, Record<string, Answer>>;
  /** Area → source → answer. */
  cases: Record<string, Record<string, Answer>>;
  /** What a folder shows → answer. */
  modules: Record<string, Answer>;
}

export async function askAll(engine: Engine): Promise<Answers> {
  return { probes: await askProbes(engine), cases: await askCases(engine), modules: await askModules(engine) };
}

async function askProbes(engine: Engine): Promise<Answers['probes']> {
  const found: Answers['probes'] = {};
  for (const place of PLACES) {
    for (const key of place.keys) {
      const { name, probes } = toProbes(place, key);
      const answers: Record<string, Answer> = {};
      for (const { value, path, ...question } of probes) {
        const answer = await engine.ask(question);
        answers[value] = answer.accepted ? { accepted: true, value: valueAt(answer.value, path) } : answer;
      }
      found[name] = answers;
    }
  }
  return found;
}

async function askCases(engine: Engine): Promise<Answers['cases']> {
  const found: Answers['cases'] = {};
  for (const [area, sources] of Object.entries(CASES) as [Area, string[]][]) {
    const answers: Record<string, Answer> = {};
    for (const source of sources) {
      const answer = await engine.ask({ area, source });
      answers[source] = answer.accepted ? { accepted: true, value: pickAsked(area, source, answer.value) } : answer;
    }
    found[area] = answers;
  }
  return found;
}

async function askModules(engine: Engine): Promise<Answers['modules']> {
  const found: Answers['modules'] = {};
  for (const [name, files] of Object.entries(MODULES)) {
    const dir = mkdtempSync(path.join(tmpdir(), 'octavo-rule-'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      writeFileSync(path.join(dir, file), text);
    }
    found[name] = await engine.loadConfig(dir);
    rmSync(dir, { recursive: true, force: true });
  }
  return found;
}

/**
 * Picks the keys of a configuration that the question names. The others are defaults, which the question `{}` covers.
 */
function pickAsked(area: Area, source: string, value: unknown): unknown {
  if (!isScript(area) || area === 'sidebars' || area === 'preset') return value;
  const keys = Object.keys((evaluate(source) as object | null) ?? {});
  if (keys.length === 0 || typeof value !== 'object' || value === null) return value;
  return toPlain(Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key))));
}

function valueAt(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[step] : undefined,
    value,
  );
}
