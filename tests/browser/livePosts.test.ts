import { expect, it } from 'vitest';
import { watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';

const post = (name: string) => `---\ntitle: ${name}\ntags: [${name.toLowerCase()}]\n---\n\nText of **${name}**.\n`;

/** A site whose own list of posts filters them, and begins with two of three. */
const site = useServedSite({
  'docusaurus.config.mjs': `export default {
    title: 'Posts', url: 'https://posts.example', baseUrl: '/', trailingSlash: false,
    presets: [['classic', { docs: false, blog: { onUntruncatedBlogPosts: 'ignore' } }]],
  };`,
  'blog/2024-01-03-one.md': post('One'),
  'blog/2024-01-02-two.md': post('Two'),
  'blog/2024-01-01-three.md': post('Three'),
  'src/theme/BlogListPage.jsx': `
    import { useState } from 'react';
    import Layout from '@theme/Layout';
    import { BlogPostProvider, useBlogPost } from '@docusaurus/plugin-content-blog/client';
    function Item({ children }) {
      const { metadata } = useBlogPost();
      return <article><h2>{metadata.title}</h2>{children}</article>;
    }
    export default function List({ items }) {
      const [wanted, setWanted] = useState(/one|two/);
      const shown = items.filter(({ content }) => content.metadata.tags.some(({ label }) => wanted.test(label)));
      return <Layout><main>
        {['one', 'three', 'o'].map((tag) => <button key={tag} onClick={() => setWanted(new RegExp(tag))}>{tag}</button>)}
        {shown.map(({ content: Content }) => <BlogPostProvider key={Content.metadata.permalink} content={Content}>
          <Item><Content /></Item>
        </BlogPostProvider>)}
      </main></Layout>;
    }`,
});

it('a list of posts that filters its posts is live, with the text of each', async () => {
  const { tab } = await openTab();
  const watch = await watchPage(tab, new URL(site.url).origin);
  await tab.goto(new URL('blog', site.url).href);
  const shown = () => tab.locator('main article').allInnerTexts();
  const texts = (...names: string[]) =>
    names.map((name) => expect.stringMatching(new RegExp(`^${name}\\s+Text of ${name}\\.`)));
  expect(await shown()).toEqual(texts('One', 'Two'));
  await tab.getByRole('button', { name: 'three' }).click();
  await expect.poll(shown).toEqual(texts('Three'));
  await tab.getByRole('button', { name: 'one' }).click();
  await expect.poll(shown).toEqual(texts('One'));
  await tab.getByRole('button', { name: 'o', exact: true }).click();
  await expect.poll(shown).toEqual(texts('One', 'Two'));
  expect(await tab.locator('main article strong').allInnerTexts()).toEqual(['One', 'Two']);
  expect(watch.problems).toEqual([]);
});
