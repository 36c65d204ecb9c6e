import type { Browser, BrowserContext } from 'playwright-core';
import { messageOf } from '../../engine/shared/messageOf.ts';
import { samplePages, type LooksPage } from './listPages.ts';
import { compareShown, type ShownComparison } from './measure/compareShown.ts';
import { measurePage, type Measured } from './measure/measurePage.ts';
import { openWindow } from './measure/openPage.ts';
import { STATES, type OpenedState } from './measure/states.ts';
import { formatTally } from './measure/tally.ts';
import type { LooksOptions, Mode } from './options.ts';
import { compareSkeletons } from './skeleton/compareSkeletons.ts';
import { readSkeleton } from './skeleton/skeleton.ts';
import type { PlacedDifference } from './skeleton/groupDifferences.ts';

/** One page in one window and one state, of both engines. */
export interface View extends ShownComparison {
  site: string;
  route: string;
  kind: string;
  width: number;
  mode: Mode;
  state: string;
  /** Why Octavo's page could not be opened or did not reach the state. */
  failure: string | undefined;
  pictures: { reference: Buffer; octavo: Buffer } | undefined;
}

export interface Origins {
  reference: string;
  octavo: string;
}

interface MeasuredPair {
  reference: Measured;
  octavo: Measured;
}

interface Task {
  page: LooksPage;
  state: OpenedState | undefined;
}

/** Measures pages and states in every window; figures are printed as they come. */
export async function measureSite(
  site: string,
  pages: LooksPage[],
  origins: Origins,
  options: LooksOptions,
  browser: Browser,
): Promise<{ views: View[]; differences: PlacedDifference[] }> {
  const views: View[] = [];
  const differences: PlacedDifference[] = [];
  for (const width of options.widths) {
    for (const mode of options.modes) {
      const tasks = listTasks(pages, width, options);
      const measureNext = async (): Promise<void> => {
        // Tabs of one window notify each other when the colour mode changes.
        const windows = await Promise.all([openWindow(browser, width, mode), openWindow(browser, width, mode)]);
        for (let task = tasks.shift(); task; task = tasks.shift()) {
          const found = await measureBoth(task, windows, origins, mode, options.report !== undefined);
          if (!found) continue;
          views.push(toView({ site, width, mode }, task, found));
          differences.push(...compareDoms(task, width, found));
        }
        for (const window of windows) await window.close();
      };
      // Most of the time is spent waiting for a page.
      await Promise.all([measureNext(), measureNext()]);
    }
  }
  return { views, differences };
}

function toView(
  where: Pick<View, 'site' | 'width' | 'mode'>,
  { page, state }: Task,
  { reference, octavo }: MeasuredPair,
): View {
  const view: View = {
    ...where,
    route: page.route,
    kind: page.kind,
    state: state?.name ?? 'closed',
    failure: octavo.failure,
    pictures: reference.picture && octavo.picture && { reference: reference.picture, octavo: octavo.picture },
    ...compareShown(reference.shown, octavo.shown),
  };
  console.log(`  ${titleOf(view)}: ${formatTally(view.tally)}${view.failure ? ` (${view.failure})` : ''}`);
  return view;
}

/** Only after something was opened; the DOM of a page with nothing open is compared as served. */
function compareDoms({ page, state }: Task, width: number, { reference, octavo }: MeasuredPair): PlacedDifference[] {
  if (!state) return [];
  const place = `${page.route} (${state.name}, ${width} px)`;
  return compareSkeletons(reference.skeleton, octavo.skeleton).map((difference) => ({ ...difference, page: place }));
}

export function titleOf({ route, width, mode, state }: View): string {
  return `${route} ${width} ${mode}${state === 'closed' ? '' : ` [${state}]`}`;
}

/** A sample of pages as loaded, and each state on a few pages that have it. */
function listTasks(pages: LooksPage[], width: number, { maxPages, pagesPerState }: LooksOptions): Task[] {
  const opened = STATES.filter(({ isFor }) => isFor(width)).flatMap((state) => {
    const having = pages.filter(({ html }) => state.needs.test(html));
    return samplePages(having, pagesPerState).map((page) => ({ page, state }));
  });
  return [...samplePages(pages, maxPages).map((page) => ({ page, state: undefined })), ...opened];
}

/** Undefined if the reference does not have the state after all. */
async function measureBoth(
  { page, state }: Task,
  windows: BrowserContext[],
  { reference, octavo }: Origins,
  mode: Mode,
  withPicture: boolean,
): Promise<MeasuredPair | undefined> {
  const address = toAddress(page);
  const [a, b] = await Promise.all(
    windows.map((window, at) =>
      measureInTab(window, (at === 0 ? reference : octavo) + encodeURI(address), mode, state, withPicture),
    ),
  );
  if (!a || !b) return undefined;
  if (a.failure !== undefined) {
    console.log(`  ${page.route}: Docusaurus has no state "${state?.name ?? 'closed'}" (${a.failure})`);
    return undefined;
  }
  return { reference: a, octavo: b };
}

/** The address at which a host serves the document without a redirect. */
function toAddress({ kind, file }: LooksPage): string {
  if (kind === 'not-found') return `/${file.replace(/404\.html$/, '')}no/such/page`;
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

const TRIES = 2;

/** A page that cannot be measured is tried once more; then it counts as empty. */
async function measureInTab(
  window: BrowserContext,
  url: string,
  mode: Mode,
  state: OpenedState | undefined,
  withPicture: boolean,
): Promise<Measured> {
  let failure = '';
  for (let tries = 0; tries < TRIES; tries++) {
    const tab = await window.newPage();
    try {
      return await measurePage(tab, url, mode, state, withPicture);
    } catch (error) {
      failure = `${url}: ${messageOf(error).split('\n')[0]}`;
    } finally {
      await tab.close();
    }
  }
  return { shown: { runs: [], boxes: [] }, skeleton: readSkeleton(''), picture: undefined, failure };
}
