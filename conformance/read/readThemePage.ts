import type { PageFacts } from '../facts.ts';
import { attributeOf, childElements, textOf, type Element } from '../html/parseHtml.ts';
import { removeAll, select, selectFirst } from '../html/select.ts';
import { toAddress, type Place } from './address.ts';
import { readArticle, type ArticleNames } from './readArticle.ts';
import { readHead } from './readHead.ts';
import { readOwn } from './readOwn.ts';
import { dayAt, hrefAt, labelled, minutesIn, readLinkList, textAt } from './readList.ts';

const ARTICLE: ArticleNames = {
  furniture:
    'h1, .hash-link, .clean-btn, .card, [class*=buttonGroup_], .theme-doc-toc-mobile, .docusaurus-mermaid-container',
  codeTitle: '[class*=codeBlockTitle_]',
  codeLine: '.token-line',
  numbered: '[class*=codeBlockLinesWithNumbering_]',
  firstNumber,
  admonitionTitle: '[class*=admonitionHeading_]',
};

/**
 * Docusaurus sets a counter by a style, one less than the first number. Octavo, which has no such styles, numbers each
 * line.
 */
function firstNumber(block: Element): string {
  const line = selectFirst(block, '[data-oc-line]');
  const before = /line-count (\d+)/.exec(attributesOf(block, 'pre, code'))?.[1] ?? 0;
  return (line && attributeOf(line, 'data-oc-line')) ?? String(Number(before) + 1);
}

/** Matches pages that are components: those in `src/pages`, and those of the site's own plugins. */
const CODE_PAGE = /\bplugin-(?!docs\b|blog\b|native\b|id-|[\w-]*search)/;

/** What a document shows, in the DOM of theme-classic. */
export function readThemePage(
  root: Element,
  place: Place,
  article: ArticleNames = ARTICLE,
): Omit<PageFacts, 'sidebar'> {
  const pageClass = attributeOf(root, 'class') ?? '';
  const isPost = pageClass.includes('blog-post-page');
  return {
    ...readHead(root, place),
    h1: select(root, 'h1:not(.oc-sr-only)').map(textOf),
    toc: select(root, '.theme-doc-toc-desktop a, .col--2 .table-of-contents a').map(
      (link) => `${decodeURIComponent(attributeOf(link, 'href') ?? '')} ${textOf(link)}`,
    ),
    breadcrumbs: readBreadcrumbs(root, place),
    previous: readPager(root, '.pagination-nav__link--prev', place),
    next: readPager(root, '.pagination-nav__link--next', place),
    badge: textAt(root, '.theme-doc-version-badge'),
    banner: readBanner(root, place),
    visibility: select(root, '.theme-unlisted-banner').length > 0 ? 'unlisted' : '',
    sidebarState: readSidebarState(root, place),
    own: readOwn(root, place),
    announcement: textAt(root, '.theme-announcement-bar, [class*=announcementBar_]'),
    recent: readLinkList(root, '[class*=sidebarItemLink_]', place),
    tags: readLinkList(root, isPost ? 'main footer a[rel=tag]' : '.theme-doc-footer-tags-row a[rel=tag]', place),
    edit: pageClass.includes('-list-page') ? '' : (hrefAt(root, '.theme-edit-this-page') ?? ''),
    updated: textAt(root, '.theme-last-updated'),
    published: isPost ? `${dayAt(root, 'main header time')} ${minutesIn(textAt(root, 'main header'))}`.trim() : '',
    authors: isPost ? select(root, 'main header .avatar').map((card) => readAuthor(card, place)) : [],
    items: readItems(root, pageClass, place),
    navbar: readNavbar(root, place),
    footer: readFooter(root, place),
    ...readArticle(findArticle(root, pageClass), place, article),
  };
}

function findArticle(root: Element, pageClass: string): Element | undefined {
  if (/-list-page|blog-authors-posts-page/.test(pageClass)) return undefined;
  if (CODE_PAGE.test(pageClass) && !pageClass.includes('mdx-page')) return selectFirst(root, '.main-wrapper');
  return selectFirst(root, pageClass.includes('mdx-page') ? 'main article' : '.theme-doc-markdown, .markdown');
}

function readBreadcrumbs(root: Element, place: Place): string[] {
  return select(root, '.breadcrumbs__item')
    .map((item) => labelled(textOf(item), hrefAt(item, 'a.breadcrumbs__link'), place))
    .filter((line) => !line.startsWith(' →'));
}

function readPager(root: Element, selector: string, place: Place): string {
  const link = selectFirst(root, selector);
  return link ? labelled(textAt(link, '.pagination-nav__label'), attributeOf(link, 'href'), place) : '';
}

function readSidebarState(root: Element, place: Place): string[] {
  const open = select(root, '.theme-doc-sidebar-item-category:not(.menu__list-item--collapsed)').map(
    (category) => `open ${textAt(category, '.menu__link')}`,
  );
  const here = select(root, '.theme-doc-sidebar-menu a[aria-current=page]').map(
    (link) => `here ${labelled(textOf(link), attributeOf(link, 'href'), place)}`,
  );
  return [...open, ...here];
}

function readBanner(root: Element, place: Place): string {
  const banner = selectFirst(root, '.theme-doc-version-banner');
  return banner ? labelled(textOf(banner), hrefAt(banner, 'a'), place) : '';
}

function readAuthor(card: Element, place: Place): string {
  return [labelled(textAt(card, '.avatar__name'), hrefAt(card, '.avatar__name a'), place), textAt(card, 'small')].join(
    '|',
  );
}

function readItems(root: Element, pageClass: string, place: Place): string[] {
  const cards = select(root, 'main a.card').map((card) => {
    // The picture in front of the name comes from the theme.
    const label = textAt(card, 'h2').replace(/^[^\p{L}\p{N}]+/u, '');
    return [labelled(label, attributeOf(card, 'href'), place), textAt(card, 'p')].join('|');
  });
  if (pageClass.includes('docs-tags-doc-list-page')) {
    return select(root, 'main article').map((item) =>
      [labelled(textAt(item, 'h2'), hrefAt(item, 'a'), place), textAt(item, 'p')].join('|'),
    );
  }
  if (/-tags-list-page/.test(pageClass)) return readTags(root, place);
  if (/blog-(?:list|tags-post-list|authors-posts)-page/.test(pageClass)) {
    return select(root, 'main article').map((post) =>
      [
        labelled(textAt(post, 'header h2'), hrefAt(post, 'header h2 a'), place),
        dayAt(post, 'time'),
        minutesIn(textAt(post, 'header')),
      ].join('|'),
    );
  }
  const authors = select(root, '[class*=authorListItem_]').map((item) =>
    [
      labelled(textAt(item, 'h2'), hrefAt(item, '.avatar__name a'), place),
      textAt(item, '[class*=authorBlogPostCount_]'),
      textAt(item, 'small'),
    ].join('|'),
  );
  const archive = pageClass.includes('plugin-blog') ? readLinkList(root, 'main section .col li a', place) : [];
  return [...cards, ...authors, ...archive];
}

function readTags(root: Element, place: Place): string[] {
  return select(root, 'main a[rel=tag]').map((tag) => {
    const count = textAt(tag, 'span');
    removeAll(tag, 'span');
    return [labelled(textOf(tag), attributeOf(tag, 'href'), place), count].join('|');
  });
}

function readNavbar(root: Element, place: Place): string[] {
  return select(root, '.navbar__brand, .navbar__items .navbar__item').flatMap((item) => {
    // A brand without name and picture exists, but is invisible.
    if (select(item, 'img').length === 0 && textOf(item) === '') return [];
    if (!/(?:^| )dropdown(?: |$)/.test(attributeOf(item, 'class') ?? '')) return readNavLink(item, place);
    const [head] = childElements(item);
    const entries = select(item, '.dropdown__menu li');
    return [
      ...(head ? [textOf(head)] : []),
      ...entries.flatMap((entry) => {
        const link = selectFirst(entry, 'a');
        return link ? readNavLink(link, place).map((line) => `- ${line}`) : [`- ${textOf(entry)}`];
      }),
    ];
  });
}

function readNavLink(link: Element, place: Place): string[] {
  const active = /__link--active/.test(attributeOf(link, 'class') ?? '') ? '* ' : '';
  return [active + labelled(textOf(link), attributeOf(link, 'href'), place)];
}

function readFooter(root: Element, place: Place): string[] {
  const footer = selectFirst(root, '.theme-layout-footer');
  if (!footer) return [];
  removeAll(footer, '.footer__link-separator');
  return [textOf(footer), ...select(footer, 'a').map((link) => toAddress(attributeOf(link, 'href') ?? '', place))];
}

function attributesOf(block: Element, selector: string): string {
  return select(block, selector)
    .map((element) => attributeOf(element, 'style') ?? '')
    .join(' ');
}
