/** A site begun from Docusaurus's template: a landing page made of Infima's classes, and a blog with its recent posts. */
import type { Page as Tab } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';

const FILES = {
  'docusaurus.config.mjs': `export default {
    title: 'Lantern', url: 'https://lantern.example', baseUrl: '/', trailingSlash: false,
    customFields: { octavo: { look: 'octavo' } },
    presets: [['classic', { docs: {}, blog: { onUntruncatedBlogPosts: 'ignore' }, theme: { customCss: './src/custom.css' } }]],
    themeConfig: { footer: { style: 'dark', copyright: 'Lantern' } },
  };`,
  'src/custom.css': ':root { --ifm-color-primary: #2e8555; }',
  'docs/intro.md': '# Intro\n',
  'src/pages/index.jsx': `
    import Link from '@docusaurus/Link';
    import Heading from '@theme/Heading';
    import Layout from '@theme/Layout';
    import styles from './index.module.css';
    export default () => (
      <Layout>
        <header className="hero hero--primary">
          <div className="container">
            <Heading as="h1" className="hero__title">Lantern</Heading>
            <p className="hero__subtitle">Light where you need it</p>
            <div className={styles.buttons}>
              <Link className="button button--secondary button--lg" to="/docs/intro">Begin with the tutorial, now</Link>
            </div>
          </div>
        </header>
        <main><div className="container"><Heading as="h3">Warm</Heading><p>Text.</p></div></main>
      </Layout>
    );`,
  'src/pages/index.module.css': '.buttons { display: flex; align-items: center; justify-content: center; }',
  'blog/2024-01-01-first.md': '---\ntitle: First\n---\n\nText of the first.\n',
  'blog/2024-01-02-second.md': '---\ntitle: Second\n---\n\nText of the second.\n\n## Part\n\nMore.\n',
};

const site = useServedSite(FILES);

async function open(page: string, width: number): Promise<Tab> {
  const { tab } = await openTab({ viewport: { width, height: 800 } });
  await tab.goto(site.url + page);
  return tab;
}

const sizeOf = async (tab: Tab, selector: string) => (await tab.locator(selector).first().boundingBox())!;

it('a landing page is spaced as Infima has it, down to the footer', async () => {
  const tab = await open('', 1280);
  const styles = await tab.evaluate(() => {
    const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);
    return {
      title: [styleOf('.hero__title').fontSize, styleOf('.hero__title').marginBottom],
      subtitle: [styleOf('.hero__subtitle').fontSize, styleOf('.hero__subtitle').marginBottom],
      heading: [styleOf('main h3').fontSize, styleOf('main h3').marginTop],
      footer: styleOf('.footer').marginTop,
    };
  });
  expect(styles).toEqual({
    title: ['48px', '16px'],
    subtitle: ['24px', '20px'],
    heading: ['20px', '0px'],
    footer: '0px',
  });
  // The line above it is the site's own colour.
  const line = await tab.locator('.footer').evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(line).toContain('rgb(46, 133, 85)');
  await tab.close();
});

it('a button on a phone is as wide as its text', async () => {
  const tab = await open('', 390);
  const fits = await tab.locator('.hero .button').evaluate((element) => element.scrollWidth <= element.clientWidth);
  expect(fits).toBe(true);
  await tab.close();
});

it.each(['first', 'second'])('recent posts leave the post %s its measure, and follow it on a phone', async (name) => {
  const wide = await open(`blog/2024/01/0${name === 'first' ? 1 : 2}/${name}`, 1280);
  const [article, recent] = [await sizeOf(wide, 'main article'), await sizeOf(wide, '.sidebar_re4s')];
  expect(article.width).toBeGreaterThan(600);
  expect(article.width).toBeLessThanOrEqual(39 * 16);
  expect(recent.x + recent.width).toBeLessThan(article.x);
  await wide.close();
  const narrow = await open(`blog/2024/01/0${name === 'first' ? 1 : 2}/${name}`, 390);
  const after = await sizeOf(narrow, '.sidebar_re4s');
  const post = await sizeOf(narrow, 'main article');
  expect(after.y).toBeGreaterThanOrEqual(post.y + post.height);
  await narrow.close();
});
