/** Specification §1–§3, behaviour §4: versions, their menu, badge and banner. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteData } from '../../engine/shared/siteData.ts';
import { readBuiltSite, type BuiltPage, type BuiltSite } from '../support/builtPages.ts';
import { buildSiteOnce } from '../support/siteServer.ts';
import { BLOG_PAGES, docsPagesOf, SDK_PAGES, VERSIONS, type SpecVersion } from '../support/specSite.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await readBuiltSite(await buildSiteOnce());
});

const LATEST = VERSIONS[0]!;
const OUTSIDE = [...SDK_PAGES, ...BLOG_PAGES, '/search', '/404.html'];
const rootOf = ({ prefix }: SpecVersion) => prefix || '/';
/** The path of the same doc in another version, whether or not it exists. */
const counterpart = (at: string, from: SpecVersion, to: SpecVersion) =>
  (at === '/' ? to.prefix : to.prefix + at.slice(from.prefix.length)) || '/';

describe('the version menu', () => {
  // The last entry leads to what changed.
  const isVersion = (link: { attribute(name: string): string | undefined }) =>
    !link.attribute('class')?.includes('oc-changes-link');
  const entries = (page: BuiltPage) =>
    page
      .all('.navbar__inner .dropdown__menu')[0]!
      .all('a')
      .filter(isVersion)
      .map((link) => [link.text, page.target(link.attribute('href')!)]);
  const button = (page: BuiltPage) => page.all('.navbar__inner a[aria-haspopup]')[0]!.text;

  it('shows the version being read; outside the docs the latest', () => {
    for (const version of VERSIONS) {
      expect(site.failing((page) => button(page) === version.label, docsPagesOf(version))).toEqual([]);
    }
    expect(site.failing((page) => button(page) === '0.5.1 (Latest)', OUTSIDE)).toEqual([]);
  });

  it.each(VERSIONS)('on pages of $label leads to the same doc, else to the version’s main doc', (version) => {
    for (const at of docsPagesOf(version)) {
      const wanted = VERSIONS.map((other) => {
        const same = counterpart(at, version, other);
        return [other.label, docsPagesOf(other).includes(same) ? same : rootOf(other)];
      });
      expect(entries(site.page(at))).toEqual(wanted);
    }
  });

  it('leads to the versions’ main docs from outside the docs', () => {
    for (const at of OUTSIDE) {
      expect(entries(site.page(at))).toEqual(VERSIONS.map((version) => [version.label, rootOf(version)]));
    }
  });

  it('is in the drawer too, under its own name', () => {
    const inDrawer = (page: BuiltPage) => {
      const group = page.all('.navbar-sidebar li').find((item) => item.children[0]?.text === 'Versions');
      return group
        ?.all('ul a')
        .filter(isVersion)
        .map((link) => link.text);
    };
    const wanted = VERSIONS.map(({ label }) => label).join();
    expect(site.failing((page) => inDrawer(page)?.join() === wanted)).toEqual([]);
  });
});

describe('pages of a version', () => {
  it.each(VERSIONS)('$label: have its badge and its wrapper', (version) => {
    const hasBadge = (page: BuiltPage) =>
      page.all('main span').some(({ text }) => text === `Version: ${version.label}`);
    expect(site.failing(hasBadge, docsPagesOf(version))).toEqual([]);
    const hasWrapper = (page: BuiltPage) =>
      page
        .one('html')
        .attribute('class')!
        .startsWith(`docs-wrapper plugin-docs plugin-id-default docs-version-${version.name} `);
    expect(site.failing(hasWrapper, docsPagesOf(version))).toEqual([]);
  });

  it.each(VERSIONS.slice(1))('$label: say that they are old, and lead to the latest', (version) => {
    for (const at of docsPagesOf(version)) {
      const page = site.page(at);
      const alert = page.one('main [role="alert"]');
      expect(alert.children.map(({ text }) => text)).toEqual([
        `This is documentation for Emberhold ${version.label}, which is no longer actively maintained.`,
        // The text of 0.5.1 equals that of the latest version, so there is nothing to compare.
        `For up-to-date documentation, see the latest version (0.5.1 (Latest)).${version.label === '0.5.1' ? '' : ' See what has changed since.'}`,
      ]);
      const same = counterpart(at, version, LATEST);
      const [latest, ...others] = alert.all('a');
      expect([latest!.text, ...others.map(({ text }) => text)]).toEqual(
        version.label === '0.5.1' ? ['latest version'] : ['latest version', 'See what has changed since'],
      );
      expect(page.target(latest!.attribute('href')!)).toBe(docsPagesOf(LATEST).includes(same) ? same : '/');
    }
  });

  it('that is the latest say nothing of the kind; SDK and blog have no badge either', () => {
    const isCalm = (page: BuiltPage) => page.all('main [role="alert"]').length === 0;
    expect(site.failing(isCalm, [...docsPagesOf(LATEST), ...OUTSIDE])).toEqual([]);
    const hasBadge = (page: BuiltPage) => page.all('main span').some(({ text }) => text.startsWith('Version:'));
    expect(site.failing((page) => !hasBadge(page), OUTSIDE)).toEqual([]);
  });
});

it('the browser knows the versions by name, label and path, per docs plugin', async () => {
  const file = site.page('/').one('html').attribute('data-oc-site')!;
  const script = await readFile(path.join(site.outDir, file), 'utf8');
  const { docs } = JSON.parse(script.slice(script.indexOf(',') + 1, script.lastIndexOf(')'))) as SiteData;
  expect(Object.keys(docs)).toEqual(['default', 'sdk']);
  expect(docs.default!.versions).toMatchObject(
    VERSIONS.map((version) => ({
      name: version.name,
      label: version.label,
      path: rootOf(version),
      mainDocPath: rootOf(version),
      isLast: version === LATEST,
    })),
  );
  expect(docs.sdk!.versions).toMatchObject([
    { name: 'current', label: '0.5.1 (Latest)', path: '/sdk', mainDocPath: '/sdk/intro', isLast: true },
  ]);
});
