import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { markdownOptions } from '../../../tests/support/markdownOptions.ts';
import { createCompiler } from '../../node/compile/markdown/createCompiler.ts';
import type { Page } from '../../shared/pageContent.ts';
import { createMdxRuntime } from '../siteCode/runtime/createMdxRuntime.tsx';
import { createRenderer, renderer } from '../server.tsx';
import { sampleAssets } from '../testing/sampleAssets.ts';
import { samplePages } from '../testing/samplePages.ts';
import { sampleSite } from '../testing/sampleSite.ts';
import { contentComponents } from './contentComponents.ts';
import { mainComponents } from './mainComponents.ts';
import { pageViews } from './pageViews.ts';
import { shellComponents } from './shellComponents.ts';
import type { ThemeOverrides } from '../base/ThemeComponents.ts';

const site = { ...sampleSite, announcementBar: { id: 'n', html: 'News', isCloseable: true } };
const pages: Page[] = Object.values(samplePages);

function isShown(text: string, overrides: ThemeOverrides): boolean {
  const { renderPage } = createRenderer(overrides);
  return pages.some((page) => renderPage(site, page, sampleAssets).document.includes(text));
}

const mine: ComponentType<object> = () => <b>mine</b>;

describe('a component of the site takes the place of the theme’s', () => {
  const levels = { shell: shellComponents, main: mainComponents };
  const names = Object.entries(levels).flatMap(([level, components]) =>
    Object.keys(components).map((name) => [level, name]),
  );

  it.each(names)('%s: %s', (level, name) => {
    expect(isShown('<b>mine</b>', { [level!]: { [name!]: mine } })).toBe(true);
  });

  it.each(Object.keys(pageViews))('pages: %s', (kind) => {
    const { renderPage } = createRenderer({ pages: { [kind]: mine } });
    const changed = pages.filter((page) => renderPage(site, page, sampleAssets).file.main === '<b>mine</b>');
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.every((page) => page.kind === kind)).toBe(true);
  });

  it.each(Object.keys(contentComponents))('content: %s', async (name) => {
    const source = [
      "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\nimport TOCInline from '@theme/TOCInline';",
      "import DocCardList from '@theme/DocCardList';",
      '## Heading',
      ...['note', 'tip', 'info', 'warning', 'danger'].map((type) => `:::${type}\ntext\n:::`),
      '```js\ncode\n```',
      '```mermaid\ngraph TD\n```',
      '<details><summary>More</summary>text</details>',
      '<Tabs><TabItem value="a">a</TabItem></Tabs>',
      '<TOCInline toc={toc} />\n\n<DocCardList />',
    ].join('\n\n');
    const compile = async (overrides: object): Promise<string> => {
      const compiler = createCompiler(markdownOptions({ siteDir: '/s', mermaid: true }), createMdxRuntime(overrides));
      const file = { filePath: '/s/x.mdx', source, frontMatter: {}, frontMatterLines: 0, format: 'mdx' as const };
      return (await compiler.compile(file)).html;
    };
    expect(await compile({})).not.toContain('mine');
    expect(await compile({ [name]: mine })).toContain('<b>mine</b>');
  });
});

it('without components of the site nothing is different', () => {
  const plain = pages.map((page) => renderer.renderPage(site, page, sampleAssets).document);
  const { renderPage } = createRenderer({});
  expect(pages.map((page) => renderPage(site, page, sampleAssets).document)).toEqual(plain);
  expect(plain.join('')).not.toContain('<b>mine</b>');
});

describe('a kind of page', () => {
  const documentOf = (kind: string): string =>
    renderer.renderPage(
      site,
      pages.find((page) => page.kind === kind)!,
      sampleAssets,
    ).document;

  it('has a view and a sample', () => {
    const kinds = [...Object.keys(pageViews), 'search'];
    expect(kinds.toSorted()).toEqual([...new Set(pages.map(({ kind }) => kind))].toSorted());
  });

  it('has the style of the blog if it belongs to a blog or to tags', () => {
    const styled = Object.keys(pageViews).filter((kind) => documentOf(kind).includes('.post{}'));
    const blog = ['blog-list', 'blog-post', 'blog-archive', 'blog-authors', 'blog-author'];
    expect(styled).toEqual(['tags', 'tag', ...blog]);
  });

  it('starts the app at once where React renders it in the browser too', () => {
    expect(documentOf('search')).toContain(' data-oc-now');
    expect(documentOf('doc')).not.toContain(' data-oc-now');
  });
});
