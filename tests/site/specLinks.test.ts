/** Specification §2: links lead somewhere, external ones to a new tab, and what is loaded is the site's own. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { readBuiltSite, type BuiltElement, type BuiltPage, type BuiltSite } from '../support/builtPages.ts';
import { buildSiteOnce } from '../support/siteServer.ts';

let site: BuiltSite;
let files: Set<string>;
beforeAll(async () => {
  site = await readBuiltSite(await buildSiteOnce());
  const names = await readdir(site.outDir, { recursive: true });
  files = new Set(names.map((name) => name.split(path.sep).join('/')));
});

const isExternal = (address: string) => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
const addressOf = (element: BuiltElement) => element.attribute('href') ?? element.attribute('src');

/** From the root of the output, as a host that knows files only would look for it. */
function toFileOf(page: BuiltPage, address: string): string {
  const { pathname } = new URL(address, `https://built.example/${page.file}`);
  return decodeURI(pathname)
    .slice(1)
    .replace(/(^|\/)$/, '$1index.html');
}

it('every address of a document names a file of the site', () => {
  let count = 0;
  const missing = new Set<string>();
  for (const page of site.pages) {
    for (const name of ['a', 'link', 'script', 'img', 'source', 'video', 'iframe', 'form']) {
      for (const element of page.all(`body ${name}`)) {
        const address = name === 'form' ? element.attribute('action') : addressOf(element);
        if (address === undefined || isExternal(address)) continue;
        count += 1;
        if (!files.has(toFileOf(page, address))) missing.add(`${page.file}: ${address}`);
      }
    }
  }
  expect([...missing]).toEqual([]);
  expect(count).toBeGreaterThan(5000);
});

it('every hash names an element of its page', () => {
  const idsOf = new Map(
    site.pages.map((page) => [page.file, new Set(page.all('[id]').map((element) => element.attribute('id')!))]),
  );
  let count = 0;
  const missing = new Set<string>();
  for (const page of site.pages) {
    for (const link of page.all('body a[href]')) {
      const address = link.attribute('href')!;
      const hash = isExternal(address) ? undefined : /#(.+)$/.exec(address)?.[1];
      if (hash === undefined) continue;
      count += 1;
      const ids = idsOf.get(toFileOf(page, address));
      if (!ids?.has(decodeURIComponent(hash))) missing.add(`${page.file}: ${address}`);
    }
  }
  expect([...missing]).toEqual([]);
  expect(count).toBeGreaterThan(2000);
});

it('ids are unique in their document', () => {
  const repeated = site.pages.flatMap((page) => {
    const ids = page.all('body [id]').map((element) => element.attribute('id')!);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${page.file}: ${id}`);
  });
  expect(repeated).toEqual([]);
});

it('external links open in a new tab, with noopener noreferrer; internal ones stay', () => {
  const links = site.pages.flatMap((page) => page.all('body a[href]').map((link) => ({ page, link })));
  const isWeb = (link: BuiltElement) => /^(?:https?:)?\/\//.test(link.attribute('href')!);
  const web = links.filter(({ link }) => isWeb(link));
  expect(web.some(({ page }) => page.path.startsWith('/blog/2'))).toBe(true);
  const wrong = web.filter(({ link }) => {
    const rel = link.attribute('rel')?.split(' ') ?? [];
    return link.attribute('target') !== '_blank' || !rel.includes('noopener') || !rel.includes('noreferrer');
  });
  expect(wrong.map(({ page, link }) => `${page.file}: ${link.attribute('href')}`)).toEqual([]);
  // The app in the browser serves one language; a link to another is marked.
  const isOtherLanguage = (link: BuiltElement) => link.has('lang') && link.attribute('target') === '_self';
  const leaving = links.filter(({ link }) => !isWeb(link) && link.has('target') && !isOtherLanguage(link));
  expect(leaving.map(({ page, link }) => `${page.file}: ${link.attribute('href')}`)).toEqual([]);
});

it('no document loads anything from another host', () => {
  const foreign = site.pages.flatMap((page) =>
    ['script', 'img', 'iframe', 'source', 'video', 'link']
      .flatMap((name) => page.all(name))
      .filter((element) => !/^(?:canonical|alternate)$/.test(element.attribute('rel') ?? ''))
      .map((element) => addressOf(element) ?? '')
      .filter((address) => isExternal(address) && !address.startsWith('data:'))
      .map((address) => `${page.file}: ${address}`),
  );
  expect(foreign).toEqual([]);
});

it('images have a description and keep their place: width and height', () => {
  const images = site.pages.flatMap((page) => page.all('body img').map((image) => ({ page, image })));
  expect(images.length).toBeGreaterThan(site.pages.length);
  const wrong = images.filter(
    ({ image }) => !image.has('alt') || !/^\d+$/.test(image.attribute('width') ?? '') || !image.has('height'),
  );
  expect([...new Set(wrong.map(({ page, image }) => `${page.file}: ${image.attribute('src')}`))]).toEqual([]);
  const silent = images.filter(({ page, image }) => page.path !== '/404.html' && image.attribute('alt') === '');
  // Decoration only: the brand has a name, and a post's picture is next to its title.
  const decorative = /\/?img\/(?:logo\.svg|blog\/[\w-]+\.svg)$/;
  expect(silent.map(({ image }) => image.attribute('src')!).filter((src) => !decorative.test(src))).toEqual([]);
});
