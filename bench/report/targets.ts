/** The project's targets, as ratios to peers in the same run. */
import { entryOf, type Entry, type Part, type Results } from './results.ts';
import { median } from './stats.ts';
import { kilobytes, megabytes, milliseconds, plain, seconds, toMarkdownTable, toRatio } from './tables.ts';

export interface Verdict {
  figure: string;
  target: string;
  measured: string;
  /** Undefined if a figure was not measured. */
  isMet: boolean | undefined;
}

const PEERS = ['docusaurus-3.8', 'docusaurus-3.10', 'vitepress', 'starlight', 'rspress'];

/** The median of Octavo divided by that of a peer, both from one run. */
function ratio(
  part: Part | undefined,
  peer: string,
  own: string,
  theirs = own,
  theirPart = part,
): { ratio: number; own: number; theirs: number } | undefined {
  const entry = part?.peers[peer];
  const beside = entry && part?.octavo[entry.run];
  const mine = median(beside?.figures[own] ?? []);
  const other = median(theirPart?.peers[peer]?.figures[theirs] ?? []);
  if (mine === undefined || other === undefined) return undefined;
  return { ratio: other === 0 ? (mine === 0 ? 1 : Number.POSITIVE_INFINITY) : mine / other, own: mine, theirs: other };
}

function against(
  part: Part | undefined,
  figure: string,
  peer: string,
  limit: number,
  format: (value: number) => string,
  names: [string, string],
  theirs = figure,
  theirPart = part,
): Verdict {
  const found = ratio(part, peer, figure, theirs, theirPart);
  return {
    figure: names[0],
    target: names[1],
    measured: found ? `${toRatio(found.ratio)} (${format(found.own)} against ${format(found.theirs)})` : 'not measured',
    isMet: found && found.ratio <= limit,
  };
}

/** The peer with the smallest figure. */
function bestPeer(part: Part | undefined, figure: string): string {
  const known = PEERS.filter((peer) => part?.peers[peer]?.figures[figure]?.length);
  return (
    known.sort(
      (a, b) =>
        (median(part?.peers[a]?.figures[figure] ?? []) ?? 0) - (median(part?.peers[b]?.figures[figure] ?? []) ?? 0),
    )[0] ?? 'starlight'
  );
}

const LABELS: Record<string, string> = {
  'docusaurus-3.8': 'Docusaurus 3.8.1',
  'docusaurus-3.10': 'Docusaurus 3.10',
  vitepress: 'VitePress',
  starlight: 'Starlight',
  rspress: 'Rspress',
};

export function toVerdicts(results: Results): Verdict[] {
  const build = results.parts['build/site/cold'];
  const edit = results.parts['build/site/edit'];
  const visit = results.parts['visit/site'];
  const big = results.parts['build/10000/cold'];
  const verdicts: Verdict[] = [];
  for (const [figure, name] of [
    ['cold.wall', 'cold build, wall seconds'],
    ['cold.cpu', 'cold build, CPU seconds'],
  ] as const) {
    verdicts.push(against(build, figure, 'docusaurus-3.8', 1 / 25, seconds, [name, '≤ 1/25 of Docusaurus 3.8.1']));
    const best = bestPeer(build, figure);
    verdicts.push(against(build, figure, best, 1 / 2, seconds, [name, `≤ 1/2 of the fastest peer (${LABELS[best]})`]));
  }
  // A native program with its own target, because its websites offer readers less.
  verdicts.push(
    against(build, 'cold.cpu', 'hugo', 3, seconds, ['cold build, CPU seconds', '≤ 3 times those of Hugo']),
    against(results.parts['build/releases/cold'], 'cold.cpu', 'hugo', 1.6, seconds, [
      'cold build of 31 releases, CPU seconds',
      '≤ 1.6 times those of Hugo',
    ]),
    against(big, 'cold.cpu', 'hugo', 3, seconds, [
      'cold build of 10,000 pages, CPU seconds',
      '≤ 3 times those of Hugo',
    ]),
    against(edit, 'edit.wall', 'hugo', 0.8, seconds, [
      'build after one edit, wall seconds',
      '≤ 0.8 times those of Hugo, which builds everything',
    ]),
  );
  for (const [suffix, name] of [
    ['wall', 'build after one edit, wall seconds'],
    ['cpu', 'build after one edit, CPU seconds'],
  ] as const) {
    verdicts.push(
      against(
        edit,
        `edit.${suffix}`,
        'docusaurus-3.8',
        1 / 100,
        seconds,
        [name, "≤ 1/100 of Docusaurus 3.8.1's cold build"],
        `cold.${suffix}`,
        build,
      ),
    );
    const best = bestPeer(edit, `edit.${suffix}`);
    verdicts.push(
      against(edit, `edit.${suffix}`, best, 1 / 5, seconds, [name, `≤ 1/5 of the best peer's (${LABELS[best]})`]),
    );
  }
  const lean = bestPeer(build, 'cold.memory');
  verdicts.push(
    against(build, 'cold.memory', lean, 1 / 2, megabytes, [
      'peak memory, cold build',
      `≤ 1/2 of the smallest peer's (${LABELS[lean]})`,
    ]),
  );
  const bigDev = entryOf(results.parts['dev/10000'], 'octavo');
  verdicts.push(
    versionsVerdict(results.parts['versions']),
    ...bigVerdicts(build, big),
    limitVerdict(bigDev, 'dev.start', '10,000 pages, development server, first page', 2, '≤ 2 s', toSeconds),
    limitVerdict(bigDev, 'dev.update', '10,000 pages, development server, an edit', 150, '≤ 150 ms', toMilliseconds),
  );
  const install = results.parts['install'];
  verdicts.push(
    against(install, 'install.packages', 'docusaurus-3.8', 1 / 8, plain, [
      'packages installed to build a site',
      '≤ 1/8 of Docusaurus 3.8.1',
    ]),
    against(install, 'install.packages', 'vitepress', 1, plain, [
      'packages installed to build a site',
      'aim: below VitePress',
    ]),
    against(visit, 'script.before', 'starlight', 1 / 4, kilobytes, [
      'JavaScript run before interaction, gzip',
      "≤ 1/4 of Starlight's",
    ]),
    against(visit, 'script.before', 'docusaurus-3.8', 1 / 40, kilobytes, [
      'JavaScript run before interaction, gzip',
      "≤ 1/40 of Docusaurus 3.8.1's",
    ]),
    against(visit, 'script.after', 'docusaurus-3.8', 1 / 3, kilobytes, [
      'JavaScript in all after hydration, gzip',
      "≤ 1/3 of Docusaurus 3.8.1's",
    ]),
    against(visit, 'first.bytes without images', 'starlight', 1 / 2, kilobytes, [
      'first visit, everything before interaction, images aside',
      "≤ 1/2 of Starlight's",
    ]),
    firstPaintVerdict(visit, 'octavo', 'look of a Docusaurus folder', 16_500),
    firstPaintVerdict(visit, 'octavo-look', "Octavo's own look", 14_600),
    against(visit, 'first.fcp', 'starlight', 0.9, milliseconds, ['FCP, slow 4G and 4× CPU, ms', "≤ 0.9× Starlight's"]),
    against(visit, 'first.lcp', 'starlight', 0.6, milliseconds, ['LCP, slow 4G and 4× CPU, ms', "≤ 0.6× Starlight's"]),
    zeroVerdict(visit, 'first.tbt', 'TBT, ms', milliseconds),
    zeroVerdict(visit, 'first.cls', 'CLS', String),
  );
  const quick = bestPeer(visit, 'navigation.prefetched');
  verdicts.push(
    against(visit, 'navigation.prefetched', quick, 1, milliseconds, [
      'navigation, prefetched, ms',
      `no peer faster (${LABELS[quick]})`,
    ]),
    against(visit, 'search.bytes', 'docusaurus-3.8', 1 / 3, kilobytes, [
      'search: script and index to first results, gzip',
      "≤ 1/3 of the reference plugin's",
    ]),
  );
  const small = bestPeer(visit, 'search.bytes');
  verdicts.push(
    against(visit, 'search.bytes', small, 1, kilobytes, [
      'search: script and index to first results, gzip',
      `no peer's smaller (${LABELS[small]})`,
    ]),
    growthVerdict(results),
  );
  return verdicts;
}

function figureOf(entry: Entry | undefined, figure: string): number | undefined {
  return median(entry?.figures[figure] ?? []);
}

function versionsVerdict(part: Part | undefined): Verdict {
  const entry = entryOf(part, 'octavo');
  const one = figureOf(entry, 'versions1.wall');
  const many = figureOf(entry, 'versions17.wall');
  const isKnown = one !== undefined && many !== undefined;
  return {
    figure: '17 versions of the same docs against 1',
    target: '≤ 1.6× the time',
    measured: isKnown ? `${toRatio(many / one)} (${seconds(many)} s against ${seconds(one)} s)` : 'not measured',
    isMet: isKnown ? many / one <= 1.6 : undefined,
  };
}

function bigVerdicts(site: Part | undefined, big: Part | undefined): Verdict[] {
  const own = entryOf(big, 'octavo');
  const memory = figureOf(own, 'cold.memory');
  const wall = figureOf(own, 'cold.wall');
  const small = entryOf(site, 'octavo');
  const pages = (figureOf(own, 'output.pages') ?? 0) / (figureOf(small, 'output.pages') ?? 1);
  const growth = (memory ?? 0) / (figureOf(small, 'cold.memory') ?? 1);
  return [
    {
      figure: '10,000 pages',
      target: 'builds',
      measured: wall === undefined ? 'not measured' : `${seconds(wall)} s`,
      isMet: own ? wall !== undefined : undefined,
    },
    {
      figure: '10,000 pages, memory',
      target: 'grows slower than pages',
      measured:
        memory === undefined
          ? 'not measured'
          : `${toRatio(growth)} the memory for ${toRatio(pages)} the pages (${megabytes(memory)})`,
      isMet: memory === undefined ? undefined : growth < pages,
    },
    limitVerdict(own, 'cold.memory', '10,000 pages, memory', 700e6, '≤ 700 MB', megabytes),
    against(big, 'cold.memory', 'docusaurus-3.10', 1 / 4, megabytes, [
      '10,000 pages, memory',
      "≤ 1/4 of Docusaurus 3.10's, or of its memory when it ends",
    ]),
  ];
}

const toSeconds = (value: number): string => `${seconds(value)} s`;
const toMilliseconds = (value: number): string => `${milliseconds(value)} ms`;

function limitVerdict(
  entry: Entry | undefined,
  figure: string,
  name: string,
  limit: number,
  target: string,
  format: (value: number) => string,
): Verdict {
  const value = figureOf(entry, figure);
  return {
    figure: name,
    target,
    measured: value === undefined ? 'not measured' : format(value),
    isMet: value === undefined ? undefined : value <= limit,
  };
}

function firstPaintVerdict(part: Part | undefined, tool: string, look: string, limit: number): Verdict {
  const entry = entryOf(part, tool);
  const responses = figureOf(entry, 'first.responses before paint');
  const bytes = figureOf(entry, 'first.document body');
  const withHeaders = figureOf(entry, 'first.bytes of html') ?? 0;
  const isKnown = responses !== undefined && bytes !== undefined;
  return {
    figure: `bytes to first paint of a median docs page, ${look}`,
    target: `one response, ≤ ${plain(limit)} bytes`,
    measured: isKnown
      ? `${plain(responses)} response, ${plain(bytes)} bytes (${plain(withHeaders)} with its headers)`
      : 'not measured',
    isMet: isKnown ? responses === 1 && bytes <= limit : undefined,
  };
}

function zeroVerdict(part: Part | undefined, figure: string, name: string, format: (value: number) => string): Verdict {
  const value = figureOf(entryOf(part, 'octavo'), figure);
  return {
    figure: name,
    target: '0',
    measured: value === undefined ? 'not measured' : format(value),
    isMet: value === undefined ? undefined : value === 0,
  };
}

function growthVerdict({ parts }: Results): Verdict {
  const bytesAt = (size: string): number | undefined =>
    figureOf(entryOf(parts[`visit/${size}`], 'octavo'), 'first.bytes');
  const [small, big] = [bytesAt('100'), bytesAt('10000')];
  const isKnown = small !== undefined && big !== undefined;
  return {
    figure: 'bytes loaded by a page of 10,000 against 100 pages',
    target: 'equal within 2 %',
    measured: isKnown
      ? `${plain(big)} against ${plain(small)} bytes (${((big / small - 1) * 100).toFixed(1)} %)`
      : 'not measured',
    isMet: isKnown ? Math.abs(big / small - 1) <= 0.02 : undefined,
  };
}

export function toTargetTable(results: Results): string {
  return toMarkdownTable(
    ['figure', 'target', 'measured', ''],
    toVerdicts(results).map(({ figure, target, measured, isMet }) => [
      figure,
      target,
      measured,
      isMet === undefined ? '–' : isMet ? 'met' : '**not met**',
    ]),
  );
}
