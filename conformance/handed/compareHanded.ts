/** The values that plugins receive in each step, key by key: the fixture `hooks` records them in both engines. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MEANT_OF_HOOKS, type HandedDifference } from './meant.ts';

type Handed = Record<string, unknown>;

/** The file in which the fixture's plugin records them. */
function handedFile(outDir: string): string {
  return path.join(outDir, 'handed', 'first.json');
}

function handedRecord(siteDir: string): string {
  return `${siteDir}.handed.json`;
}

export function isHanded(outDir: string): boolean {
  return existsSync(handedFile(outDir));
}

/** Records the values that the reference passes, one line per step. */
export async function recordHanded(siteDir: string, outDir: string): Promise<void> {
  const handed = JSON.parse(await readFile(handedFile(outDir), 'utf8')) as Handed;
  const lines = Object.entries(handed).map(([step, values]) => `${JSON.stringify(step)}:${JSON.stringify(values)}`);
  await writeFile(handedRecord(siteDir), `{\n${lines.join(',\n')}\n}\n`);
}

/** Differences without a reason. */
export async function compareHanded(siteDir: string, outDir: string): Promise<HandedDifference[]> {
  const docusaurus = JSON.parse(await readFile(handedRecord(siteDir), 'utf8')) as Handed;
  const octavo = JSON.parse(await readFile(handedFile(outDir), 'utf8')) as Handed;
  return findDifferences(docusaurus, octavo).filter(
    (difference) =>
      !MEANT_OF_HOOKS.some(({ where, when }) => where.test(difference.where) && (when?.(difference) ?? true)),
  );
}

function findDifferences(docusaurus: unknown, octavo: unknown, where: string[] = []): HandedDifference[] {
  if (isObject(docusaurus) && isObject(octavo)) {
    const [one, other] = [toTable(docusaurus), toTable(octavo)];
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
      findDifferences(one[key], other[key], [...where, key]),
    );
  }
  const [one, other] = [toText(docusaurus), toText(octavo)];
  return one === other ? [] : [{ where: where.join('.'), docusaurus: one, octavo: other }];
}

/** A key without a value counts as missing. */
function toText(value: unknown): string {
  if (value === undefined || value === '~undefined') return '';
  return typeof value === 'string' ? withoutEmptyLines(value) : JSON.stringify(value);
}

function withoutEmptyLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The key of a list's entry: the name of a route or plugin, the only argument of a step, or otherwise the position. */
function toTable(value: object): Record<string, unknown> {
  if (!Array.isArray(value)) return value as Record<string, unknown>;
  if (value.length === 1) return isObject(value[0]) ? toTable(value[0]) : { ...value };
  const names = value.map((item: unknown) => {
    const { path, component, name, version } = (isObject(item) ? item : {}) as Record<string, unknown>;
    if (typeof path === 'string' && typeof component === 'string') return `${path} ${component}`;
    return typeof name === 'string' && version !== undefined ? name : undefined;
  });
  if (names.some((name) => name === undefined) || new Set(names).size < names.length) return { ...value };
  return Object.fromEntries(names.map((name, index) => [name, value[index] as unknown]));
}
