import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../../support/fixtureSite.ts';

const HOME = { 'docs/index.md': '---\nslug: /\n---\n\n# Home\n' };

describe('a plugin that wraps a content plugin', () => {
  const CHANGELOG = `import fs from 'node:fs';
    import path from 'node:path';
    import blogPlugin from '@docusaurus/plugin-content-blog';
    export { validateOptions } from '@docusaurus/plugin-content-blog';
    export default async function changelog(context, options) {
      const dir = path.join(context.siteDir, 'changelog/source');
      const blog = await blogPlugin(context, { ...options, path: dir, id: 'changelog' });
      return {
        ...blog,
        name: 'changelog-plugin',
        async loadContent() {
          const text = fs.readFileSync(path.join(context.siteDir, 'CHANGELOG.md'), 'utf8');
          fs.rmSync(dir, { recursive: true, force: true });
          fs.mkdirSync(dir, { recursive: true });
          for (const [, version, body] of text.matchAll(/^## (\\S+)\\n([^#]*)/gm)) {
            fs.writeFileSync(path.join(dir, version + '.md'), '---\\ntitle: Version ' + version + '\\nslug: /' + version + '\\ndate: 2026-01-0' + version[0] + '\\n---\\n' + body);
          }
          const content = await blog.loadContent();
          content.perPage = options.postsPerPage;
          return content;
        },
        configureWebpack(...values) {
          const config = blog.configureWebpack(...values);
          config.module.rules[0].use[0].options.metadataPath = () => '';
          return config;
        },
        contentLoaded({ content, actions }) {
          actions.setGlobalData({ titles: content.blogPosts.map(({ metadata }) => metadata.title), perPage: content.perPage });
        },
      };
    }`;
  const RECENT = `const fs = require('fs');
          const path = require('path');
          const blog = require('@docusaurus/plugin-content-blog');
          async function recent(...values) {
            const own = await blog.default(...values);
            return { ...own, async contentLoaded(given) {
              const file = path.join(values[0].siteDir, '.docusaurus/recent.json');
              fs.writeFileSync(file, JSON.stringify(given.content.blogPosts.map(({ metadata }) => metadata)));
              return own.contentLoaded(given);
            } };
          }
          module.exports = { ...blog, default: recent };`;
  const NEWS = "{ routeBasePath: 'news', onUntruncatedBlogPosts: 'ignore' }";
  const files = {
    ...HOME,
    'blog/2026-02-01-hello.md': '# Hello\n',
    'plugins/changelog.ts': CHANGELOG,
    'docs/titles.mdx':
      "# Titles\n\nimport { usePluginData } from '@docusaurus/useGlobalData';\n\nexport const Titles = () => { const { titles, perPage } = usePluginData('changelog-plugin', 'default'); return <b>{titles.join()} by {perPage}</b>; };\n\n<Titles />\n",
  };
  const CONFIG_OF_LOG =
    "plugins: [['./plugins/changelog.ts', { routeBasePath: 'changes', blogTitle: 'Changes', onUntruncatedBlogPosts: 'ignore' }]],";

  it("finds its data by Docusaurus's names for it", async () => {
    const site = await fixtureSite(
      {
        ...HOME,
        'blog/2026-02-01-hello.md': '# Hello\n',
        'src/Words.jsx': 'export default ({ word, other }) => <b>{word.text} {other.text}</b>;',
        'plugins/words.cjs': `const path = require('path');
          const blog = require('@docusaurus/plugin-content-blog');
          const toName = (root, file) => '~blog/' + path.relative(root, file).split(path.sep).join('/');
          async function words(context, options) {
            const own = await blog.default(context, options);
            return { ...own, async contentLoaded(given) {
              const { createData, addRoute } = given.actions;
              const word = await createData('word.json', { text: 'one' });
              const other = await createData('other.json', { text: 'two' });
              addRoute({ path: '/words', exact: true, component: '@site/src/Words', modules: {
                word: toName(path.join('.docusaurus', own.name), word),
                other: toName(path.join(context.generatedFilesDir, own.name), other),
              } });
              return own.contentLoaded(given);
            } };
          }
          module.exports = { ...blog, default: words };`,
      },
      { config: "plugins: [['./plugins/words.cjs', { onUntruncatedBlogPosts: 'ignore' }]]," },
    );
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(await built.plainHtml('/words')).toContain('<b>one two</b>');
  });

  it('replaces a page by one that it adds first', async () => {
    const site = await fixtureSite(
      {
        ...HOME,
        'blog/2026-02-01-hello.md': '---\ntitle: Hello\ntags: [new]\n---\n\nSome text.\n',
        'blog/2026-02-02-other.md': '# Other\n\nSee [the first](./2026-02-01-hello.md).\n',
        'src/Post.jsx':
          'export default ({ content: Content }) => <main><h1>{Content.metadata.title}: {Content.metadata.tags[0].label}</h1><Content /></main>;',
        'plugins/posts.cjs': `const blog = require('@docusaurus/plugin-content-blog');
          async function posts(context, options) {
            const own = await blog.default(context, options);
            return { ...own, async contentLoaded({ content, actions }) {
              const [, { metadata }] = content.blogPosts;
              const add = (component) => actions.addRoute({ path: metadata.permalink, exact: true, component, modules: { content: metadata.source } });
              add('@site/src/Post');
              await own.contentLoaded({ content, actions });
              add('@site/src/Never');
            } };
          }
          module.exports = { ...blog, default: posts };`,
      },
      {
        config: "plugins: [['./plugins/posts.cjs', { onUntruncatedBlogPosts: 'ignore', authorsMapPath: 'none.yml' }]],",
      },
    );
    const built = await site.build();
    const html = await built.plainHtml('/blog/2026/02/01/hello');
    expect(html).toContain('<main><h1>Hello: new</h1><p>Some text.</p></main>');
    expect(html).not.toContain('blog-post-page');
    expect(await built.html('/blog/2026/02/02/other')).toContain('href="../01/hello.html"');
    expect(await built.html('/blog')).toContain('href="blog/2026/02/01/hello.html"');
    expect(await built.read('blog/rss.xml')).toContain('Hello');
  });

  it('under its own id has the pages of the wrapped plugin, and those that it writes first', async () => {
    const log = '# Log\n\n## 1.0\n\nThe first.\n\n## 2.0\n\nThe second.\n';
    const site = await fixtureSite(
      { ...files, 'CHANGELOG.md': log },
      { blog: "{ onUntruncatedBlogPosts: 'ignore' }", config: CONFIG_OF_LOG },
    );
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(await built.html('/changes/1.0')).toContain('<p>The first.</p>');
    expect(await built.html('/changes')).toContain('The second.');
    expect(await built.html('/blog')).toContain('Hello');
    expect(await built.html('/titles')).toContain('<b>Version 2.0,Version 1.0<!-- --> by <!-- -->10</b>');
    await site.write({ 'CHANGELOG.md': '# Log\n\n## 3.0\n\nThe third.\n' });
    const again = await site.build();
    expect(again.messages).toEqual([]);
    expect(await again.html('/changes')).toContain('The third.');
    expect(await again.html('/titles')).toContain('<b>Version 3.0<!-- --> by <!-- -->10</b>');
    expect(await again.exists('changes/1.0.html')).toBe(false);
  });

  it.each([
    ['in a file', { 'plugins/recent.cjs': RECENT }, `plugins: [['./plugins/recent.cjs', ${NEWS}]],`],
    [
      'that the configuration imports',
      { 'plugins/recent.cjs': RECENT },
      `plugins: [[require('./plugins/recent.cjs').default, ${NEWS}]],`,
    ],
    [
      'as a function of the configuration',
      {},
      `plugins: [[async (context, options) => {
          const { default: blog } = await import('@docusaurus/plugin-content-blog');
          const own = await blog(context, options);
          return { ...own, async contentLoaded({ content }) {
            const file = context.siteDir + '/.docusaurus/recent.json';
            (await import('node:fs')).mkdirSync(context.siteDir + '/.docusaurus', { recursive: true });
            (await import('node:fs')).writeFileSync(file, JSON.stringify(content.blogPosts.map(({ metadata }) => metadata)));
          } };
        }, ${NEWS}]],`,
    ],
  ])('%s gets the content, and tells the site of it', async (_, more, config) => {
    const site = await fixtureSite(
      {
        ...HOME,
        'blog/2026-02-01-hello.md': '# Hello\n\nText.\n',
        'src/pages/latest.jsx': `import posts from '@site/.docusaurus/recent.json';
          export default () => <ul>{posts.map(({ title, permalink }) => <li key={permalink}><a href={permalink}>{title}</a></li>)}</ul>;`,
        ...more,
      },
      { config },
    );
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(await built.html('/latest')).toContain('<li><a href="news/2026/02/01/hello.html">Hello</a></li>');
    await site.write({ 'blog/2026-03-01-next.md': '# Next\n\nText.\n' });
    const again = await site.build();
    expect(await again.html('/latest')).toContain('>Next</a>');
    const clean = await site.build({ cache: false });
    expect(await clean.html('/latest')).toBe(await again.html('/latest'));
  });

  it('and fails is omitted, or replaced by the plugin that it wraps; the message says why', async () => {
    const config = (id: string) =>
      `plugins: [['./plugins/odd.mjs', { routeBasePath: 'odd', onUntruncatedBlogPosts: 'ignore'${id} }]],`;
    const odd = `import blog from '@docusaurus/plugin-content-blog'; export default () => { void blog; throw new Error('not today'); };`;
    const posts = { ...HOME, 'blog/2026-02-01-hello.md': '# Hello\n', 'plugins/odd.mjs': odd };
    const blog = "{ onUntruncatedBlogPosts: 'ignore' }";
    const taken = await (await fixtureSite(posts, { blog, config: config('') })).build();
    expect(taken.messages).toEqual([
      'docusaurus.config.mjs: plugins[0]: "./plugins/odd.mjs" wraps the blog plugin, and cannot be run (not today); it is left out.',
    ]);
    const free = await (await fixtureSite(posts, { blog, config: config(", id: 'odd', path: 'blog'") })).build();
    expect(free.messages).toEqual([
      'docusaurus.config.mjs: plugins[0]: "./plugins/odd.mjs" cannot be run (not today); it is taken for the blog plugin that it wraps.',
    ]);
    expect(await free.html('/odd')).toContain('Hello');
  });

  it('is not the package itself, given as a function: Octavo uses its own plugin for it', async () => {
    const site = await fixtureSite({
      ...HOME,
      'news/2026-02-01-hello.md': '# Hello\n',
      'docusaurus.config.mjs': `import blog from '@docusaurus/plugin-content-blog';
          export default { title: 'Fixture', url: 'https://fixture.example', baseUrl: '/', trailingSlash: false,
            presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
            plugins: [[blog, { path: 'news', routeBasePath: 'news', onUntruncatedBlogPosts: 'ignore' }]] };`,
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(await built.html('/news')).toContain('Hello');
  });
});
