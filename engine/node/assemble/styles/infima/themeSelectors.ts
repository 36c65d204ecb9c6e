/**
 * What a class name of Infima, or one that Docusaurus promises to keep (`ThemeClassNames`), means in Octavo's theme. The
 * theme's elements have names of their own; the selectors of a site's style sheets are made to find them. Each has at least
 * the weight of the theme's own rule for the element, so that the site's rule, which comes later, wins.
 */
export const themeSelectors: Record<string, string> = {
  // A class may be called like a property of all objects.
  __proto__: null as never,

  navbar: '.oc-navbar',
  'navbar--fixed-top': '.oc-navbar',
  navbar__inner: '.oc-navbar>nav',
  navbar__items: '.oc-nav-items',
  'navbar__items--right': '.oc-nav-end',
  navbar__item: '.oc-nav-items>*',
  navbar__link: '.oc-nav-link',
  'navbar__link--active': '.oc-nav-link[aria-current]',
  navbar__brand: '.oc-brand',
  navbar__title: '.oc-brand>b',
  navbar__logo: '.oc-brand>.oc-logo',
  // Docusaurus has a box around the picture.
  'navbar__logo img': '.oc-brand>img.oc-logo',
  navbar__toggle: '.oc-menu-button',
  navbar__search: '.oc-search',
  'navbar__search-input': '.oc-search-field>input',
  // On a desktop the same element is the column of the sidebar.
  'navbar-sidebar': '.oc-drawer:popover-open',
  'navbar-sidebar--show': 'html:has(.oc-drawer:popover-open)',
  'navbar-sidebar__brand': '.oc-drawer-head',
  'navbar-sidebar__items': '.oc-drawer-menu',
  'navbar-sidebar__close': '.oc-drawer-close',
  dropdown: '.oc-dropdown',
  dropdown__menu: '.oc-menu',
  dropdown__link: '.oc-menu-link',
  'dropdown__link--active': '.oc-menu-link[aria-current]',

  menu: '.oc-sidebar,.oc-drawer-menu',
  menu__list: '.oc-tree,.oc-tree ul',
  'menu__list-item': '.oc-tree li',
  'menu__list-item-collapsible': '.oc-tree li:has(>details)',
  menu__link: '.oc-tree .oc-tree-link,.oc-tree li>details:first-child>summary',
  'menu__link--active': '.oc-tree .oc-tree-link[aria-current],.oc-tree details[data-active]>summary',
  'menu__link--sublist': '.oc-tree .oc-tree-category,.oc-tree li>details:first-child>summary',
  menu__caret: '.oc-tree-link+details>summary',

  footer: '.oc-footer',
  'footer--dark': '.oc-footer[data-style=dark]',
  footer__links: '.oc-footer-columns',
  footer__col: '.oc-footer-columns>div',
  footer__title: '.oc-footer-title',
  footer__items: '.oc-footer ul',
  footer__item: '.oc-footer li',
  'footer__link-item': '.oc-footer li>a',
  footer__bottom: '.oc-footer-end',
  footer__copyright: '.oc-footer-end>div',
  footer__logo: '.oc-footer .oc-logo',

  // The list itself: what is around it is hidden where there is no room.
  'table-of-contents': '.oc-toc>ul,.oc-folded-toc>ul',
  'table-of-contents__left-border': '.oc-toc>ul',
  'table-of-contents__link': ':is(.oc-toc,.oc-folded-toc) a',
  'table-of-contents__link--active': '.oc-toc a[aria-current]',
  'pagination-nav': '.oc-pager',
  'pagination-nav__link': '.oc-pager a',
  'pagination-nav__link--prev': '.oc-pager .oc-pager-previous',
  'pagination-nav__link--next': '.oc-pager .oc-pager-next',
  'pagination-nav__label': '.oc-pager b',
  'pagination-nav__sublabel': '.oc-pager small',
  breadcrumbs: '.oc-breadcrumbs ol',
  breadcrumbs__item: '.oc-breadcrumbs li',
  'breadcrumbs__item--active': '.oc-breadcrumbs li:last-child',
  breadcrumbs__link: '.oc-breadcrumbs :is(a,span)',

  alert: '.theme-admonition',
  'alert--secondary': '.theme-admonition-note',
  'alert--info': '.theme-admonition-info',
  'alert--success': '.theme-admonition-tip',
  'alert--warning': '.theme-admonition-warning',
  'alert--danger': '.theme-admonition-danger',
  'tabs__item--active': '.tabs__item[aria-selected=true]',
  'prism-code': '.theme-code-block>pre',
  anchor: '.markdown :is(h1,h2,h3,h4,h5,h6)[id]',
  'theme-tabs-container': '.tabs-container',
  'clean-btn': '.oc-menu-button,.oc-color-mode,.oc-drawer-close',

  'main-wrapper': '.oc-layout',
  'theme-layout-main': '.oc-layout',
  'theme-layout-navbar': '.oc-navbar',
  'theme-layout-navbar-left': '.oc-nav-items:not(.oc-nav-end)',
  'theme-layout-navbar-right': '.oc-nav-end',
  'theme-layout-footer': '.oc-footer',
  'theme-layout-footer-column': '.oc-footer-columns>div',
  'theme-announcement-bar': '.oc-announcement',
  'theme-back-to-top-button': '.oc-to-top',
  'theme-doc-sidebar-container': '.oc-drawer.oc-has-sidebar',
  'theme-doc-sidebar-menu': '.oc-sidebar>.oc-tree',
  'theme-doc-sidebar-item-category': '.oc-sidebar li:has(>details)',
  'theme-doc-sidebar-item-link': '.oc-sidebar li:has(>.oc-tree-link:only-child)',
  ...sidebarLevels(),
  'theme-doc-breadcrumbs': '.oc-breadcrumbs',
  'theme-doc-version-badge': '.oc-badge',
  'theme-doc-version-banner': '.oc-notice',
  'theme-doc-toc-desktop': '.oc-toc',
  'theme-doc-toc-mobile': '.oc-folded-toc',
  'theme-doc-footer': '.oc-edit-row',
  'theme-doc-footer-edit-meta-row': '.oc-edit-row',
  'theme-doc-footer-tags-row': '.oc-tags-row',
  'theme-blog-footer-edit-meta-row': '.oc-edit-row',
  'theme-edit-this-page': '.oc-edit-row>a',
  'theme-last-updated': '.oc-edit-row>:not(a)',
  'theme-unlisted-banner': '.oc-notice',

  'plugin-docs': page(':is([data-kind=doc],[data-kind=generated-index],[data-kind^=tag])'),
  'plugin-blog': page('[data-kind^=blog]'),
  'plugin-pages': page('[data-kind=page]'),
  'docs-doc-page': page('[data-kind=doc]'),
  'blog-wrapper': page('[data-kind^=blog]'),
  'blog-list-page': page('[data-kind=blog-list]'),
  'blog-post-page': page('[data-kind=blog-post]'),
  'mdx-wrapper': page('[data-kind=page]'),
  'mdx-page': page('[data-kind=page]'),
};

/**
 * The same for names that Docusaurus's build makes: `codeBlockTitle_OeMC`. Sites know their first halves
 * (`[class*='codeBlockTitle']`), and sometimes the whole name. Only of what looks alike here: the frames of a page do not.
 */
export const moduleSelectors: Record<string, string> = {
  __proto__: null as never,

  admonitionHeading: '.admonition-heading',
  admonitionIcon: '.admonition-heading>:is(.oc-icon,.admonition-icon)',
  announcementBar: '.oc-announcement',
  announcementBarClose: '.oc-announcement>.oc-icon-button',
  announcementBarContent: '.oc-announcement>div',
  backToTopButton: '.oc-to-top',
  breadcrumbsContainer: '.oc-breadcrumbs',
  buttonGroup: '.oc-code-buttons',
  codeBlock: '.theme-code-block>pre',
  codeBlockContainer: '.theme-code-block',
  codeBlockContent: '.theme-code-block>pre',
  codeBlockLines: '.theme-code-block>pre>code',
  codeBlockTitle: '.code-title',
  collapseSidebarButton: '.oc-sidebar-switch',
  colorModeToggle: '.oc-color-mode',
  copyButton: '.oc-code-buttons>[data-oc-code=copy]',
  navbarSearchContainer: '.oc-search',
  tableOfContents: '.oc-toc',
  tocCollapsible: '.oc-folded-toc',
  tocCollapsibleButton: '.oc-folded-toc>summary',
  tocCollapsibleContent: '.oc-folded-toc>ul',
  toggleButton: '.oc-color-mode',
};

/** Classes of the document itself, by what it shows. */
function page(kind: string): string {
  return `html:has(.oc-layout${kind})`;
}

function sidebarLevels(): Record<string, string> {
  const levels: Record<string, string> = {};
  let items = '.oc-sidebar>.oc-tree>li';
  for (let level = 1; level <= 5; level++) {
    levels[`theme-doc-sidebar-item-category-level-${level}`] = `${items}:has(>details)`;
    levels[`theme-doc-sidebar-item-link-level-${level}`] = `${items}:has(>.oc-tree-link:only-child)`;
    items += '>details>ul>li';
  }
  return levels;
}
