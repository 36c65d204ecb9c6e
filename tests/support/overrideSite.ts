/** A site with documents and a blog, for tests of components in `src/theme`. */
import { expect } from 'vitest';
import { fixtureSite, type Built, type FixtureConfig, type FixtureSite } from './fixtureSite.ts';

const DOCS = {
  'docs/index.md': '---\nslug: /\ntags: [first]\n---\n\n# One\n\nText of one.\n\n:::note[Mind]\n\nThe gap.\n\n:::\n',
  'docs/deep/two.md': '# Two\n\n## Part\n\nText of two.\n',
  'blog/2024-01-02-post.md':
    '---\ntitle: Post\ntags: [news]\nauthors: [ann]\n---\n\nThe beginning.\n\n<!-- truncate -->\n\nThe rest.\n',
  'blog/authors.yml': 'ann: { name: Ann, page: true }\n',
};

/** A Markdown page at `/words`. */
export const PAGE = {
  'src/pages/words.md': '---\nmood: calm\n---\n\n# Words\n\n## Part\n\nText of words.\n',
};

export const OPTIONS: FixtureConfig = {
  docs: "{ routeBasePath: '/', editUrl: 'https://edit.example/' }",
  blog: '{}',
  themeConfig: `{ footer: { copyright: 'Copyright of ours', links: [{ label: 'Two', to: '/deep/two' }] } }`,
};

/** The folder of Docusaurus's theme, for sites in which it is installed. */
export const CLASSIC = 'node_modules/@docusaurus/theme-classic';
export const CLASSIC_PACKAGE = { [`${CLASSIC}/package.json`]: '{ "name": "@docusaurus/theme-classic" }' };

export function siteWith(files: Record<string, string>, options: FixtureConfig = {}): Promise<FixtureSite> {
  return fixtureSite({ ...DOCS, ...files }, { ...OPTIONS, ...options });
}

/** Builds such a site, and expects no problems. */
export async function buildWith(files: Record<string, string>, options: FixtureConfig = {}): Promise<Built> {
  const built = await (await siteWith(files, options)).build();
  expect(built.messages).toEqual([]);
  return built;
}

/** A component that shows the theme's own after some elements. */
export const wrap = (name: string, before: string) =>
  `import Original from '@theme-original/${name}';
   export default function Wrapper(props) { return <>${before}<Original {...props} /></>; }`;

/** Wraps these components; each adds its name. */
export const wrapAll = (names: string[]) =>
  Object.fromEntries(names.map((name) => [`src/theme/${name}/index.jsx`, wrap(name, mark(name))]));

export const mark = (name: string) => `<b>${name}</b>`;

/** Everything between navbar and footer; on docs pages, the content of `<main>`. */
export const mainOf = (html: string) =>
  html.slice(
    html.search(/<main class="docMainContainer|<div id="__docusaurus_skip/),
    html.lastIndexOf('<footer class="theme-layout'),
  );

/** Scripts with code of the site. */
export const scripts = (files: string[]) => files.filter((file) => /^assets\/(?:code\/|live).*\.js$/.test(file));
