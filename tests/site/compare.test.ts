import { describe, expect, it } from 'vitest';
import { compareVersions, type VersionOutline } from '../../engine/shared/compare/compareVersions.ts';
import { fixtureSite, type Built } from '../support/fixtureSite.ts';
import type { Files } from '../support/tempFolder.ts';

const PICTURE = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`;

/** 2 and the current docs are the same text; 1 is another. */
const DOCS: Files = {
  'same.md': '# Same\n\nNobody touched this, [nor that](./changed.md).\n',
  'changed.md': '# Changed\n\nIt takes five steps.\n\n## Setup\n\nRun it twice.\n',
  'picture.md': '# Picture\n\n![what it looks like](./look.svg)\n',
  'look.svg': PICTURE(2),
  'guide/renamed.md': '# Renamed\n\nA page that keeps all its words while it goes to another folder of these docs.\n',
  'added.md': '# Added\n\nSomething nobody wrote about before.\n',
  'quiet.md': '---\nhide_changes: true\n---\n\n# Quiet\n\nNew words.\n',
};
const OLD: Files = {
  ...DOCS,
  'changed.md': '# Changed\n\nIt takes three steps.\n\n## Setup\n\nRun it twice.\n',
  'look.svg': PICTURE(1),
  'quiet.md': '# Quiet\n\nOld words.\n',
  'old/renamed.md': DOCS['guide/renamed.md']!,
};
delete OLD['guide/renamed.md'];
delete OLD['added.md'];

const inFolder = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

const SITE: Files = {
  'versions.json': '["2", "1"]',
  ...inFolder('docs', { ...DOCS, 'index.md': '---\nslug: /\n---\n\n# Home\n' }),
  ...inFolder('versioned_docs/version-2', { ...DOCS, 'index.md': '---\nslug: /\n---\n\n# Home\n' }),
  ...inFolder('versioned_docs/version-1', { ...OLD, 'index.md': '---\nslug: /\n---\n\n# Home\n' }),
};
const LATEST = {
  docs: "{ routeBasePath: '/', lastVersion: 'current', versions: { current: { label: 'Latest' } } }",
  config: "customFields: { octavo: { look: 'octavo' } },",
};

async function lineOn(built: Built, routePath: string): Promise<string | undefined> {
  return /<a class="oc-changes" href="[^"]*compare[^"]*">((?:Changed|New)[^<]*)<\/a>/.exec(
    (await built.data(routePath)).main,
  )?.[1];
}

describe('the line on a page', () => {
  it('reports what the version before did not have, and omits versions with the same text', async () => {
    const built = await (await fixtureSite(SITE, LATEST)).build();
    expect(await lineOn(built, '/changed')).toBe('Changed since 1');
    expect(await lineOn(built, '/picture')).toBe('Changed since 1');
    expect(await lineOn(built, '/added')).toBe('New in 2');
    expect(await lineOn(built, '/same')).toBeUndefined();
    // It has another address and the same text.
    expect(await lineOn(built, '/guide/renamed')).toBeUndefined();
    expect(await lineOn(built, '/quiet')).toBeUndefined();
    expect(await lineOn(built, '/2/changed')).toBe('Changed since 1');
    expect(await lineOn(built, '/1/changed')).toBeUndefined();
    expect((await built.data('/changed')).main).toContain('href="compare.html?from=1&amp;to=current&amp;doc=changed"');
    // An old version leads to what changed since; one with the text of the latest does not.
    expect((await built.data('/1/changed')).main).toContain('compare.html?from=1&amp;to=current&amp;doc=changed');
    expect((await built.data('/2/changed')).main).not.toContain('See what has changed since');
  });

  it.each(["look: 'octavo', compare: { line: false }", "look: 'classic'"])(
    'can be switched off: %s',
    async (options) => {
      const config = `customFields: { octavo: { ${options} } },`;
      const built = await (await fixtureSite(SITE, { ...LATEST, config })).build();
      expect(await lineOn(built, '/changed')).toBeUndefined();
      expect(await built.exists('compare.html')).toBe(true);
    },
  );
});

describe('the page that compares versions', () => {
  it('knows all pages, from all threads that compiled them', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `page${at}`);
    const pages = (word: string) =>
      Object.fromEntries(names.map((name) => [`${name}.md`, `# ${name}\n\n${word} ${name}.\n`]));
    const files = {
      'versions.json': '["1"]',
      ...inFolder('docs', pages('New')),
      ...inFolder('versioned_docs/version-1', pages('Old')),
    };
    // A function cannot be sent to a thread, which reads the configuration itself then.
    const config = 'markdown: { preprocessor: ({ fileContent }) => fileContent },';
    const built = await (await fixtureSite(files, { ...LATEST, config })).build({ threads: true });
    const outline = await built.read('_octavo/compare/default/current.js');
    expect(names.filter((name) => !outline.includes(`"${name}"`))).toEqual([]);
  });

  it('loads its script next to those of components on every page', async () => {
    const footer = `import { useState } from 'react';
      export default function Footer() {
        const [count, setCount] = useState(0);
        return <button onClick={() => setCount(count + 1)}>{count}</button>;
      }`;
    const built = await (await fixtureSite({ ...SITE, 'src/theme/Footer.jsx': footer }, LATEST)).build();
    expect(await built.html('/compare')).toMatch(/"scripts":\["assets\/live\.[^\]]*"assets\/compare\.\w+\.js"\]/);
  });

  it('is not a search result, and adds one file per version', async () => {
    const built = await (await fixtureSite(SITE, LATEST)).build();
    expect(await built.html('/compare')).toContain('<meta name="robots" content="noindex, follow"');
    expect(await built.read('sitemap.xml')).not.toContain('compare');
    const files = (await built.files()).filter((file) => file.startsWith('_octavo/compare/'));
    expect(files.toSorted()).toEqual(['1', '2', 'current'].map((name) => `_octavo/compare/default/${name}.js`));
    expect(await built.html('/compare')).toContain('Comparing versions needs JavaScript.');
    expect(await built.html('/changed')).not.toContain('assets/compare');
  });

  it('is not written without versions, or if it is switched off', async () => {
    const single = await fixtureSite({ 'docs/index.md': '---\nslug: /\n---\n\n# Home\n' });
    const unwanted = await fixtureSite(SITE, { ...LATEST, config: 'customFields: { octavo: { compare: false } },' });
    for (const site of [single, unwanted]) {
      const built = await site.build();
      expect((await built.files()).filter((file) => file.includes('compare'))).toEqual([]);
    }
  });

  it('leaves its path to a page of the site, and takes another', async () => {
    const own = { ...SITE, 'docs/compare.md': '# Our comparison\n' };
    const kept = await (await fixtureSite(own, LATEST)).build();
    expect((await kept.data('/compare')).heading).toBe('Our comparison');
    expect(kept.messages).toEqual([]);
    expect(await lineOn(kept, '/changed')).toBeUndefined();
    const options = (path: string) => ({
      ...LATEST,
      config: `customFields: { octavo: { compare: { path: '${path}' } } },`,
    });
    const moved = await (await fixtureSite(own, options('/what/changed/'))).build();
    expect((await moved.data('/what/changed')).kind).toBe('compare');
    const refused = await (await fixtureSite(own, options('compare'))).build();
    expect(refused.messages.join()).toContain(
      'customFields.octavo.compare.path: the site has a page at "compare" already',
    );
  });
});

describe('the version menu', () => {
  const MENU = "themeConfig: { navbar: { items: [{ type: 'docsVersionDropdown', position: 'right' }] } },";

  it('leads to the changes of the newest release, if the look has Octavo’s additions', async () => {
    const built = await (await fixtureSite(SITE, { ...LATEST, config: LATEST.config + MENU })).build();
    expect(await built.html('/same')).toMatch(
      /<a class="[^"]*oc-changes-link[^"]*" href="compare\.html\?from=1&amp;to=current"[^>]*>What changed in 2</,
    );
    const classic = await (await fixtureSite(SITE, { ...LATEST, config: MENU })).build();
    expect(await classic.html('/same')).not.toContain('oc-changes-link');
  });
});

describe('the feed of what changed', () => {
  it('has one item per release that differs from the one before, newest first', async () => {
    const sdk = { 'sdk_versions.json': '["1"]', 'sdk/a.md': '# New\n', 'sdk_versioned_docs/version-1/a.md': '# Old\n' };
    const config = `${LATEST.config} plugins: [['@docusaurus/plugin-content-docs', { id: 'sdk', path: 'sdk', routeBasePath: 'sdk' }]],`;
    const built = await (await fixtureSite({ ...SITE, ...sdk }, { ...LATEST, config })).build();
    const feed = await built.read('compare/rss.xml');
    expect(feed.match(/<title>.*<\/title>/g)).toEqual([
      expect.stringContaining(': What changed'),
      '<title><![CDATA[What changed in 2]]></title>',
    ]);
    expect(feed).toMatch(/<link>[^<]*\/compare\?from=1&amp;to=2<\/link>/);
    expect(feed).toMatch(/<li>Changed: <a href="[^"]*\/2\/changed">Changed<\/a><\/li>/);
    expect(feed).not.toContain('pubDate');
    expect(await built.exists('compare/sdk/rss.xml')).toBe(true);
    expect(await built.html('/compare')).toMatch(
      /<link rel="alternate" type="application\/rss\+xml" href="compare\/rss\.xml"/,
    );
  });
});

describe('in a translation', () => {
  const at = (version: string, files: Files): Files =>
    inFolder(`i18n/de/docusaurus-plugin-content-docs/${version}`, files);
  const config = `${LATEST.config} i18n: { defaultLocale: 'en', locales: ['en', 'de'] },`;

  async function outlineOf(built: Built, version: string, id: string) {
    const text = await built.read(`_octavo/compare/de/default/${version}.js`);
    const outline = JSON.parse(text.slice(text.indexOf('['), text.lastIndexOf(']') + 1)) as VersionOutline;
    return outline.find((doc) => doc.id === id)!;
  }

  it('compares originals where one side is not translated, and translations where both are', async () => {
    const files = {
      ...SITE,
      ...at('current', {
        // Translated in one version only: the original text is unchanged, the shown text is not.
        'same.md': '# Gleich\n\nDas hat niemand angefasst.\n',
        'changed.md': '# Geändert\n\nEs braucht fünf Schritte.\n',
        'picture.md': '# Bild\n\nNeue Worte.\n',
      }),
      ...at('version-2', { 'picture.md': '# Bild\n\nNeue Worte.\n' }),
      ...at('version-1', { 'picture.md': '# Bild\n\nAlte Worte.\n' }),
      'versioned_docs/version-1/look.svg': PICTURE(2),
    };
    const built = await (await fixtureSite(files, { ...LATEST, config })).build();
    const line = async (page: string) => /<a class="oc-changes"[^>]*>([^<]*)</.exec((await built.data(page)).main)?.[1];
    expect(await line('/de/same')).toBeUndefined();
    expect(await line('/de/changed')).toBe('Geändert seit 1');
    // A page that is translated in one version only does not count as changed.
    expect((await built.data('/de/changed')).main).toContain('?from=1&amp;to=current&amp;doc=changed');
    expect(await line('/de/picture')).toBe('Geändert seit 1');

    const [before, after] = await Promise.all([
      outlineOf(built, '1', 'changed'),
      outlineOf(built, 'current', 'changed'),
    ]);
    expect(before.original).toBeUndefined();
    expect(after.original).toMatchObject({ title: 'Changed', file: '_octavo/page/changed.js' });
    const { changes } = compareVersions([before], [after]);
    expect(changes).toMatchObject([
      { type: 'changed', basis: 'original', sections: [{ type: 'changed', heading: '' }] },
    ]);
    const pictures = await Promise.all(['1', 'current'].map((version) => outlineOf(built, version, 'picture')));
    expect(compareVersions([pictures[0]!], [pictures[1]!]).changes).toMatchObject([{ basis: 'translation' }]);
    // The feed says the language of titles that are not translated.
    const links = (await built.read('de/compare/rss.xml')).match(/(?<=<a href="[^"]*")[^<]*/g);
    expect(links).toEqual(expect.arrayContaining([' lang="en" dir="ltr">Changed', '>Bild']));
  });
});

describe('a build after an edit', () => {
  it('writes the line again only on pages where the edit changes it', async () => {
    const site = await fixtureSite(SITE, LATEST);
    await site.build();
    await site.write({
      'versioned_docs/version-1/same.md': '# Same\n\nSomebody touched this, [nor that](./changed.md).\n',
    });
    const built = await site.build();
    // The page itself, and the two that are compared with it.
    expect(built.report.rendered).toBe(3);
    expect(await lineOn(built, '/same')).toBe('Changed since 1');
    await site.write({ 'versioned_docs/version-1/look.svg': PICTURE(2) });
    const mended = await site.build();
    expect(await lineOn(mended, '/picture')).toBeUndefined();
    const files = new Map(
      await Promise.all((await mended.files()).map(async (file) => [file, await mended.read(file)] as const)),
    );
    const fresh = await site.build({ cache: false });
    expect((await fresh.files()).toSorted()).toEqual([...files.keys()].toSorted());
    for (const file of await fresh.files()) expect(await fresh.read(file), file).toBe(files.get(file));
  });
});
