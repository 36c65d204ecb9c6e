import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadConfig } from '../../../read/config/loadConfig.ts';
import { serve } from '../../../serve/host/serve.ts';
import { build } from '../../build.ts';
import { choosePages, type ComparedPage } from './choosePages.ts';
import { findChrome } from './findChrome.ts';
import { buildWithDocusaurus, findDocusaurus } from './findDocusaurus.ts';
import { LooksError } from './looksError.ts';
import { openBrowser } from './openBrowser.ts';
import { renderLooks, type ComparedLook } from './renderLooks.ts';

export interface LooksReport {
  /** The HTML file. */
  filePath: string;
  pages: ComparedPage[];
}

type Dirs = Record<'docusaurus' | 'octavo', string>;

const SCREENS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
const MODES = ['light', 'dark'] as const;
const HOST = '127.0.0.1';

/**
 * Builds the site with both engines, in its default locale, and puts pictures of some pages next to each other. Octavo
 * writes to `.octavo` only; Docusaurus keeps its own cache in `.docusaurus`.
 */
export async function compareLooks(siteDir: string, onStep: (step: string) => void = () => {}): Promise<LooksReport> {
  // 1. Stop before building if something is missing.
  const programs = findPrograms(siteDir);
  const config = await loadConfig(siteDir);
  if (config.router === 'hash') {
    throw new LooksError(
      'With `future.experimental_router: "hash"` the site is one document. Looks are compared page by page.',
    );
  }
  const locale = config.i18n.defaultLocale;

  const work = path.join(siteDir, '.octavo', 'looks');
  const dirs: Dirs = { docusaurus: path.join(work, 'docusaurus'), octavo: path.join(work, 'octavo') };
  try {
    // 2. Build both sites.
    onStep('Building with Octavo');
    await build({ siteDir, outDir: dirs.octavo, locales: [locale], keepGoing: true });
    onStep('Building with Docusaurus');
    await buildWithDocusaurus(programs.docusaurus, siteDir, { outDir: dirs.docusaurus, locale });
    const pages = choosePages(await listPages(dirs.octavo), await listPages(dirs.docusaurus), config);
    if (pages.length === 0) throw new LooksError('The two sites have no page in common.');

    // 3. Take the pictures.
    const looks = await takePictures(programs.chrome, dirs, { base: config.root.baseUrl, pages, onStep });
    const filePath = path.join(siteDir, '.octavo', 'looks.html');
    await mkdir(path.dirname(filePath), { recursive: true });
    await writeFile(filePath, renderLooks(config.title, looks));
    return { filePath, pages };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function findPrograms(siteDir: string): { docusaurus: string; chrome: string } {
  const [docusaurus, chrome] = [findDocusaurus(siteDir), findChrome()];
  if (docusaurus && chrome) return { docusaurus, chrome };
  const missing = [
    docusaurus ? '' : `Docusaurus is not installed in "${siteDir}": run "npm install" there.`,
    chrome
      ? ''
      : 'No Chrome, Chromium or Edge was found: install one, or set OCTAVO_CHROME to the path of its program.',
  ];
  throw new LooksError(['Looks cannot be compared yet.', ...missing.filter(Boolean)].join('\n'));
}

interface Shooting {
  base: string;
  pages: readonly ComparedPage[];
  onStep(step: string): void;
}

async function takePictures(chrome: string, dirs: Dirs, { base, pages, onStep }: Shooting): Promise<ComparedLook[]> {
  const servers = {
    docusaurus: await serve({ dir: dirs.docusaurus, base, port: 0, host: HOST }),
    octavo: await serve({ dir: dirs.octavo, base, port: 0, host: HOST }),
  };
  const browser = await openBrowser(chrome);
  try {
    const looks: ComparedLook[] = [];
    for (const page of pages) {
      onStep(`Pictures of /${page.path}`);
      for (const screen of SCREENS) {
        for (const mode of MODES) {
          const shoot = ({ port }: { port: number }) =>
            browser.shoot(`http://${HOST}:${port}${base}${page.path}?docusaurus-theme=${mode}`, screen);
          const docusaurus = await shoot(servers.docusaurus);
          looks.push({ ...page, width: screen.width, mode, docusaurus, octavo: await shoot(servers.octavo) });
        }
      }
    }
    return looks;
  } finally {
    await browser.close();
    await Promise.all(Object.values(servers).map((server) => server.close()));
  }
}

async function listPages(dir: string): Promise<string[]> {
  return (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.html'));
}
