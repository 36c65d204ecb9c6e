import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageData, SidebarData, SidebarItem } from '../../engine/shared/pageData.ts';
import type { SiteData } from '../../engine/shared/siteData.ts';
import type { PageFacts, SidebarNode, SiteFacts } from '../facts.ts';
import { attributeOf, childElements, parseHtml, textOf, type Element } from '../html/parseHtml.ts';
import { removeAll, select, selectFirst } from '../html/select.ts';
import { toAddress, toRoute, type Place } from './address.ts';
import { listDocuments } from './listDocuments.ts';
import { readArticle, type ArticleNames } from './readArticle.ts';
import { readFeeds } from './readFeeds.ts';
import { readHead } from './readHead.ts';
import { readOwn } from './readOwn.ts';
import { dayAt, hrefAt, labelled, minutesIn, readLinkList, textAt } from './readList.ts';
import { readRedirects } from './readRedirects.ts';
import { readSitemaps } from './readSitemaps.ts';

const ARTICLE: ArticleNames = {
  furniture: 'h1, .hash-link, .theme-code-block button, .mermaid, .diagram',
  codeTitle: '.code-title',
  codeLine: '.line',
  numbered: '.code-numbered',
  firstNumber: (block) => {
    const line = selectFirst(block, '[data-line]');
    return (line && attributeOf(line, 'data-line')) ?? '1';
  },
  admonitionTitle: '.admonition-heading',
};

/** `locale`: the one whose sidebars and versions are wanted, where there are several. */
export async function readOctavo(outDir: string, locale?: string): Promise<SiteFacts> {
  const folder = locale === undefined ? '' : `${locale}/`;
  const facts: SiteFacts = {
    ...(locale !== undefined && { locale }),
    pages: {},
    sidebars: {},
    versions: await readVersions(outDir, locale),
    feeds: await readFeeds(outDir),
    redirects: await readRedirects(outDir, '/'),
    sitemaps: await readSitemaps(outDir),
  };
  for (const file of await listDocuments(outDir)) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    if (!html.includes('id="octavo:page"')) continue;
    const root = parseHtml(html);
    const { docs } = readPageData(root);
    facts.pages[toRoute(`/${file}`)] = {
      ...readPage(root, placeOf(root, file)),
      sidebar: docs?.sidebar?.name ?? '',
    };
    if (docs?.sidebar && file.startsWith(folder)) {
      const { items } = await readData<SidebarData>(path.join(outDir, docs.sidebar.file));
      facts.sidebars[`${docs.instanceId} ${docs.versionName} ${docs.sidebar.name}`] = items.map((item) =>
        toNode(item, folder),
      );
    }
  }
  return facts;
}

/** The 404 page is served anywhere, so its links begin with the base URL; all others are relative. */
function placeOf(root: Element, file: string): Place {
  const base = attributeOf(root, 'data-oc-lost') ?? '/';
  return { base, path: base + file };
}

function readPage(root: Element, place: Place): Omit<PageFacts, 'sidebar'> {
  const { kind } = readPageData(root);
  const isPost = kind === 'blog-post';
  return {
    ...readHead(root, place),
    h1: select(root, 'h1:not(.oc-sr-only)').map(textOf),
    toc: select(root, '.oc-toc a').map(
      (link) => `${decodeURIComponent(attributeOf(link, 'href') ?? '')} ${textOf(link)}`,
    ),
    breadcrumbs: select(root, '.oc-breadcrumbs li')
      .map((item) => labelled(textOf(item), hrefAt(item, 'a'), place))
      .filter((line) => !line.startsWith(' →')),
    previous: readPager(root, '.oc-pager-previous', place),
    next: readPager(root, '.oc-pager-next', place),
    badge: textAt(root, '.oc-badge'),
    banner: readBanner(root, place),
    visibility: textAt(root, '.oc-notice[role=note]').includes('unlisted') ? 'unlisted' : '',
    sidebarState: readSidebarState(root, place),
    own: readOwn(root, place),
    announcement: textAt(root, '.oc-announcement'),
    recent: readLinkList(root, '.oc-recent a', place),
    tags: readLinkList(root, '.oc-tags-row a', place),
    edit: hrefAt(root, '.oc-edit-row a') ?? '',
    updated: textAt(root, '.oc-edit-row span'),
    published: isPost ? `${dayAt(root, '.oc-post-line time')} ${minutesIn(textAt(root, '.oc-meta'))}`.trim() : '',
    authors: isPost
      ? select(root, '.oc-author').map((card) =>
          [labelled(textAt(card, 'a, b'), hrefAt(card, 'a'), place), textAt(card, 'small')].join('|'),
        )
      : [],
    items: readItems(root, isPost, place),
    navbar: readNavbar(root, place),
    footer: readFooter(root, place),
    ...readArticle(findArticle(root, kind), place, ARTICLE),
  };
}

/** Where a site's own component shows posts in a list, they are whole articles there. */
function findArticle(root: Element, kind = ''): Element | undefined {
  if (/^(?:blog-list|blog-author|tag)$/.test(kind)) return undefined;
  return withoutCards(selectFirst(root, 'main .markdown, .oc-code-page'));
}

/** Cards of a category are items. An author's own list in the same dress has no headings, and stays. */
function withoutCards(article: Element | undefined): Element | undefined {
  for (const list of article ? select(article, '.oc-cards') : []) {
    if (select(list, 'h2').length > 0) list.childNodes = [];
  }
  return article;
}

function readPager(root: Element, selector: string, place: Place): string {
  const link = selectFirst(root, selector);
  return link ? labelled(textAt(link, 'b'), attributeOf(link, 'href'), place) : '';
}

function readSidebarState(root: Element, place: Place): string[] {
  const open = select(root, '.oc-sidebar li').flatMap((item) => {
    const parts = childElements(item);
    const folded = parts.find(({ tagName }) => tagName === 'details');
    const isOpen = folded ? attributeOf(folded, 'open') !== undefined : parts.some(({ tagName }) => tagName === 'ul');
    const label = parts.find(({ tagName }) => tagName === 'a' || tagName === 'span');
    return isOpen ? [`open ${label ? textOf(label) : textAt(item, 'summary')}`] : [];
  });
  const here = select(root, '.oc-sidebar a[aria-current=page]').map(
    (link) => `here ${labelled(textOf(link), attributeOf(link, 'href'), place)}`,
  );
  return [...open, ...here];
}

function readBanner(root: Element, place: Place): string {
  const banner = selectFirst(root, '.oc-notice[role=alert]');
  return banner ? labelled(textOf(banner), hrefAt(banner, 'a'), place) : '';
}

function readItems(root: Element, isPost: boolean, place: Place): string[] {
  const described = (selector: string) =>
    select(root, selector).map((item) =>
      [labelled(textAt(item, 'h2'), hrefAt(item, 'h2 a'), place), textAt(item, 'p')].join('|'),
    );
  return [
    ...described('main .oc-cards li').filter((line) => !line.startsWith('|')),
    ...described('main .oc-tagged'),
    ...select(root, 'main .oc-letter a').map((tag) => {
      const count = textAt(tag, 'small');
      removeAll(tag, 'small');
      return [labelled(textOf(tag), attributeOf(tag, 'href'), place), count].join('|');
    }),
    ...select(root, 'main .oc-posts li').map((post) =>
      [labelled(textAt(post, 'h2'), hrefAt(post, 'a'), place), dayAt(post, 'time'), minutesIn(textOf(post))].join('|'),
    ),
    ...(isPost ? [] : select(root, 'main article.oc-post')).map((post) =>
      [labelled(textAt(post, 'h2'), hrefAt(post, 'h2 a'), place), dayAt(post, 'time'), minutesIn(textOf(post))].join(
        '|',
      ),
    ),
    ...select(root, 'main .oc-author-list li').flatMap((item) => {
      // Links of an author are a list inside the list.
      if (select(item, 'h2').length === 0) return [];
      const [, title = '', count = ''] = /^(?:(.*) · )?(\d+)(?: .*)?$/.exec(textAt(item, '.oc-meta')) ?? [];
      return [labelled(textAt(item, 'h2'), hrefAt(item, 'h2 a'), place), count, title].join('|');
    }),
    ...readLinkList(root, 'main .oc-year li a', place),
  ];
}

function readNavbar(root: Element, place: Place): string[] {
  const bar = selectFirst(root, '.oc-navbar');
  if (!bar) return [];
  const items = select(bar, '.oc-nav-items').flatMap(childElements);
  return [...select(bar, '.oc-brand'), ...items].flatMap((item) => {
    const [button] = select(item, '.oc-nav-link');
    if (item.tagName === 'a') return [readNavLink(item, place)];
    if (!button) return select(item, 'input').length > 0 ? [] : [textOf(item)];
    return [
      textOf(button),
      ...select(item, '.oc-menu li').map((entry) => `- ${readNavLink(selectFirst(entry, 'a') ?? entry, place)}`),
    ];
  });
}

function readNavLink(link: Element, place: Place): string {
  const active = attributeOf(link, 'aria-current') === undefined ? '' : '* ';
  return active + labelled(textOf(link), attributeOf(link, 'href'), place);
}

function readFooter(root: Element, place: Place): string[] {
  const footer = selectFirst(root, '.oc-footer');
  if (!footer) return [];
  return [textOf(footer), ...select(footer, 'a').map((link) => toAddress(attributeOf(link, 'href') ?? '', place))];
}

function readPageData(root: Element): Partial<PageData> {
  const script = selectFirst(root, '[id="octavo:page"]');
  const text = script?.childNodes.map((node) => ('value' in node ? node.value : '')).join('') || '{}';
  return JSON.parse(text) as Partial<PageData>;
}

async function readVersions(outDir: string, locale: string | undefined): Promise<SiteFacts['versions']> {
  const folder = path.join(outDir, '_octavo');
  const names = (await readdir(folder)).filter((file) => /^site-.*\.js$/.test(file));
  const all = await Promise.all(names.map((name) => readData<SiteData>(path.join(folder, name))));
  const site = all.find((data) => locale === undefined || data.locale.name === locale);
  if (!site) throw new Error('Octavo wrote no data of the site.');
  const { docs, folder: inOutput = '' } = site;
  const versions = Object.values(docs).map(({ id, versions }) => [
    id,
    versions.map(({ name, label, isLast, path, mainDocId }) =>
      [name, label, isLast ? 'last' : '', toRoute(`/${inOutput}${path.slice(1)}`), mainDocId].join('|'),
    ),
  ]);
  return Object.fromEntries(versions) as SiteFacts['versions'];
}

async function readData<T>(filePath: string): Promise<T> {
  const text = await readFile(filePath, 'utf8');
  return JSON.parse(text.slice(text.indexOf(',') + 1, text.lastIndexOf(')'))) as T;
}

function toNode(item: SidebarItem, folder: string): SidebarNode {
  const className = item.className ? { className: item.className } : {};
  if (item.type === 'html') return { label: item.value, ...className };
  const href =
    item.href === undefined
      ? {}
      : { href: toAddress(item.href.replace(/^\//, `/${folder}`), { base: '/', path: '/' }) };
  if (item.type === 'link') return { label: item.label, ...href, ...className };
  const { label, collapsed, collapsible, items } = item;
  return { label, ...href, ...className, collapsed, collapsible, items: items.map((child) => toNode(child, folder)) };
}
