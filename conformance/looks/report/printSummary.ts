import type { View } from '../measureSite.ts';
import { groupBy } from '../groupBy.ts';
import { addTallies, formatTally } from '../measure/tally.ts';
import type { SortedDifferences } from '../skeleton/groupDifferences.ts';

const MAX_LISTED = 12;
const MAX_GROUPS = 60;

export function printFigures(views: View[]): void {
  if (views.length === 0) return;
  const total = (list: View[]): string => formatTally(addTallies(list.map(({ tally }) => tally)));
  console.log('\nFigures');
  const regions = groupBy(
    views.flatMap(({ regions }) => Object.entries(regions)),
    ([region]) => region,
  );
  for (const [region, tallies] of regions) {
    console.log(`  ${region}: ${formatTally(addTallies(tallies.map(([, tally]) => tally)))}`);
  }
  for (const [state, list] of groupBy(views, ({ state }) => state)) console.log(`  [${state}]: ${total(list)}`);
  for (const [site, list] of groupBy(views, ({ site }) => site)) console.log(`  ${site}: ${total(list)}`);
  console.log(`  ALL: ${total(views)}`);
  list('missing text', views, ({ runs }) => runs.missing.map(({ region, text }) => `${region}: ${text.slice(0, 80)}`));
  list('only Octavo', views, ({ runs }) => runs.extra.map(({ region, text }) => `${region}: ${text.slice(0, 80)}`));
  list('text that differs', views, ({ runs }) =>
    runs.pairs
      .filter(({ off }) => off.length > 0)
      .map(({ reference, octavo, off }) => {
        const values = off.map((field) => `${field} ${reference[field]} → ${octavo[field]}`).join(', ');
        return `${reference.region}: ${reference.text.slice(0, 40)} (${values})`;
      }),
  );
  list('missing boxes', views, ({ boxes }) => boxes.missing.map(({ region, element }) => `${region}: ${element}`));
  list('boxes of Octavo alone', views, ({ boxes }) =>
    boxes.extra.map(({ region, element }) => `${region}: ${element}`),
  );
  const failed = views.filter(({ failure }) => failure !== undefined);
  for (const { route, state, failure } of failed) console.log(`  ${route}: "${state}" not reached: ${failure}`);
}

/** The most frequent differences, each with one example. */
function list(title: string, views: View[], toLines: (view: View) => string[]): void {
  const seen = views.flatMap((view) =>
    toLines(view).map((line) => ({ line, place: `${view.route} ${view.width} ${view.mode} ${view.state}` })),
  );
  if (seen.length === 0) return;
  console.log(`\n  ${title}: ${seen.length}`);
  const groups = [...groupBy(seen, ({ line }) => line)].sort(([, a], [, b]) => b.length - a.length);
  for (const [line, places] of groups.slice(0, MAX_LISTED)) {
    console.log(`    ${places.length} × ${line}   e.g. ${places[0]?.place}`);
  }
  if (groups.length > MAX_LISTED) console.log(`    and ${groups.length - MAX_LISTED} more`);
}

export function printSkeleton({ unexplained, meant }: SortedDifferences, documents: number): void {
  console.log(`\nSkeleton: ${documents} documents, ${unexplained.length} unexplained differences`);
  for (const { part, kind, at, what, count, pages, example } of unexplained.slice(0, MAX_GROUPS)) {
    console.log(`  ${part}: ${kind} ${what}\n    at ${at}; ${count} times, ${pages} pages and states, e.g. ${example}`);
  }
  if (unexplained.length > MAX_GROUPS) console.log(`  and ${unexplained.length - MAX_GROUPS} more`);
  for (const [reason, count] of meant) console.log(`  ${count} × meant: ${reason}`);
}
