/** Rules that depend on the release of Docusaurus that a site is written for. */
import { expect, it } from 'vitest';
import { fixtureSite, type FixtureConfig } from '../support/fixtureSite.ts';

const DOC = { 'docs/index.md': '---\nslug: /\n---\n\n# One\n' };

/** Writes the paths of the routes that `postBuild` receives. */
const LIST_OF_ROUTES = `import { writeFileSync } from 'node:fs';
export default () => ({
  name: 'list',
  postBuild({ outDir, routes }) {
    const paths = routes.flatMap(function all(route) { return [route.path, ...(route.routes ?? []).flatMap(all)]; });
    writeFileSync(outDir + '/routes.json', JSON.stringify(paths));
  },
});
`;

async function buildFor(release: string, files: Record<string, string>, options: FixtureConfig = {}) {
  const site = await fixtureSite(
    { ...DOC, ...files, 'package.json': JSON.stringify({ dependencies: { '@docusaurus/core': release } }) },
    options,
  );
  return site.build();
}

it.each([
  ['^3.8.1', false],
  ['~3.10.0', true],
])('a blog without posts in a site for %s has a list: %s', async (release, hasList) => {
  const built = await buildFor(release, { 'blog/authors.yml': '' }, { blog: '{}' });
  expect(built.messages).toEqual([]);
  expect(await built.exists('blog.html')).toBe(hasList);
});

it.each([
  ['3.9.2', 'blog/authors/ann/authors/2.html'],
  ['3.10.2', 'blog/authors/ann/page/2.html'],
])('the second page of an author in a site for %s is %s', async (release, file) => {
  const built = await buildFor(
    release,
    {
      'blog/authors.yml': 'ann: { name: Ann, page: true }\n',
      'blog/2024-01-01-a.md': '---\nauthors: [ann]\n---\n\n# A\n\n<!-- truncate -->\n',
      'blog/2024-01-02-b.md': '---\nauthors: [ann]\n---\n\n# B\n\n<!-- truncate -->\n',
      'plugins/list.mjs': LIST_OF_ROUTES,
    },
    { blog: '{ postsPerPage: 1 }', config: "plugins: ['./plugins/list.mjs']," },
  );
  expect(await built.exists(file)).toBe(true);
  // Plugins see the same address.
  expect(JSON.parse(await built.read('routes.json'))).toContain(`/${file.replace('.html', '')}`);
});

it.each([
  ['3.9.2', ['Start', 'Start']],
  ['3.10.2', ['Guides', 'One']],
])('breadcrumbs in a site for %s begin and end with %j', async (release, labels) => {
  const built = await buildFor(
    release,
    {
      'sidebars.js': `module.exports = { docs: [
        { type: 'link', label: 'Start', href: '/' },
        { type: 'category', label: 'Guides', items: ['index'] },
      ] };`,
    },
    { docs: "{ routeBasePath: '/', sidebarPath: './sidebars.js' }" },
  );
  const [, trail = ''] = /theme-doc-breadcrumbs([^]*?)<\/nav>/.exec(await built.html('/')) ?? [];
  const shown = [...trail.matchAll(/breadcrumbs__link"[^>]*>([^<]+)/g)].map(([, label]) => label);
  expect([shown[0], shown.at(-1)]).toEqual(labels);
});

it.each([
  ["'hardcoded'", 'Oct 14, 2018', 'Author', []],
  ["'disabled'", undefined, undefined, []],
  ['false', undefined, undefined, []],
  [
    `{
      initialize({ siteDir }) { this.dir = siteDir; },
      async getFileCreationInfo(file) { return null; },
      async getFileLastUpdateInfo(file) { return { timestamp: Date.UTC(2021, 1, 3), author: file.split('/').pop() }; },
    }`,
    'Feb 3, 2021',
    'index.md',
    [],
  ],
  [
    `{ initialize() { throw new Error('no server'); }, async getFileCreationInfo(file) {}, async getFileLastUpdateInfo(file) {} }`,
    undefined,
    undefined,
    ['docusaurus.config.mjs: The functions of `future.experimental_vcs` fail: no server'],
  ],
])('experimental_vcs: %s', async (vcs, date, author, messages) => {
  const site = await fixtureSite(DOC, {
    docs: "{ routeBasePath: '/', showLastUpdateTime: true, showLastUpdateAuthor: true }",
    config: `future: { experimental_vcs: ${vcs} },`,
  });
  const built = await site.build({ keepGoing: true });
  expect(built.messages).toEqual(messages);
  const html = await built.html('/');
  expect(/<time [^>]*>([^<]*)/.exec(html)?.[1]).toBe(date);
  expect(/theme-last-updated[^]*?by <b>([^<]*)/.exec(html)?.[1]).toBe(author);
});

it.each([
  ['', 'A 😄'],
  ['markdown: { emoji: false },', 'A :smile:'],
])('names of emoji with "%s"', async (config, text) => {
  const built = await buildFor('3.9.2', { 'docs/index.md': '---\nslug: /\n---\n\n# One\n\nA :smile:\n' }, { config });
  expect(await built.html('/')).toContain(`<p>${text}</p>`);
});

it('plugins may ask when and by whom a file was changed, since 3.10', async () => {
  const built = await buildFor(
    '3.10.2',
    {
      'plugins/dates.mjs': `import { writeFileSync } from 'node:fs';
        export default ({ siteConfig, siteDir }) => ({
          name: 'dates',
          async postBuild({ outDir, siteMetadata }) {
            const { experimental_vcs: vcs } = siteConfig.future;
            const answers = [await vcs.getFileCreationInfo(siteDir + '/docs/index.md'), await vcs.getFileLastUpdateInfo('docs/index.md')];
            writeFileSync(outDir + '/dates.json', JSON.stringify([siteMetadata.docusaurusVersion, ...answers]));
          },
        });\n`,
    },
    { config: "future: { experimental_vcs: 'hardcoded' }, plugins: ['./plugins/dates.mjs']," },
  );
  expect(built.messages).toEqual([]);
  expect(JSON.parse(await built.read('dates.json'))).toEqual([
    '3.10.2',
    { timestamp: Date.UTC(2017, 2, 31, 22), author: 'Author' },
    { timestamp: Date.UTC(2018, 9, 14, 7, 27, 35), author: 'Author' },
  ]);
});

it('says what to write where the old syntax of ids is off', async () => {
  const page = { 'docs/index.md': '---\nslug: /\n---\n\n# One\n\n## Two {#two}\n' };
  const built = await buildFor('3.10.2', page, { config: 'future: { v4: true },' });
  expect(built.messages).toHaveLength(1);
  expect(built.messages[0]).toContain('`{#two}` is no id in this site');
  expect(built.messages[0]).toContain('Write `{/* #two */}`, or run "octavo write-heading-ids');
});
