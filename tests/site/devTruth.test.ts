import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startDev } from '../../engine/node/serve/dev/startDev.ts';
import { CHANGES, createChangingSite } from '../support/changingSite.ts';
import { VARIABLE } from '../support/changingSiteTexts.ts';
import { createTempFolder } from '../support/tempFolder.ts';

const RUNS = Number(process.env['OCTAVO_TRUTH_RUNS'] ?? 3);
const SEED = Number(process.env['OCTAVO_SEED'] ?? 1);

const NAMES = Array.from({ length: 7 }, (_, n) => `p${n + 1}`);
const ADDRESSES = [
  '',
  ...['', 'deep/', 'notes/', 'linked/'].flatMap((folder) => NAMES.map((name) => folder + name)),
  ...['cat', 'dog', 'owl'].map((name) => `img/${name}.svg`),
  '_octavo/page/notes/p1.js',
  'landing0',
  'landing1',
];

/** A development server has no output folder, and the environment of its process does not change. */
const SAVED = CHANGES.filter((kind) => !/output|variable|commit/.test(kind));
const step = fc.record({
  kind: fc.constantFrom(...SAVED),
  a: fc.nat(1000),
  b: fc.nat(1000),
  isLookedAt: fc.boolean(),
});

describe('the development server', () => {
  it(
    'after any sequence of saved files shows what a fresh start shows',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
          const folder = await createTempFolder();
          delete process.env[VARIABLE];
          const site = createChangingSite(folder);
          const server = await startDev({ siteDir: site.siteDir, port: 0 });
          try {
            for (const { kind, a, b, isLookedAt } of steps) {
              if (isLookedAt) await look(server.url);
              site.change(kind, a, b);
            }
            const shown = await look(server.url);
            const fresh = await startDev({ siteDir: site.siteDir, port: 0 });
            const expected = await look(fresh.url).finally(fresh.close);
            for (const [at, text] of expected.entries()) expect(shown[at], ADDRESSES[at]).toBe(text);
          } finally {
            await server.close();
            await folder.remove();
          }
        }),
        { numRuns: RUNS, seed: SEED, endOnFailure: true },
      );
    },
    RUNS * 60_000,
  );
});

/** Status and text of every address, without what differs between two servers. */
async function look(url: string): Promise<string[]> {
  const texts: string[] = [];
  for (const address of ADDRESSES) {
    const response = await fetch(url + address);
    texts.push(`${response.status} ${(await response.text()).replaceAll(/\?v=[\d-]+/g, '')}`);
  }
  return texts;
}
