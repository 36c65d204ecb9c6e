import { readFile } from 'node:fs/promises';
import { unzipSync, strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { build } from '../../engine/node/commands/build.ts';
import { fixtureSite } from '../support/fixtureSite.ts';

const intro = { 'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n', 'docs/new.md': '# New\n' };
const redirects = (options: string) => `plugins: [['@docusaurus/plugin-client-redirects', ${options}]],`;

describe('old addresses', () => {
  it('lead on, with a document and with a rule for hosts', async () => {
    const site = await fixtureSite(intro, {
      config: redirects("{ redirects: [{ from: ['/old', '/deep/older'], to: '/new' }] }"),
    });
    const built = await site.build();
    expect(await built.read('old.html')).toContain('content="0; url=new.html"');
    expect(await built.read('deep/older.html')).toContain('<a href="../new.html">');
    expect(await built.read('_redirects')).toContain('/old /new 301\n');
    expect(await built.read('sitemap.xml')).not.toContain('old');
  });

  it('are reported when they name a page, or lead nowhere', async () => {
    const options = "{ redirects: [{ from: '/new', to: '/' }, { from: '/a', to: '/nowhere' }] }";
    const { messages } = await (await fixtureSite(intro, { config: redirects(options) })).build();
    expect(messages).toEqual([
      expect.stringContaining('"/new" is a page'),
      expect.stringContaining('The redirect to "/nowhere" leads to a page that does not exist.'),
    ]);
  });

  it('may be computed from each page', async () => {
    const options = "{ createRedirects: (path) => (path === '/new' ? ['/was-new'] : undefined) }";
    const built = await (await fixtureSite(intro, { config: redirects(options) })).build();
    expect(await built.exists('was-new.html')).toBe(true);
  });
});

describe('policy', () => {
  it('names no foreign origin unless content or configuration does', async () => {
    const plain = await (await fixtureSite(intro)).build();
    expect(await plain.read('_octavo/csp.txt')).not.toContain('http');
    const site = await fixtureSite({ ...intro, 'docs/badge.md': '# B\n\n![a badge](https://img.example/b.svg)\n' });
    expect(await (await site.build()).read('_octavo/csp.txt')).toContain("img-src 'self' data: https://img.example;");
  });
});

describe('--zip', () => {
  it('holds the whole site, a start file and a note', async () => {
    const site = await fixtureSite(intro);
    const { zipFile = '', outDir } = await build({ siteDir: site.dir, zip: true });
    const files = unzipSync(await readFile(zipFile));
    expect(strFromU8(files['Fixture/Start here.html'] ?? new Uint8Array())).toContain('url=site/index.html');
    expect(strFromU8(files['Fixture/README.txt'] ?? new Uint8Array())).toContain('https://fixture.example');
    expect(strFromU8(files['Fixture/site/new.html'] ?? new Uint8Array())).toBe(
      await readFile(`${outDir}/new.html`, 'utf8'),
    );
    expect(Object.keys(files).filter((name) => /_headers|\.gz$|\.br$/.test(name))).toEqual([]);
  });
});

describe('for programs that read', () => {
  it('every page has a Markdown twin, and llms.txt lists the latest ones', async () => {
    const site = await fixtureSite({
      ...intro,
      'docs/new.md':
        "---\ndescription: What is new.\n---\n\nimport P from './_p.md';\n\n:::tip\n\nHint.\n\n:::\n\n<P />\n\n[home](./intro.md)\n",
      'docs/_p.md': 'From a partial.\n',
    });
    const built = await site.build();
    const twin = await built.read('new.md');
    expect(twin).toContain('Hint.');
    expect(twin).toContain('From a partial.');
    expect(twin).toContain('[home](index.html)');
    expect(twin).not.toContain('import');
    expect(await built.html('/new')).toContain('<link rel="alternate" type="text/markdown" href="new.md"');
    expect(await built.read('llms.txt')).toContain('- [new](https://fixture.example/new.md): What is new.');
  });
});

describe('static files', () => {
  it('are copied as they are; the first folder wins', async () => {
    const site = await fixtureSite(
      {
        ...intro,
        'static/a.txt': 'one',
        'extra/a.txt': 'two',
        'extra/b.bin': Buffer.from([0, 255, 1]),
        'static/robots.txt': 'x',
      },
      { config: "staticDirectories: ['static', 'extra']," },
    );
    const built = await site.build();
    expect(await built.read('a.txt')).toBe('one');
    expect(await readFile(`${built.report.outDir}/b.bin`)).toEqual(Buffer.from([0, 255, 1]));
    expect(await built.exists('robots.txt')).toBe(true);
  });
});
