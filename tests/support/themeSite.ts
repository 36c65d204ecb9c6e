import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { toCsp } from '../../engine/node/assemble/policy/toCsp.ts';
import { ROOT_FILE } from '../../engine/shared/documentAttributes.ts';
import type { Page } from '../../engine/shared/pageContent.ts';
import type { DocumentAssets } from '../../engine/shared/renderer.ts';
import type { SiteData } from '../../engine/shared/siteData.ts';
import { toDataFile, toFile } from '../../engine/shared/url/sitePaths.ts';
import { renderer } from '../../engine/theme/server.tsx';

const ENGINE = path.resolve(import.meta.dirname, '../../engine');

/**
 * A site of given pages as files, with the theme and the runtime as they are in the sources: the development build
 * of React, which reports every mismatch.
 */
export async function createThemeSite(site: SiteData, pages: Page[]): Promise<Record<string, string>> {
  const [css, endCss, barsCss, blogCss, cardsCss, lateCss, bootScript, announcementScript, hashScript, ...others] =
    await Promise.all([
      readStyles(path.join(ENGINE, 'theme/looks/octavo/styles.css')),
      readStyles(path.join(ENGINE, 'theme/looks/octavo/end.css')),
      readStyles(path.join(ENGINE, 'theme/looks/octavo/bars.css')),
      readStyles(path.join(ENGINE, 'theme/looks/octavo/blog.css')),
      readStyles(path.join(ENGINE, 'theme/looks/octavo/cards.css')),
      readStyles(path.join(ENGINE, 'theme/looks/octavo/deferred.css')),
      bundle('client/boot.ts'),
      bundle('client/announcement/bootAnnouncement.ts'),
      bundle('client/boot/awaitPage.ts'),
      bundle('client/content/tabs/firstTabs.ts'),
      bundle('client/boot/loadBanner.ts'),
      bundle('client/notFound/findRoot.ts'),
      bundle('client/app.tsx'),
      bundle('client/menus.ts'),
      bundle('client/rootFile.ts'),
    ]);
  const [tabsScript, homeScript, lostScript, app, menus, root] = others as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const lateFile = 'assets/theme.css';
  const assets: DocumentAssets = {
    styles: [
      { kind: 'inline', text: css + barsCss + renderer.siteCss(site) },
      { kind: 'inline', text: endCss, part: 'end' },
      { kind: 'inline', text: blogCss, part: 'blog' },
      { kind: 'inline', text: cardsCss, part: 'cards' },
      { kind: 'late', file: lateFile },
    ],
    partOfClass: { 'oc-cards': 'cards', 'oc-actions': 'cards' },
    parts: {
      announcement: { first: announcementScript },
      hash: { first: hashScript },
      home: { first: homeScript },
      'not-found': { first: lostScript },
      islands: {},
      tabs: { last: tabsScript },
    },
    bootScript,
    appFile: 'assets/app.js',
    menusFile: 'assets/menus.js',
    siteDataFile: '_octavo/site.js',
    headTags: [{ tag: 'link' as const, attributes: { rel: 'icon', href: 'data:,' } }],
    preBodyTags: [],
    bodyTags: [],
  };
  const files: Record<string, string> = {
    [assets.appFile]: app,
    [assets.menusFile]: menus,
    [lateFile]: lateCss,
    [assets.siteDataFile]: toScript(assets.siteDataFile, site),
    [ROOT_FILE]: root,
    '_octavo/csp.txt': toCsp([assets], {}),
    'img/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>`,
  };
  for (const page of pages) {
    const { document, file } = renderer.renderPage(site, page, assets);
    files[toFile(page.path, site)] = document;
    files[toDataFile(page.path, {})] = toScript(toDataFile(page.path, {}), file);
    const sidebarFile = page.docs?.sidebar?.file;
    if (sidebarFile) files[sidebarFile] = toScript(sidebarFile, page.sidebar);
  }
  return files;
}

function toScript(key: string, value: unknown): string {
  return `octavo(${JSON.stringify(key)},${JSON.stringify(value)})`;
}

async function readStyles(file: string): Promise<string> {
  const css = await readFile(file, 'utf8');
  // The fonts of packages are there in a built engine only.
  const parts = css.replace(/@font-face \{[^}]*@fontsource[^}]*\}/g, '').split(/@import '(.+?)';/);
  const inlined = parts.map((part, index) =>
    index % 2 === 0 ? part : readStyles(path.join(path.dirname(file), part)),
  );
  return (await Promise.all(inlined)).join('');
}

const bundles = new Map<string, Promise<string>>();

/** Cached, because the sources do not change while tests run. */
export function bundle(entry: string): Promise<string> {
  const known = bundles.get(entry) ?? createBundle(entry);
  bundles.set(entry, known);
  return known;
}

async function createBundle(entry: string): Promise<string> {
  const config: InlineConfig = {
    root: ENGINE,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: path.join(ENGINE, entry), output: { format: 'iife', codeSplitting: false } },
    },
  };
  const { output } = (await build(config)) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
