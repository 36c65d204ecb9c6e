/** Rules of theme-classic's DOM that show in whole sites only. `npm run conformance:looks` compares everything else. */
import { expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

const linksOf = (html: string) => {
  const links = [...html.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)].map(([, attributes = '', text = '']) => [
    text,
    /target="([^"]*)"/.exec(attributes)?.[1],
  ]);
  return Object.fromEntries(links.filter(([text]) => text !== '')) as Record<string, string | undefined>;
};

it('opens a new tab for links to files and to addresses with a scheme, but not for tags in code', async () => {
  const site = await fixtureSite({
    'docs/index.mdx': [
      '# Home',
      '[file](./a.zip) [static](/b.pdf) [mail](mailto:a@b.example) [away](https://away.example) [page](./other.md)',
      '<a href="https://away.example">tag</a>',
      '<Out />',
      'export const Out = () => <a href="https://away.example">own</a>;',
    ].join('\n\n'),
    'docs/other.md': '# Other\n\n<a href="https://away.example">raw</a>',
    'docs/a.zip': 'zip',
    'static/b.pdf': 'pdf',
  });
  const built = await site.build();
  expect(linksOf(await built.html('/'))).toMatchObject({
    file: '_blank',
    static: '_blank',
    mail: '_blank',
    away: '_blank',
    page: undefined,
    tag: undefined,
    own: undefined,
  });
});

it('gives the not-found page the class names of docs at the root', async () => {
  const files = { 'docs/index.md': '# Home' };
  const classesOf = async (docs?: string) => {
    const built = await (await fixtureSite(files, { docs })).build();
    return /<html[^>]* class="([^"]*)"/.exec(await built.read('404.html'))?.[1];
  };
  expect(await classesOf()).toBe('docs-wrapper plugin-docs plugin-id-default docs-version-current');
  expect(await classesOf("{ routeBasePath: '/docs' }")).toBe('plugin-native plugin-id-default');
});

it.each([
  ['', false],
  [`customFields: { octavo: { suggestions: true } },`, true],
  [`customFields: { octavo: { look: 'octavo' } },`, true],
])(
  'suggests pages in place of one that is not there only where the look or the site says so: %s',
  async (config, is) => {
    const built = await (await fixtureSite({ 'docs/index.md': '# Home' }, { config })).build();
    expect((await built.read('404.html')).includes('data-oc-suggestions')).toBe(is);
  },
);

it('names footnotes of posts so that a list of posts has no id twice', async () => {
  const post = (day: number) => ({ [`blog/2024-01-0${day}-p.md`]: `# P${day}\n\nText ${day}[^a].\n\n[^a]: Note.\n` });
  const site = await fixtureSite(
    { 'docs/index.md': '# Home\n\nText[^a].\n\n[^a]: Note.\n', ...post(1), ...post(2) },
    { blog: "{ onUntruncatedBlogPosts: 'ignore' }" },
  );
  const built = await site.build();
  const ids = (html: string) => [...html.matchAll(/ id="(user-content-fn-[^"]*)"/g)].map(([, id]) => id!);
  const listed = ids(await built.html('/blog'));
  expect(listed).toHaveLength(2);
  expect(new Set(listed).size).toBe(2);
  for (const id of listed) expect(id).toMatch(/^user-content-fn-a-[0-9a-f]{6}$/);
  expect(ids(await built.html('/blog/2024/01/01/p'))).toEqual([listed[1]]);
  expect(ids(await built.html('/'))).toEqual(['user-content-fn-a']);
});

it('a component in a heading is in the table of contents with its content', async () => {
  const site = await fixtureSite({
    'docs/index.mdx': [
      'export const Badge = ({ label, children }) => <b>{label}{children}</b>;',
      '# Home',
      '## One <Badge label="new" />',
      '## Two <Badge label="new">inside</Badge>',
    ].join('\n\n'),
  });
  const html = await (await site.build()).html('/');
  const toc = [...html.matchAll(/class="table-of-contents__link[^>]*>(.*?)<\/a>/g)].map(([, text]) => text);
  expect(toc).toEqual(['One <badge></badge>', 'Two <badge>inside</badge>']);
});

it('leaves room for a table of contents if no heading has one of its levels', async () => {
  const site = await fixtureSite({
    'docs/none.md': '# None\n\nText.\n',
    'docs/deep.md': '# Deep\n\n#### Footnotes\n',
    'docs/hidden.md': '---\nhide_table_of_contents: true\n---\n\n# Hidden\n\n#### Footnotes\n',
  });
  const built = await site.build();
  const tocsOf = async (name: string) =>
    [...(await built.html(`/${name}`)).matchAll(/<div class="([^"]*theme-doc-toc[^"]*)"/g)].map(([, names]) => names);
  for (const name of ['none', 'hidden']) expect(await tocsOf(name)).toEqual([]);
  expect(await tocsOf('deep')).toEqual([
    'tocCollapsible_ETCw theme-doc-toc-mobile tocMobile_ITEo',
    'tableOfContents_bqdL thin-scrollbar theme-doc-toc-desktop',
  ]);
});

it('shows the icon of links that leave the site for `href`, not for `to`', async () => {
  const items = `[
    { to: 'https://away.example/', label: 'to' },
    { href: 'https://away.example/', label: 'href' },
    { href: 'pathname:///a.txt', label: 'file' },
  ]`;
  const config = `themeConfig: {
    navbar: { items: [...${items}, { label: 'More', items: ${items} }] },
    footer: { links: [{ title: 'Links', items: ${items} }] },
  },`;
  const built = await (await fixtureSite({ 'docs/index.md': '# Home', 'static/a.txt': 'a' }, { config })).build();
  const html = (await built.html('/')).replace(/<noscript>[^]*?<\/noscript>/g, '');
  const iconsOf = (label: string) =>
    [...html.matchAll(new RegExp(`<a [^>]*>${label}(<svg)?`, 'g'))].map(([, icon]) => icon !== undefined);
  expect({ to: iconsOf('to'), href: iconsOf('href'), file: iconsOf('file') }).toEqual({
    to: [false, false, false],
    href: [true, true, true],
    file: [true, true, true],
  });
});
