/** Links as real folders have them, each case as small as possible. */
import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../../support/fixtureSite.ts';

const intro = { 'docs/intro.md': '---\nslug: /intro\n---\n\n# Intro\n' };

describe('pages that are omitted', () => {
  const files = {
    ...intro,
    'docs/later.md': '---\ndraft: true\n---\n\n# Later\n',
    'blog/2024-01-02-soon.md': '---\ndraft: true\n---\n\n# Soon\n',
    'blog/2024-01-03-now.md': '# Now\n\n<!-- truncate -->\n\n[soon](/blog/2024/01/02/soon)\n',
    'docs/a.md': '# A\n\n[draft](./later.md) [draft](/later)\n',
  };

  it('can be linked to: a warning, with any `onBrokenLinks`', async () => {
    const site = await fixtureSite(files, { blog: '{}', config: "onBrokenLinks: 'throw'," });
    const { report, messages, html } = await site.build();
    expect(report.outcome).toBe('built');
    expect(messages.filter((message) => message.includes('left out: it is')).sort()).toEqual([
      'blog/2024-01-03-now.md:5: The link "/blog/2024/01/02/soon" leads to a page that is left out: it is a draft.',
      'docs/a.md:3: The link "./later.md" leads to a page that is left out: it is a draft.',
      'docs/a.md:3: The link "/later" leads to a page that is left out: it is a draft.',
    ]);
    expect(await html('/a')).toContain('href="later.html"');
  });

  it('can be redirected to', async () => {
    const redirects = "{ redirects: [{ from: '/old', to: '/later' }, { from: '/older', to: '/later#x' }] }";
    const site = await fixtureSite(files, { config: `plugins: [['client-redirects', ${redirects}]],` });
    const { report, messages, read } = await site.build();
    expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(messages.filter((message) => message.includes('The redirect to'))).toHaveLength(2);
    expect(await read('older/index.html')).toContain('later');
  });

  it('may belong to a plugin that is omitted', async () => {
    const site = await fixtureSite(
      { ...intro, 'docs/a.md': '# A\n\n[guides](/guides)\n' },
      {
        config: `onBrokenLinks: 'throw', plugins: [
          'guides', ['client-redirects', { redirects: [{ from: '/old', to: '/guides' }] }],
        ],`,
      },
    );
    const { report, messages } = await site.build();
    expect(report.problems.filter(({ severity }) => severity === 'error')).toMatchObject([{ code: 'missing-package' }]);
    expect(messages.join('\n')).toContain('It may be a page of "guides", which Octavo leaves out.');
  });

  it('cause no message if broken links are ignored', async () => {
    const site = await fixtureSite(files, { config: "onBrokenLinks: 'ignore'," });
    expect((await site.build()).messages.join('\n')).not.toContain('leads to');
  });
});

// A build of this folder with Docusaurus 3.8.1 showed which links it checks.
it('checks links in Markdown and in `<Link>`; a broken one in a tag of code is a warning', async () => {
  const site = await fixtureSite(
    {
      'docs/index.mdx': [
        '---\nslug: /\n---\n',
        "import Link from '@docusaurus/Link';",
        "import useBaseUrl from '@docusaurus/useBaseUrl';",
        '\n# Home\n',
        '[md](/md) <a href="/tag">x</a> <Link to="/link">x</Link>',
        '<Link data-noBrokenLinkCheck to="/unchecked">x</Link>',
        '<Link target="_blank" to="/tab">x</Link> <Link target="_self" to="/self">x</Link>',
        "<a href={useBaseUrl('/tag-base')}>x</a> <Link to={useBaseUrl('/link-base')}>x</Link>",
      ].join('\n'),
      'docs/plain.md': '# Plain\n\n<a href="/html">x</a>\n',
      'src/pages/page.jsx':
        "import Link from '@docusaurus/Link'; export default () => <><a href='/code'>a</a><Link to='/code-link'>b</Link></>;",
    },
    { config: "onBrokenLinks: 'throw', markdown: { format: 'detect' }," },
  );
  const { report } = await site.build();
  const broken = (wanted: string) =>
    report.problems
      .filter(({ severity }) => severity === wanted)
      .flatMap(({ message }) => /^The link "([^"]*)"/.exec(message)?.[1] ?? [])
      .sort();
  expect(broken('error')).toEqual(['/code-link', '/html', '/link', '/link-base', '/md', '/self']);
  expect(broken('warning')).toEqual(['/code', '/tag', '/tag-base']);
});

// Docusaurus 3.8.1 tries the content folder, the site and the folder of the file, in this order.
it('looks for `x.md` in the content folder and in the site first, then next to the page', async () => {
  const site = await fixtureSite({
    ...intro,
    'docs/a/intro.md': '# Another\n',
    'docs/a/other.md': '# Other\n',
    'docs/a/page.md': '# Page\n\n[root](intro.md) [site](docs/a/other.md) [beside](other.md) [dot](./intro.md)\n',
  });
  const { messages, html } = await site.build();
  expect(messages).toEqual([]);
  const page = await html('/a/page');
  expect([...page.matchAll(/href="([^"]*)">(root|site|beside|dot)</g)].map(([, href, name]) => [name, href])).toEqual([
    ['root', '../intro.html'],
    ['site', 'other.html'],
    ['beside', 'other.html'],
    ['dot', 'intro.html'],
  ]);
});

it('a file name without a slash in a tag of code is relative to the address of the page', async () => {
  const page = 'export default () => <img src="img/a.svg" alt="" />;';
  const site = await fixtureSite(
    {
      ...intro,
      'src/pages/index.jsx': page,
      'src/pages/deep/other.jsx': page.replace('img/a', '../img/a'),
      'static/img/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    },
    { config: "i18n: { defaultLocale: 'en', locales: ['en', 'de'] }," },
  );
  const { messages, read } = await site.build();
  expect(messages).toEqual([]);
  expect(await read('index.html')).toMatch(/<img src=["']img\/a\.svg["']/);
  expect(await read('deep/other.html')).toMatch(/<img src=["']\.\.\/img\/a\.svg["']/);
  expect(await read('de/index.html')).toMatch(/<img src=["']\.\.\/img\/a\.svg["']/);
});

it("knows folders of static files with their own page, and Docusaurus's debugging pages", async () => {
  const site = await fixtureSite(
    {
      'docs/index.md':
        '---\nslug: /\n---\n\n# Home\n\n[api](/javadoc) [same](/javadoc/) [debug](/__docusaurus/debug/routes) [none](/none)\n',
      'static/javadoc/index.html': '<p>made by another tool</p>',
    },
    { config: "onBrokenLinks: 'throw'," },
  );
  const { report, html } = await site.build({ keepGoing: true });
  const links = report.problems.map(({ severity, message }) => `${severity} ${message}`);
  expect(links).toEqual([
    expect.stringMatching(/^warning The link "\/__docusaurus\/debug\/routes" .* which Octavo does not have\.$/),
    expect.stringMatching(/^error The link "\/none" /),
  ]);
  expect((await html('/')).match(/href="javadoc\/index\.html"/g)).toHaveLength(2);
});

it("anchors may be in the site's own theme, which is omitted", async () => {
  const site = await fixtureSite(
    { ...intro, 'docs/a.md': '# A\n\n[form](#form)\n', 'src/theme/Unknown/index.js': 'export default () => null;' },
    { config: "onBrokenAnchors: 'throw'," },
  );
  const { report, messages } = await site.build();
  expect(report.outcome).toBe('built');
  expect(messages.join('\n')).toContain("It may be in a component of the site's own theme, which Octavo leaves out.");
});

it('anchors in replaced parts of the theme are known, also on pages that a build keeps', async () => {
  const part = `import Heading from '@theme/Heading';
    import Original from '@theme-original/DocItem/Footer';
    export default (props) => <><Heading as="h2" id="form">Form</Heading><a href="#form">Up</a><Original {...props} /></>;`;
  const site = await fixtureSite({
    ...intro,
    'docs/a.md': '# A\n\n[own](#form), [of another page](./b.md#form)\n',
    'docs/b.md': '# B\n\n[none](./a.md#none)\n',
    'src/theme/DocItem/Footer/index.jsx': part,
  });
  const none = [expect.stringContaining('names the anchor "#none", which /a does not have.')];
  expect((await site.build()).messages).toEqual(none);
  await site.write({ 'docs/a.md': '# A\n\n[own](#form), [of another page](./b.md#form), again\n' });
  expect((await site.build()).messages).toEqual(none);
});

it('cards may name pages relative to their own page', async () => {
  const items = ['../page', 'b', './b', '/page', '../page#top'].map((href) => ({ type: 'link', label: href, href }));
  const site = await fixtureSite({
    ...intro,
    'docs/page.md': '# Page\n',
    'docs/sub/a.mdx': `import DocCardList from '@theme/DocCardList';\n\n# A\n\n<DocCardList items={${JSON.stringify(items)}} />\n`,
    'docs/sub/b.md': '# B\n',
  });
  const html = await (await site.build()).html('/sub/a');
  const hrefs = [...html.matchAll(/<a class="card [^"]*" href="([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual(['../page.html', 'b.html', 'b.html', '../page.html', '../page.html#top']);
});

it('reports in one sentence that HTML in the sidebar cannot be a card', async () => {
  const site = await fixtureSite(
    {
      'docs/index.mdx':
        "---\nslug: /\n---\n\nimport DocCardList from '@theme/DocCardList';\n\n# Home\n\n<DocCardList />\n",
      'docs/a.md': '# A\n',
      'sidebars.js': `module.exports = { docs: ['index', { type: 'html', value: '<hr>' },
        { type: 'category', label: 'C', link: { type: 'generated-index' }, items: ['a', { type: 'html', value: '<hr>' }] }] };`,
    },
    { docs: "{ routeBasePath: '/', sidebarPath: './sidebars.js' }" },
  );
  const { messages } = await site.build({ keepGoing: true });
  const told =
    'The sidebar item "<hr>" is of type "html" and cannot be a card. Move it out of its category, or link the category to a document that names its cards: `<DocCardList items={…} />`.';
  expect(messages).toEqual([`sidebars.js: ${told}`, `docs/index.mdx: ${told}`]);
});

it('an item of the navbar may name the index of a category, as a document by its slug', async () => {
  const site = await fixtureSite(
    {
      'docs/intro.md': '# Intro\n',
      'docs/examples/one.md': '# One\n',
      'docs/examples/_category_.json':
        '{ "label": "Examples", "link": { "type": "generated-index", "slug": "/examples" } }',
      'docs/more/two.md': '# Two\n',
      'docs/more/_category_.json': '{ "label": "More", "link": { "type": "generated-index" } }',
    },
    {
      trailingSlash: true,
      themeConfig: `{ navbar: { items: [
        { type: 'doc', docId: '/examples', label: 'All examples' }, { type: 'doc', docId: '/category/more', label: 'All more' },
      ] } }`,
    },
  );
  const built = await site.build();
  expect(built.messages).toEqual([]);
  const html = await built.html('/intro/');
  expect(html).toMatch(/<a [^>]*href="..\/examples\/index.html"[^>]*>All examples<\/a>/);
  expect(html).toMatch(/<a [^>]*href="..\/category\/more\/index.html"[^>]*>All more<\/a>/);
});
