/** Lists with the order and content that Docusaurus 3.8.1 gives them: archive, cards, tables of contents in the text. */
import { expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

const DATES = { p1: '2023-01-05', p2: '2023-03-01', p3: '2024-01-01', p4: '2024-02-02', p5: '2022-12-31' };
const post = (name: string, date: string) => [`blog/${name}.md`, `---\ntitle: ${name}\ndate: ${date}\n---\nText\n`];
const POSTS = Object.fromEntries([
  ...Object.entries(DATES).map(([name, date]) => post(name, date)),
  post('p6', DATES.p4),
  post('late', '2023-12-31T23:30:00-05:00'),
]) as Record<string, string>;

it.each([
  ['descending', ['2024', 'p3', 'late', 'p6', 'p4', '2023', 'p1', 'p2', '2022', 'p5']],
  ['ascending', ['2022', 'p5', '2023', 'p2', 'p1', '2024', 'p4', 'p6', 'late', 'p3']],
])('the archive of a blog that is sorted %s', async (sortPosts, order) => {
  const blog = `{ sortPosts: '${sortPosts}', onUntruncatedBlogPosts: 'ignore' }`;
  const site = await fixtureSite({ 'docs/a.md': '# A\n', ...POSTS }, { blog });
  const html = await (await site.build()).plainHtml('/blog/archive');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main'));
  const shown = [...main.matchAll(/<h3[^>]* id="(\d+)"| - (\w+)<\/a>/g)].map(([, year, title]) => year ?? title);
  expect(shown).toEqual(order);
});

it('cards count all items, and do not lead to unlisted pages', async () => {
  const category = (label: string, rest: string) => `{ type: 'category', label: '${label}', ${rest} }`;
  const site = await fixtureSite(
    {
      'docs/index.md': '# Home\n',
      'docs/x.md': '# X\n\nText *of* x.\n',
      'docs/y.md': '# Y\n',
      'docs/u.md': '---\nunlisted: true\n---\n\n# U\n',
      'sidebars.js': `module.exports = { s: ['index', ${category(
        'All',
        `link: { type: 'generated-index' }, items: ['x', 'u', ${category(
          'Two',
          "link: { type: 'doc', id: 'y' }, items: [{ type: 'link', label: 'L', href: 'https://l.example' }, { type: 'html', value: 'h' }]",
        )}, ${category('Past', "link: { type: 'doc', id: 'u' }, items: [{ type: 'ref', id: 'x' }]")}]`,
      )}] };`,
    },
    { docs: "{ routeBasePath: '/', sidebarPath: './sidebars.js' }" },
  );
  const html = await (await site.build()).plainHtml('/category/all');
  const cards = [...html.matchAll(/href="([^"]*)"><h2[^>]*title="([^"]*)".*?<\/h2>(?:<p[^>]*>(.*?)<\/p>)?/g)];
  expect(cards.map(([, href, title, text]) => [title, href, text])).toEqual([
    ['X', '../x.html', 'Text of x.'],
    ['Two', '../y.html', '2 items'],
    ['Past', '../x.html', '1 item'],
  ]);
});

it('the symbols of a document take no space, whatever size style sheets give to pictures', async () => {
  const html = await (await (await fixtureSite({ 'docs/a.md': '# A\n' })).build()).html('/a');
  expect(html).toMatch(/<body[^>]*><svg display="none" width="0" height="0"><defs>/);
});

it('<TOCInline> has the levels of its properties, or else those of the site', async () => {
  const text =
    "import TOCInline from '@theme/TOCInline';\n\n<TOCInline toc={toc} />\n\n<TOCInline toc={toc} minHeadingLevel={2} />\n";
  const headings = '## A\n\n### B\n\n##### D\n\n## E\n\n#### F\n\n###### G\n';
  const site = await fixtureSite(
    { 'docs/a.mdx': `# T\n\n${text}\n${headings}` },
    { themeConfig: '{ tableOfContents: { minHeadingLevel: 3, maxHeadingLevel: 5 } }' },
  );
  const html = await (await site.build()).html('/a');
  const lists = [...html.matchAll(/<div class="tableOfContentsInline_prmo">(.*?)<\/div>/g)].map(([, list = '']) =>
    list
      .replace(/<ul[^>]*>/g, '(')
      .replaceAll('</ul>', ')')
      .replace(/<[^>]*>/g, ''),
  );
  expect(lists).toEqual(['(B(D)F)', '(A(B(D))E(F))']);
});
