import { readFile, writeFile } from 'node:fs/promises';
import type { PageFacts, SiteFacts } from './facts.ts';

/** A page lists only values that differ from those of most pages. */
interface Recorded extends Omit<SiteFacts, 'pages'> {
  shared: PageFacts;
  pages: Record<string, Partial<PageFacts>>;
}

export function recordFile(siteDir: string): string {
  return `${siteDir}.expected.json`;
}

/** Writes the reference's facts about a fixture, one line per page. */
export async function recordFacts(siteDir: string, facts: SiteFacts): Promise<void> {
  const shared = findShared(Object.values(facts.pages));
  const pages = Object.entries(facts.pages).map(([route, page]) => [
    route,
    Object.fromEntries(Object.entries(page).filter(([key, value]) => !isEqual(value, shared[key as keyof PageFacts]))),
  ]);
  const recorded = { shared, ...facts, pages: Object.fromEntries(pages) } as Recorded;
  await writeFile(recordFile(siteDir), toJson(recorded));
}

export async function readRecorded(siteDir: string): Promise<SiteFacts> {
  const { shared, pages, ...facts } = JSON.parse(await readFile(recordFile(siteDir), 'utf8')) as Recorded;
  const whole = Object.entries(pages).map(([route, page]) => [route, { ...shared, ...page }]);
  return { ...facts, pages: Object.fromEntries(whole) as SiteFacts['pages'] };
}

function findShared(pages: PageFacts[]): PageFacts {
  const keys = Object.keys(pages[0] ?? {}) as (keyof PageFacts)[];
  return Object.fromEntries(
    keys.map((key) => [key, mostFrequent(pages.map((page) => page[key]))]),
  ) as unknown as PageFacts;
}

function mostFrequent<T>(values: T[]): T | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(JSON.stringify(value), (counts.get(JSON.stringify(value)) ?? 0) + 1);
  const most = [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
  return values.find((value) => JSON.stringify(value) === most);
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Two levels of lines: a change of one page is a change of one line. */
function toJson(recorded: Recorded): string {
  const groups = Object.entries(recorded).map(([name, group]) => {
    if (typeof group === 'string') return `${JSON.stringify(name)}:${JSON.stringify(group)}`;
    const lines = Object.entries(group).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
    return `${JSON.stringify(name)}:{\n${lines.join(',\n')}\n}`;
  });
  return `{\n${groups.join(',\n')}\n}\n`;
}
