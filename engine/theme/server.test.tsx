import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hasDocsLayout } from '../shared/pageLayout.ts';
import type { Page } from '../shared/pageContent.ts';
import { BlogArchivePage } from './pages/BlogArchivePage.tsx';
import { renderer } from './server.tsx';
import { sampleAssets } from './testing/sampleAssets.ts';
import { samplePages } from './testing/samplePages.ts';
import { sampleSite } from './testing/sampleSite.ts';

const render = (page: Page, site = sampleSite) => renderer.renderPage(site, page, sampleAssets);
const bodyOf = (page: Page, site = sampleSite) =>
  /<div id="__docusaurus">(.*)<\/div>(?:<(?:noscript|script)[^]*)?<\/body>/s.exec(render(page, site).document)![1]!;
const pages = Object.entries(samplePages);

describe.each(pages)('%s', (_name, page) => {
  const { document, file } = render(page);

  it('has one main, and one heading of the first rank', () => {
    // A page written as a component brings its own, or none.
    expect(document.match(/<main[ >]/g) ?? []).toHaveLength(page.kind === 'code-page' ? 0 : 1);
    expect(document.match(/<h1[ >]/g)).toHaveLength(1);
    if (page.kind !== 'search')
      expect(document).toContain(`>${file.main}</${hasDocsLayout(page.kind) ? 'main' : 'div'}>`);
  });

  it('has its parts in reading order', () => {
    const order = [
      'Skip to main content',
      '<nav aria-label="Main"',
      'id="__docusaurus_skipToContent_fallback"',
      '<footer class="theme-layout-footer ',
    ].map((part) => document.indexOf(part));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
  });

  it('has headings in order', () => {
    let last = 1;
    // Headings of the list of recent posts are next to the page, not in it.
    const main = file.main.replace(/<aside.*?<\/aside>/s, '');
    for (const [, element, level] of main.matchAll(/<h([1-6])(?:[ >](?:[^>]* aria-level="(\d)")?)/g)) {
      expect(Number(level ?? element) - last).toBeLessThanOrEqual(1);
      last = Number(level ?? element);
    }
  });

  it('passes a policy without unsafe-inline', () => {
    expect(document).not.toMatch(/<[^>]+ style=/);
    expect(document).not.toMatch(/<[^>]+ on[a-z]+=/);
  });

  it('has no id twice', () => {
    const ids = [...document.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('keeps the article out of its data', () => {
    expect(JSON.parse(/id="octavo:page">(.*?)<\/script>/.exec(document)![1]!)).not.toHaveProperty('main');
  });
});

describe('the shell', () => {
  const html = bodyOf(samplePages.doc);

  it('names its landmarks', () => {
    for (const name of ['Main', 'Docs sidebar', 'Breadcrumbs', 'Docs pages']) {
      expect(html).toMatch(new RegExp(`<nav[^>]* aria-label="${name}"`));
    }
  });

  it('names its buttons', () => {
    expect(html).toContain('aria-label="Toggle navigation bar" aria-expanded="false"');
    expect(html).toContain('aria-label="Close navigation bar"');
    expect(html).toContain('title="light mode" aria-label="Switch between dark and light mode (currently light mode)"');
  });

  it('has no colour switch and no drawer if there is nothing to switch or to show', () => {
    const site = {
      ...sampleSite,
      colorMode: { ...sampleSite.colorMode, disableSwitch: true },
      navbar: { ...sampleSite.navbar, items: [] },
    };
    const bare = bodyOf(samplePages.blogList, site);
    expect(bare).not.toContain('Switch between');
    expect(bare).not.toContain('navbar-sidebar"');
    expect(bare).not.toContain('navbar__toggle');
  });

  it('has its items in the drawer in the order of the configuration', () => {
    const link = (label: string, position: 'left' | 'right') => ({ type: 'link' as const, label, to: '/', position });
    const items = [link('First', 'right'), link('Second', 'left'), link('Third', 'right')];
    const body = bodyOf(samplePages.blogList, { ...sampleSite, navbar: { ...sampleSite.navbar, items } });
    const [bar = '', drawer = ''] = body.split('navbar-sidebar"');
    const order = (part: string) => part.match(/First|Second|Third/g)?.slice(0, 3);
    expect(order(bar)).toEqual(['Second', 'First', 'Third']);
    expect(order(drawer)).toEqual(['First', 'Second', 'Third']);
  });

  it('marks where the reader is', () => {
    expect(html).toContain(
      '<a class="navbar__item navbar__link navbar__link--active" href="../index.html" aria-current="page">Docs</a>',
    );
    expect(html).toContain(
      '<a class="menu__link menu__link--active" aria-current="page" href="deployment.html">Deployment</a>',
    );
    const category = (label: string) =>
      new RegExp(`<li class="([^"]*)"><div[^>]*><a class="([^"]*)"[^>]*>${label}</a>`);
    const [, models, modelsLink] = category('Models').exec(html)!;
    expect(models).toBe('theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-1 menu__list-item');
    expect(modelsLink).toMatch(/^menu__link menu__link--sublist .*menu__link--active$/);
    const [, installation, installationLink] = category('Installation').exec(html)!;
    expect(installation).toMatch(/ menu__list-item--collapsed$/);
    expect(installationLink).not.toContain('--active');
  });

  it('opens links that leave the site in a new tab', () => {
    expect(html).toContain(
      '<a class="footer__link-item" href="https://github.com/emberhold" target="_blank" rel="noopener noreferrer">GitHub<svg ',
    );
  });

  it('opens the footer’s logo in the same tab, unless the site says otherwise', () => {
    const logo = { src: '/img/logo.svg', alt: 'x', href: 'https://away.example' };
    const footer = { ...sampleSite.footer!, logo };
    const linkOf = (site: typeof sampleSite) =>
      /<a class="footerLogoLink_BH7S"[^>]*>/.exec(bodyOf(samplePages.doc, site))![0];
    expect(linkOf({ ...sampleSite, footer })).not.toContain('target');
    expect(linkOf({ ...sampleSite, footer: { ...footer, logo: { ...logo, target: '_blank' } } })).toContain('"_blank"');
  });

  it('keeps the place of the brand if there is neither title nor logo, under the name of the site', () => {
    const navbar = { ...sampleSite.navbar, title: '', logo: undefined, name: 'Emberhold' };
    expect(bodyOf(samplePages.doc, { ...sampleSite, navbar })).toContain(
      '<a class="navbar__brand" href="../index.html" aria-label="Emberhold"></a>',
    );
  });

  it('leaves room for the announcement above the sidebar', () => {
    const announcementBar = { id: 'n', html: 'News', isCloseable: true };
    expect(bodyOf(samplePages.doc, { ...sampleSite, announcementBar })).toContain('menuWithAnnouncementBar_GW3s');
    expect(html).not.toContain('menuWithAnnouncementBar_GW3s');
  });

  it('has an announcement, dismissible where the site says so', () => {
    const announcementBar = { id: 'n', html: '<b>News</b>', isCloseable: false };
    const fixed = bodyOf(samplePages.doc, { ...sampleSite, announcementBar });
    expect(fixed).toContain('announcementBarContent_xLdY"><b>News</b></div></div>');
    expect(
      bodyOf(samplePages.doc, { ...sampleSite, announcementBar: { ...announcementBar, isCloseable: true } }),
    ).toContain('aria-label="Close" class="clean-btn close closeButton_CVFx announcementBarClose_gvF7"');
  });
});

describe('a large sidebar', () => {
  const items = Array.from({ length: 20 }, (_, group) => ({
    type: 'category' as const,
    label: `Group ${group}`,
    collapsible: true,
    collapsed: true,
    items: Array.from({ length: 100 }, (_, at) => ({
      type: 'link' as const,
      label: `Page ${at}`,
      href: `/g${group}/p${at}`,
    })),
  }));
  const page = { ...samplePages.doc, path: '/g3/p7', sidebar: { name: 'big', items } };

  it('travels only as far as the reader sees it', () => {
    const html = bodyOf(page);
    // Next to the article, and in the drawer of readers without JavaScript.
    expect(html.match(/>Page \d+</g)).toHaveLength(2 * 100);
    expect(html).toContain('aria-current="page" href="p7.html">Page 7');
    expect(html).toContain('href="../g4/p0.html">Group 4');
  });

  it('neither all of a list without categories, nor categories that are open at first, travel with every page', () => {
    const flat = items.flatMap((group) => group.items);
    expect(bodyOf({ ...page, sidebar: { name: 'flat', items: flat } }).match(/>Page \d+</g)).toHaveLength(2 * 101);
    const open = items.map((group) => ({ ...group, collapsed: false }));
    expect(bodyOf({ ...page, sidebar: { name: 'open', items: open } }).match(/>Page \d+</g)).toHaveLength(2 * 100);
    const fixed = items.map((group) => ({ ...group, collapsed: false, collapsible: false }));
    expect(bodyOf({ ...page, sidebar: { name: 'fixed', items: fixed } }).match(/>Page \d+</g)).toHaveLength(2 * 100);
  });

  it('has the entries of a category that starts open, so that none of them appears late', () => {
    const [first, ...others] = items.map((group) => ({ ...group, items: group.items.slice(0, 40) }));
    const html = bodyOf({ ...page, sidebar: { name: 'mixed', items: [{ ...first!, collapsed: false }, ...others] } });
    expect(html).toMatch(/aria-expanded="true"[^>]*>Group 0</);
    expect(html).toMatch(/aria-expanded="true"[^>]*>Group 3</);
    // The drawer of readers without JavaScript has those on the way to the page.
    expect(html.match(/>Page \d+</g)).toHaveLength(40 + 2 * 40);
  });
});

describe('a doc', () => {
  it('warns of an old version in the reference’s words', () => {
    const { main } = render(samplePages.oldDoc).file;
    expect(main).toContain('role="alert"');
    expect(main).toContain('This is documentation for Emberhold <b>0.5.0</b>, which is no longer actively maintained.');
    expect(main).toMatch(
      /For up-to-date documentation, see the <b><a [^>]*href="\.\.\/\.\.\/models\/deployment\.html"[^>]*>latest version<\/a><\/b> \(0\.5\.1 \(Latest\)\)\./,
    );
  });

  it('reports which version it is of, where it stands and how to take it along', () => {
    const { main } = render(samplePages.doc).file;
    expect(main).toContain('>Version: 0.5.1 (Latest)<');
    expect(main).toContain('<a aria-label="Home page" class="breadcrumbs__link" href="../index.html">');
    expect(main).toContain('data-oc-copy-page="deployment.md"');
    expect(main).toContain(
      'Last updated<!-- --> on <b><time dateTime="2025-02-25T00:00:00.000Z" itemProp="dateModified">Feb 25, 2025</time></b> by <b>Ada</b>',
    );
  });

  it('gets a heading from its title unless it has one or wants none', () => {
    const content = { ...samplePages.doc.content, html: '<p>x</p>', hasH1: false, title: '<b>' } as Page['content'];
    expect(render({ ...samplePages.doc, content }).file.main).toContain('<header><h1>&lt;b&gt;</h1></header>');
    expect(
      render({ ...samplePages.doc, content: { ...content, hideTitle: true } as Page['content'] }).file.main,
    ).not.toContain('<h1');
  });
});

describe('the blog', () => {
  it('writes dates as the reference does', () => {
    expect(render(samplePages.blogList).file.main).toContain('>January 13, 2025</time> · <!-- -->12 min read');
    expect(render(samplePages.blogPost).file.main).toContain('>January 13, 2025</time> · <!-- -->12 min read');
    expect(render(samplePages.blogArchive).file.main).toContain('>January 3<!-- --> - <!-- -->Adding Emberhold');
  });

  it('shows posts in lists up to where they are truncated', () => {
    const { main } = render(samplePages.blogList).file;
    expect(main.match(/<article class="margin-bottom--xl">/g)).toHaveLength(4);
    expect(main).toContain('<div class="markdown"><p>It begins so.</p></div>');
    expect(main).toContain('aria-label="Read more about A primer on GenAI hardware"');
  });

  it('counts each author’s posts', () => {
    const { main } = render(samplePages.blogAuthors).file;
    expect(main).toMatch(/Ada Quill<\/h2><\/a><span class="authorBlogPostCount_iiJ5">3<\/span>/);
    expect(main).toMatch(/Ben Okafor<\/h2><\/a><span class="authorBlogPostCount_iiJ5">1<\/span>/);
  });
});

it('reports what the reference says when there is no page', () => {
  const { main } = render(samplePages.notFound).file;
  expect(main).toContain('<h1 class="hero__title">Page Not Found</h1>');
  expect(main).toContain('We could not find what you were looking for.');
  expect(main).toContain(
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  );
});

it('draws cards for a list of docs', () => {
  const cards = [{ type: 'category' as const, label: 'A & B', href: '/a', count: 2 }];
  expect(renderer.renderDocCards(sampleSite, cards, (target) => `..${target}.html`)).toBe(
    '<section class="row"><article class="docCardListItem_W1sv col col--6">' +
      '<a class="card padding--lg cardContainer_fWXF" href="../a.html">' +
      '<h2 class="text--truncate cardTitle_rnsV" title="A &amp; B">🗃️<!-- --> <!-- -->A &amp; B</h2>' +
      '<p class="text--truncate cardDescription_PWke" title="2 items">2 items</p></a></article></section>',
  );
});

it('a page component outside its provider is an error that names the provider', () => {
  const content = { kind: 'blog-archive' as const, title: 'Archive', years: [] };
  expect(() => renderToStaticMarkup(<BlogArchivePage content={content} />)).toThrow('outside <PageProvider>');
});
