import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

const files = {
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n\n[deep](./deep/page.md#part) ![logo](/img/logo.svg)\n',
  'docs/deep/page.md': '# Page\n\n## Part\n\n[home](../intro.md)\n\n![beside](./pic.svg)\n',
  'docs/deep/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
  'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"/>',
};

describe('one artefact, anywhere', () => {
  it('links name files, relative to the document', async () => {
    const built = await (await fixtureSite(files)).build();
    expect(await built.html('/')).toContain('href="deep/page.html#part"');
    expect(await built.html('/deep/page')).toContain('href="../index.html"');
  });

  it('no address in a document starts at the root of the host', async () => {
    const built = await (await fixtureSite(files)).build();
    for (const routePath of ['/', '/deep/page']) {
      const absolute = (await built.html(routePath)).match(/\s(?:href|src)="\/[^"]*"/g) ?? [];
      expect(absolute).toEqual([]);
    }
  });

  it('images keep their place: they have a size and load late', async () => {
    const built = await (await fixtureSite(files)).build();
    const image = /<img[^>]*alt="beside"[^>]*>/.exec(await built.html('/deep/page'))?.[0] ?? '';
    expect(image).toMatch(/src="\.\.\/assets\/files\/pic\.[0-9a-f]{10}\.svg"/);
    expect(image).toContain('width="40" height="30"');
    expect(image).toContain('loading="lazy"');
    expect(await built.html('/')).toMatch(/<img[^>]*src="img\/logo\.svg" width="20" height="10"/);
  });

  it('folder addresses: trailingSlash true', async () => {
    const built = await (await fixtureSite(files, { trailingSlash: true })).build();
    expect(await built.html('/')).toContain('href="deep/page/index.html#part"');
    expect(await built.html('/deep/page')).toContain('<link rel="canonical" href="https://fixture.example/deep/page/"');
  });

  it('documents contain no inline script or style but the ones the policy names', async () => {
    const built = await (await fixtureSite(files)).build();
    const html = await built.html('/deep/page');
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toMatch(/\son[a-z]+="/);
    const csp = await built.read('_octavo/csp.txt');
    expect(csp).not.toContain('unsafe');
    const scripts = [...html.matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>/g)];
    expect(scripts).toHaveLength(1);
  });

  it('baseUrl appears only in canonical addresses, sitemap, feeds, the 404 page, and the check of the base URL', async () => {
    const post = '# Post\n\n[page](/deep/page#part) ![logo](/img/logo.svg)\n';
    const build = async (baseUrl: string) =>
      (
        await fixtureSite(
          { ...files, 'blog/2025-01-01-post.md': post },
          { blog: "{ feedOptions: { type: 'all' } }", config: `baseUrl: '${baseUrl}',` },
        )
      ).build();
    const [root, prefixed] = await Promise.all([build('/'), build('/docs/')]);
    expect(await prefixed.files()).toHaveLength((await root.files()).length);
    for (const page of ['/', '/deep/page', '/blog']) {
      const html = await prefixed.html(page);
      // The same document, apart from what has a hash in it because of the difference.
      const neutral = (text: string) =>
        text
          .replaceAll('https://fixture.example/docs/', 'https://fixture.example/')
          .replace(/Current configured baseUrl = .*/, '')
          .replaceAll(/_octavo\/site-[0-9a-f]+|"buildId":"[^"]*"/g, '');
      expect(neutral(html), page).toBe(neutral(await root.html(page)));
    }
    // A host shows it at any address: its links cannot be relative.
    const lost = await prefixed.html('/404.html');
    const addresses = [...lost.matchAll(/ (?:href|src|action)="([^"]*)"/g)].map(([, address]) => address!);
    expect(addresses).toContain('/docs/index.html');
    expect(addresses.filter((address) => !/^(?:\/docs\/|#|https?:)/.test(address))).toEqual([]);
    expect(await prefixed.html('/deep/page')).toContain(
      'rel="canonical" href="https://fixture.example/docs/deep/page"',
    );
    expect(await prefixed.read('sitemap.xml')).toContain('<loc>https://fixture.example/docs/deep/page</loc>');
    for (const feed of ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json']) {
      const text = await prefixed.read(feed);
      const addresses = [...text.matchAll(/https:\/\/fixture\.example[^\s"\\<&]*/g)].map(([address]) => address);
      expect(addresses).toContain('https://fixture.example/docs/deep/page#part');
      expect(addresses).toContain('https://fixture.example/docs/img/logo.svg');
      expect(addresses.filter((address) => !address.startsWith('https://fixture.example/docs/'))).toEqual([]);
    }
  });
});
