/** A reader's actions, written once and run in each engine. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEngine } from '../../scripts/engines.mjs';
import { launchChromium } from '../support/engines/chromium.ts';
import { launchFirefox } from '../support/engines/firefox.ts';
import { ReaderTab } from '../support/engines/ReaderTab.ts';
import type { Engine, EngineName } from '../support/engines/types.ts';
import { launchWebKit } from '../support/engines/webkit.ts';
import { startSite, type SiteServer } from '../support/siteServer.ts';
import { DESKTOP } from '../support/useSite.ts';
import { readArticles } from './parts/articles.ts';
import { compareVersions } from './parts/comparison.ts';
import { goFromPageToPage } from './parts/navigation.ts';
import { readElsewhere } from './parts/places.ts';
import { search } from './parts/search.ts';
import { useTheBar } from './parts/navbar.ts';

/** WebKit also checks the policy when a `<base>` is removed; the removal itself succeeds. */
const BASE_REMOVED = 'policy: base-uri ';

/** `npm run engines`: everything, in all engines. Else a part of it, in those that no other test uses. */
const ALL = process.env['OCTAVO_ENGINES'] === 'all';

const LAUNCH: Record<EngineName, (() => Promise<Engine>) | undefined> = {
  chromium: ALL ? launchChromium : undefined,
  firefox: toLaunch(findEngine('firefox'), ({ browser }) => launchFirefox(browser)),
  webkit: toLaunch(findEngine('webkit'), launchWebKit),
};

function toLaunch<T>(programs: T | undefined, launch: (programs: T) => Promise<Engine>) {
  return programs && (() => launch(programs));
}

export interface VisitOptions {
  width?: number;
  height?: number;
  /** The reader's system prefers dark colours. */
  dark?: boolean;
  /** Another site than Emberhold's; with a slash at its end. */
  siteUrl?: string;
  /** False: the app may be there or not. */
  live?: boolean;
}

type DefineTest = (name: string, run: () => Promise<void>) => void;

export interface Reader {
  /** Emberhold's site, as built. */
  readonly outDir: string;
  /** Opens a page in a new tab, passes it to `use`, and expects that nothing went wrong meanwhile. */
  visit(path: string, options: VisitOptions, use: (tab: ReaderTab) => Promise<void>): Promise<void>;
  /** A test that `npm test` leaves to `npm run engines`. */
  full: DefineTest;
  /** Any other. */
  it: DefineTest;
}

export function describeReader(name: EngineName): void {
  const launch = LAUNCH[name];
  describe.runIf(launch)(`a reader in ${name}`, () => {
    let engine: Engine;
    let site: SiteServer;
    beforeAll(async () => {
      site = await startSite();
      engine = await launch!();
    });
    afterAll(async () => {
      await engine?.close();
      await site?.close();
    });
    const define = (title: string, run: () => Promise<void>, isWanted = true) => it.runIf(isWanted)(title, run);
    const reader: Reader = {
      get outDir() {
        return site.outDir;
      },
      it: define,
      full: (title, run) => define(title, run, ALL),
      async visit(path, { siteUrl = site.url, live = true, dark = false, ...size }, use) {
        const tab = new ReaderTab(await engine.openTab({ ...DESKTOP, ...size, dark }), siteUrl);
        try {
          await tab.open(path);
          if (live) await tab.goLive();
          await use(tab);
          expect((await tab.engine.problems()).filter((problem) => problem !== BASE_REMOVED)).toEqual([]);
        } finally {
          await tab.evaluate(() => localStorage.clear()).catch(() => {});
          await tab.engine.close();
        }
      },
    };
    goFromPageToPage(reader);
    useTheBar(reader);
    search(reader);
    readArticles(reader);
    compareVersions(reader);
    readElsewhere(reader);
  });
}
