import { expect, it } from 'vitest';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';

const post = (title: string, tags: string) =>
  `---\ntitle: ${title}\n${tags}---\n\nThe excerpt.\n\n<!-- truncate -->\n\nThe rest.\n`;

const site = useServedSite({
  'docusaurus.config.mjs': `export default {
    title: 'Posts', url: 'https://posts.example', baseUrl: '/', trailingSlash: false,
    customFields: { octavo: { look: 'octavo' } },
    presets: [['classic', { docs: false, blog: { routeBasePath: '/', onInlineTags: 'ignore' } }]],
  };`,
  'blog/2025-01-02-tagged.md': post('Tagged', 'tags: [one, two]\n'),
  'blog/2025-01-01-plain.md': post('Plain', ''),
});

it.each([1280, 390])('shows "Read more" at the end of the line, next to the tags, at %i pixels', async (width) => {
  const { tab } = await openTab({ viewport: { width, height: 900 } });
  await tab.goto(site.url);
  const boxes = () =>
    tab.evaluate(() =>
      [...document.querySelectorAll('main article')].map((article) => {
        const [more, tags] = ['.text--right a', '.tags_jXut'].map((name) =>
          article.querySelector(name)?.getBoundingClientRect(),
        );
        const middle = (box?: DOMRect) => box && box.top + box.height / 2;
        return {
          toTheEnd: Math.round(article.getBoundingClientRect().right - more!.right),
          toTheTags: Math.round(Math.abs(middle(more)! - (middle(tags) ?? middle(more)!))),
        };
      }),
    );
  await expect.poll(boxes).toEqual([
    { toTheEnd: 0, toTheTags: 0 },
    { toTheEnd: 0, toTheTags: 0 },
  ]);
});
