import { createBoundary } from '../../ground/files/boundary.ts';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownOptions } from '../../../../tests/support/markdownOptions.ts';
import { createMdxRuntime } from '../../../theme/siteCode/runtime/createMdxRuntime.tsx';
import { createCompiler } from '../../compile/markdown/createCompiler.ts';
import { resolveRefs } from '../../compile/markdown/resolveRefs.ts';
import { siteDir } from '../../ground/testing/siteDir.ts';
import { createContentAssets } from '../assets/contentAssets.ts';
import { createLinkResolver, type BrokenLink } from './linkResolver.ts';
import { createContent } from '../../../../tests/support/siteContent.ts';
import { toSiteIndex } from './siteIndex.ts';

const rules = { trailingSlash: false, router: 'browser' } as const;

/** The links of the page `/guide/page` once resolved, and those that are broken. */
function createPage(dir: string, baseUrl = '/') {
  const compiler = createCompiler(markdownOptions({ siteDir: dir }), createMdxRuntime());
  const filePath = path.join(dir, 'docs/guide/page.mdx');
  const broken: BrokenLink[] = [];
  const resolver = createLinkResolver({
    siteDir: dir,
    url: 'https://site.example',
    baseUrl,
    root: { url: 'https://site.example', baseUrl },
    rules,
    index: toSiteIndex(
      { routes: [{ kind: 'not-found', routePath: '/404.html' }], content: createContent({}) },
      new Map(),
      new Map(),
    ),
    assets: createContentAssets(createBoundary(dir, [])),
    onBroken: (link) => broken.push(link),
  });
  return async (source: string, format: 'mdx' | 'md' = 'mdx') => {
    broken.length = 0;
    const compiled = await compiler.compile({ filePath, source, frontMatter: {}, frontMatterLines: 0, format });
    const from = {
      routePath: '/guide/page',
      form: { kind: 'page' } as const,
      filePath,
      relPath: 'guide/page.mdx',
      contentDirs: [path.join(dir, 'docs')],
      anchors: new Set(compiled.anchors),
    };
    const resolved = await Promise.all(compiled.refs.map((ref) => resolver.resolve(from, ref)));
    return { html: resolveRefs(compiled.html, resolved), broken: [...broken] };
  };
}

describe('links', () => {
  it('a destination that no URL can have is a broken link with its place', async () => {
    const { html, broken } = await createPage(siteDir({}))('# T\n\n[a](<\\\\\\\\[>)');
    expect(html).toContain('<a href="%5C%5C%5B.html" target="_top">');
    expect(broken).toMatchObject([{ kind: 'link', target: '\\\\[', resolved: '/guide/\\\\[', line: 3, column: 1 }]);
  });

  it.each([
    ['/base/a', '/a'],
    ['../a', '/a'],
    ['../../base/a', '/a'],
    ['../../../../base/guide/a', '/guide/a'],
    ['base/a', '/guide/base/a'],
  ])('%s leads to %s of a site at /base/', async (written, resolved) => {
    const { broken } = await createPage(siteDir({}), '/base/')(`[a](${written})`);
    expect(broken).toMatchObject([{ kind: 'link', resolved }]);
  });

  it('a plain tag may link to files next to the site', async () => {
    const page = createPage(siteDir({}), '/docs/');
    const { html, broken } = await page('<a href="/terms/#a">a</a> <a href="/docs/b">b</a> [c](/c)');
    expect(html).toContain(
      '<a href="/terms/#a">a</a> <a href="../b.html" target="_top">b</a> <a href="../c.html" target="_top">c</a>',
    );
    expect(broken.map(({ target }) => target).sort()).toEqual(['/c', '/docs/b']);
  });

  it('a file may be named with backslashes, as in any URL', async () => {
    const page = createPage(siteDir({ 'docs/guide/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }));
    const { html, broken } = await page('![a](.\\img\\a.svg)');
    expect(html).toMatch(/<img [^>]*src="\.\.\/assets\/files\/a\.\w+\.svg"/);
    expect(broken).toEqual([]);
  });

  it('every destination resolves, or is reported where it is written', async () => {
    const page = createPage(siteDir({ 'docs/guide/file.png': 'x' }));
    const odd = ['\\', '\\\\\\\\', '[', ']', '%', '%2', '%5B', '%00', '%D8%00', '//', '/', '..', '@', ':', '?', '#'];
    const more = ['http:', 'pathname://', '@site/', '.md', '.png', 'file', ' ', '\t', '&#0;', '&#xD800;', '\u{1F680}'];
    const destination = fc.array(fc.constantFrom(...odd, ...more), { maxLength: 6 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(destination, fc.constantFrom('', '!'), async (written, image) => {
        const { broken } = await page(`text\n\n${image}[a](<${written}>)`, 'md');
        for (const link of broken) expect(link).toMatchObject({ line: 3, column: 1 });
      }),
      { numRuns: 150 },
    );
  });

  it('any value of a component resolves, or is reported', async () => {
    const page = createPage(siteDir({}));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (written) => {
        const { html } = await page(`<a href={${JSON.stringify(written)}}>x</a>`);
        expect(html).toContain('>x</a>');
      }),
      { numRuns: 50 },
    );
  });

  it('an unreadable file does not count as missing', async () => {
    const dir = siteDir({ 'docs/guide/a.md': '' });
    symlinkSync('loop.png', path.join(dir, 'docs/guide/loop.png'));
    const { broken } = await createPage(dir)('![x](./loop.png) ![y](./none.png)');
    expect(broken.find(({ kind }) => kind === 'file')).toMatchObject({ target: './none.png', line: 1 });
    const unreadable = broken.find(({ kind }) => kind === 'unreadable');
    expect(unreadable).toMatchObject({ target: './loop.png', line: 1 });
    expect(unreadable?.resolved).toContain('ELOOP');
  });
});
