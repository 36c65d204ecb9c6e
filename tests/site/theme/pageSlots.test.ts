import { describe, expect, it } from 'vitest';
import { type Built } from '../../support/fixtureSite.ts';
import {
  wrap,
  siteWith,
  mainOf,
  scripts,
  wrapAll,
  mark,
  buildWith,
  CLASSIC,
  CLASSIC_PACKAGE,
} from '../../support/overrideSite.ts';

describe('parts around pages that differ from page to page', () => {
  const files = {
    'docs/deep/_category_.json': '{ "label": "Deep", "link": { "type": "generated-index", "slug": "/deep" } }',
    'docs/cards.mdx': "# Cards\n\nimport DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n",
  };
  const themeConfig = `{ navbar: { title: 'Here', items: [
    { to: '/deep/two', label: 'Link' },
    { label: 'Menu', items: [{ to: '/', label: 'Start' }] },
    { type: 'html', value: '<i>Html</i>' },
  ] } }`;
  const options = { themeConfig, config: "themes: ['@easyops-cn/docusaurus-search-local']," };
  /** The HTML between the comment with its name and the one that ends it. */
  const partOf = (html: string, name: string) => {
    const [, after] = html.split(`<!--oc-slot ${name}-->`);
    let depth = 1;
    const end = [...(after ?? '').matchAll(/<!--(oc-|\/oc-->)/g)].find(
      ([, mark]) => (depth += mark === 'oc-' ? 1 : -1) === 0,
    );
    return after?.slice(0, end?.index);
  };

  it('show the theme’s own part and the addition, at their place', async () => {
    const plain = await (await siteWith(files, options)).build();
    const groups: [name: string, slot: string, shown: string, notShown?: string][][] = [
      [
        ['DocSidebar', 'DocSidebar', '/deep/two', '/blog'],
        ['BackToTopButton', 'BackToTopButton', '/deep/two', '/blog'],
        ['SearchPage', 'SearchPage', '/search', '/'],
        ['NavbarItem/DefaultNavbarItem', 'NavbarItem 0', '/'],
        ['NavbarItem/DropdownNavbarItem', 'NavbarItem 1', '/'],
        ['NavbarItem/HtmlNavbarItem', 'NavbarItem 2', '/'],
      ],
      [['NavbarItem', 'NavbarItem 1', '/']],
    ];
    for (const parts of groups) {
      const built = await buildWith({ ...files, ...wrapAll(parts.map(([name]) => name)) }, options);
      for (const part of parts) await expectWrapped(built, plain, ...part);
    }
  });

  async function expectWrapped(
    built: Built,
    plain: Built,
    name: string,
    slot: string,
    shown: string,
    notShown?: string,
  ) {
    const part = partOf(await built.html(shown), slot);
    expect(part?.startsWith(mark(name)), `${name}: ${part}`).toBe(true);
    const own = part!.replace(mark(name), '');
    const ids = (text: string) => text.replace(/ (?:id|for|popoverTarget|aria-controls)="[^"]*"|<!--.*?-->/gi, '');
    expect(ids(await plain.html(shown))).toContain(ids(own));
    if (name === 'DocSidebar') expect(own).toMatch(/<a [^>]*href=/);
    // The data of a page contains it, but not a second copy of what the app shows.
    const { slots } = await built.data(shown);
    expect(slots?.[slot]).toContain(mark(name));
    expect(slots?.[slot]).not.toContain('oc-sidebar');
    if (notShown === undefined) return;
    expect(partOf(await built.html(notShown), slot) ?? '').toBe('');
    expect((await built.data(notShown)).slots?.[slot]).toBe('');
  }

  it('get Docusaurus’s properties, and know their page', async () => {
    const built = await buildWith(
      {
        ...files,
        'src/theme/DocSidebar.jsx': `
          import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
          import Link from '@docusaurus/Link';
          const Item = ({ item, path }) => item.type === 'category'
            ? <li>{item.label}<ul>{item.items.map((child) => <Item key={child.label} item={child} path={path} />)}</ul></li>
            : <li><Link to={item.href} data-active={isActiveSidebarItem(item, path)}>{item.label}</Link></li>;
          export default ({ sidebar, path }) => <ul>{sidebar.map((item) => <Item key={item.label} item={item} path={path} />)}</ul>;`,
        'src/theme/TOC.jsx':
          'export default ({ toc }) => <ol>{toc.map(({ id, value, level }) => <li key={id}>{level} {value}</li>)}</ol>;',
      },
      options,
    );
    const html = await built.plainHtml('/deep/two');
    expect(partOf(html, 'DocSidebar')).toBe(
      '<ul><li><a data-active="false" href="../cards.html">Cards</a></li>' +
        '<li>Deep<ul><li><a data-active="true" href="two.html">Two</a></li></ul></li>' +
        '<li><a data-active="false" href="../index.html">One</a></li></ul>',
    );
    expect(html).toContain('<div class="col col--3"><ol><li>2 Part</li></ol></div>');
    // It needs no browser. The only script is the one that changes it after a navigation.
    expect(scripts(await built.files())).toEqual([]);
    expect((await built.files()).filter((file) => /assets\/slots\..*js$/.test(file))).toHaveLength(1);
  });

  it('one that fails on a page is replaced there by the theme’s own', async () => {
    const site = await siteWith({
      'src/theme/TOC.jsx': `export default () => { throw new Error('no luck'); };`,
    });
    const built = await site.build({ keepGoing: true });
    expect(built.messages).toEqual([
      "src/theme/TOC.jsx: `TOC` fails: no luck. The theme's own is shown in its place. It shows on /deep/two.",
    ]);
    expect(await built.html('/deep/two')).toContain('class="tableOfContents_bqdL');
  });

  it.each([
    [
      'wrapped',
      wrap('DocCard', '<b>added</b>'),
      /<article class="docCardListItem_W1sv col col--6"><b>added<\/b><a class="card padding--lg cardContainer_fWXF" href="(?:deep\/)?two.html">/,
    ],
    [
      'in place of the theme’s',
      `import Link from '@docusaurus/Link'; export default ({ item }) => <Link className="card" to={item.href}>{item.label}</Link>;`,
      /<article [^>]*><a class="card" href="(?:deep\/)?two.html">Two<\/a><\/article>/,
    ],
  ])('cards, %s: in generated indexes and in content', async (_how, text, expected) => {
    const built = await buildWith({
      ...files,
      'docs/deep/cards.mdx': files['docs/cards.mdx'],
      'src/theme/DocCard.jsx': text,
    });
    expect(mainOf(await built.html('/deep'))).toMatch(expected);
    expect(mainOf(await built.html('/deep/cards'))).toMatch(expected);
  });

  it('a sidebar of the blog lists posts by Docusaurus’s own helpers', async () => {
    const built = await buildWith({
      'blog/2025-01-31-new.md': '# New\n\nText.\n\n<!-- truncate -->\n',
      'blog/2024-01-31-old.md': '# Old\n\nText.\n\n<!-- truncate -->\n',
      'blog/2023-01-31-secret.md': '---\nunlisted: true\n---\n\n# Secret\n\nText.\n\n<!-- truncate -->\n',
      'src/theme/BlogSidebar/index.jsx': [
        "import { BlogSidebarItemList, groupBlogSidebarItemsByYear, useVisibleBlogSidebarItems } from '@docusaurus/plugin-content-blog/client';",
        'export default function BlogSidebar({ sidebar }) {',
        '  const items = useVisibleBlogSidebarItems(sidebar.items);',
        '  return <aside className="mine">{groupBlogSidebarItemsByYear(items).map(([year, posts]) => (',
        '    <section key={year}>{year}<BlogSidebarItemList items={posts} ulClassName="u" liClassName="l" linkClassName="k" /></section>',
        '  ))}</aside>;',
        '}',
      ].join('\n'),
    });
    const html = await built.html('/blog/2024/01/31/old');
    expect(html).toMatch(
      /<section>2025<ul class="u"><li class="l"><a class="k" href="[^"]*new[^"]*">New<\/a><\/li><\/ul>/,
    );
    expect(html).toMatch(
      /<section>2024<ul class="u"><li class="l"><a class="k active" aria-current="page" [^>]*>Old<\/a>/,
    );
    expect(html).not.toContain('Secret</a>');
  });

  it('content may import components that only Docusaurus’s theme has, if it is installed', async () => {
    const built = await buildWith({
      ...CLASSIC_PACKAGE,
      [`${CLASSIC}/lib/theme/Tag/index.js`]: 'export default ({ label }) => <em>#{label}</em>;',
      'docs/own.mdx':
        "# Tags\n\nimport Tag from '@theme/Tag';\nimport Icon from '@theme/Icon/ExternalLink';\n\n<Tag label=\"a\" /> <Icon width={9} />\n",
    });
    expect(mainOf(await built.plainHtml('/own'))).toMatch(
      /<em>#a<\/em>\s<svg width="9" [^>]*><use href="#theme-svg-external-link"/,
    );
  });

  it('content may show parts of its page, and parts of the shell', async () => {
    const site = await siteWith({
      'docs/own.mdx': [
        '# Own',
        "import EditThisPage from '@theme/EditThisPage';",
        "import DocBreadcrumbs from '@theme/DocBreadcrumbs';",
        "import ColorModeToggle from '@theme/ColorModeToggle';",
        "import DocSidebar from '@theme/DocSidebar';",
        "import NavbarItem from '@theme/NavbarItem';",
        "import TOC from '@theme/TOC';",
        '<div className="parts"><EditThisPage editUrl="https://x.example/e" /><DocBreadcrumbs /><ColorModeToggle className="own" /></div>',
        '<div className="toc"><TOC toc={toc} /><TOC /></div>',
        '<div className="item"><NavbarItem label="Two" to="/deep/two" /><NavbarItem type="doc" docId="index" /><DocSidebar /></div>',
        '## Below\n',
      ].join('\n\n'),
    });
    const built = await site.build();
    expect(built.messages).toEqual([
      'docs/own.mdx:17: `<TOC>` is given no headings, and is left out. Write `<TOC toc={toc} />`.',
      expect.stringMatching(
        /^docs\/own\.mdx:19: An item of the type "doc" shows in the navbar of the configuration only; here it is left out\. Write a link/,
      ),
      expect.stringContaining('The theme shows "DocSidebar" on the pages that it belongs to; here it is left out.'),
    ]);
    const html = mainOf(await built.html('/own'));
    expect(html).toMatch(
      /<div class="toc"><div class="tableOfContentsInline_prmo"><ul class="table-of-contents"><li><a href="#below">Below<\/a><\/li>/,
    );
    expect(html).toContain('<div class="item"><a class="navbar__item navbar__link" href="deep/two.html">Two</a></div>');
    expect(mainOf(await built.html('/own'))).toMatch(
      /<div class="parts"><a [^>]*href="https:\/\/x.example\/e"[^]*?Edit this page<\/a><nav [^>]*aria-label="Breadcrumbs"[^]*?>Own<\/span>[^]*?<\/nav><!--oc-island \["@theme\/Navbar#ColorModeToggle"[^]*?<div class="toggle_vylO own">[^]*?<!--\/oc--><\/div>/,
    );
  });

  it('a component deep inside shows in Docusaurus’s own component around it', async () => {
    const built = await buildWith({
      ...CLASSIC_PACKAGE,
      [`${CLASSIC}/lib/theme/Footer/index.js`]: 'export default () => null;',
      [`${CLASSIC}/lib/theme/DocSidebar/index.js`]: `
        import DocSidebarItems from '@theme/DocSidebarItems';
        export default ({ sidebar, path }) => <ul className="menu__list"><DocSidebarItems items={sidebar} activePath={path} /></ul>;`,
      [`${CLASSIC}/lib/theme/DocSidebarItems/index.js`]: `
        import DocSidebarItem from '@theme/DocSidebarItem';
        export default ({ items, ...props }) => items.map((item) => <DocSidebarItem key={item.label} item={item} {...props} />);`,
      [`${CLASSIC}/lib/theme/DocSidebarItem/index.js`]: 'export default ({ item }) => <li>{item.label}</li>;',
      'src/theme/DocSidebarItem/index.jsx': wrap('DocSidebarItem', '<i>new</i>'),
      'src/theme/DocSidebar/index.jsx': wrap('DocSidebar', '<b>around</b>'),
    });
    expect(partOf(await built.html('/'), 'DocSidebar')).toMatch(
      /^<b>around<\/b><ul class="menu__list"><i>new<\/i><li>deep<\/li><i>new<\/i><li>One<\/li><\/ul>$/,
    );
  });
});
