// The parts of Infima and of Docusaurus's theme that a document contains for its first paint. `first` is in every
// document, another part in those that use one of its class names or elements, `end` in short ones. `late` is in none:
// it loads with the whole sheet, after the first paint. Each part adds a hash to a site's policy, so there are few.

/** Names of Infima's classes → part. The first match decides. */
const INFIMA = [
  [
    'late',
    /^(?:navbar-sidebar|dropdown--(?:show|hoverable)$|dropdown__|menu__list-item--collapsed-|navbar__search-input)/,
  ],
  [
    'seldom',
    /^(?:pagination(?!-nav)|pills|hero|avatar|badge--(?!secondary)|breadcrumbs--|navbar--(?:dark|primary)|navbar__items--center)/,
  ],
  ['end', /^(?:footer|pagination-nav)/],
  ['carets', /^(?:menu__caret|menu__list-item-collapsible--active$)/],
  ['button', /^(?:button|close|disabled$)/],
  ['alert', /^alert/],
  ['tabs', /^tabs/],
  ['cards', /^card/],
  [
    'first',
    /^(?:padding-top--md|padding-bottom--lg|margin-(?:top--[sm]|bottom--m|vert--l)[dmg]|text--center|text--truncate|col--3)$/,
  ],
  ['utilities', /^(?:margin|padding|text|shadow)-|^(?:row|col)--/],
  ['first', /^(?:container|row|col|markdown|menu|navbar|table-of-contents|breadcrumbs|clean|thin|dropdown|badge)/],
];

/** Elements that most pages lack. */
const ELEMENTS = [
  ['table', /\b(?:table|thead|tr|t[hd])\b/],
  ['seldom-content', /(?:^|[\s>+~])(?:blockquote|h[4-6r]|kbd)(?![\w-])/],
];

/**
 * A rule whose classes belong to several parts needs all of them, so it is in the part that the fewest documents
 * contain.
 */
const RARITY = [
  'first',
  'end',
  'seldom-content',
  'table',
  'utilities',
  'alert',
  'button',
  'cards',
  'tabs',
  'content',
  'carets',
  'seldom-menu',
  'seldom',
  'late',
];

export const PARTS = [...RARITY.slice(0, -1), 'code', 'code-lines', 'extras', 'blog'];

/** Rules that only apply after a reader's action. */
export const STATE = /:(?:hover|active|focus(?:-visible|-within)?)(?![\w-])/;

export function infimaPart(selector, media) {
  const plain = selector.replace(/:not\([^)]*\)/g, '');
  if (/print|reduced-motion/.test(media) || STATE.test(plain)) return 'late';
  const classes = classesOf(plain);
  if (classes.length === 0) return ELEMENTS.find(([, elements]) => elements.test(plain))?.[0] ?? 'first';
  const element = plain.startsWith('.markdown > ') && ELEMENTS.find(([, elements]) => elements.test(plain))?.[0];
  const parts = [...classes.map(infimaClassPart), element || 'first'];
  return parts.reduce((rarest, part) => (RARITY.indexOf(part) > RARITY.indexOf(rarest) ? part : rarest));
}

/** The part of one class of Infima's. */
export function infimaClassPart(name) {
  const found = INFIMA.find(([, names]) => names.test(name));
  if (!found) throw new Error(`Infima's class "${name}" belongs to no part of the look: add it to parts.mjs.`);
  return found[0];
}

/** Components whose classes occur on the same element as those of others. */
const MIXING = /^(?:row|col|container|text|margin|padding|shadow|button)$/;

/** Whether two of Infima's selectors may mean the same element. */
export function mayMeet(a, b) {
  const [one, other] = [a, b].map((selector) => componentOf(selector));
  return one === other || [one, other].some((name) => name === '' || MIXING.test(name));
}

/** `.navbar .menu__link:hover` is one of `menu`. */
function componentOf(selector) {
  const subject = selector
    .replace(/:where\(([^)]*)\)/g, '$1')
    .split(/[\s>+~]+/)
    .at(-1);
  return /^(.*?)(?:__|--|$)/.exec(classesOf(subject)[0]?.replace(/^(margin|padding)-.*/, '$1') ?? '')[1];
}

/** Classes of the theme that few documents have, in any sheet. */
const SELDOM = [
  [
    'seldom-menu',
    /^(?:sidebarLogo|sidebarHidden|sidebarWithHideableNavbar|menuWithAnnouncementBar|menuExternalLink|docSidebarContainerHidden|doc(?:MainContainer|ItemWrapper)Enhanced|navbarHidden|anchorWithHideOnScrollNavbar|tocCollapsible(?:Content|Expanded|ButtonExpanded))_/,
  ],
  ['code-lines', /^(?:theme-code-block-highlighted-line$|codeLine|codeBlockLinesWithNumbering_|codeBlockStandalone_)/],
];

/** `part` is the part of the style sheet. */
export function themePart(selector, media, part) {
  if (media.includes('print') || STATE.test(selector.replace(/:not\([^)]*\)/g, ''))) return 'late';
  return seldomPart(selector)?.[0] ?? part;
}

/** The part of a selector with such a class, and that class. */
export function seldomPart(selector) {
  for (const name of classesOf(selector)) {
    const found = SELDOM.find(([, names]) => names.test(name));
    if (found) return [found[0], name];
  }
  return undefined;
}

/** Elements that are invisible until the late style loads. Until then they are not laid out. */
export const HIDDEN = /^\.(?:dropdown__menu|navbar-sidebar__backdrop|backToTopButton_\w+|buttonGroup_\w+)$/;

/** Rules that matter only after a change. */
export const LATE_PROPERTIES =
  /^(?:-webkit-)?(?:transition|cursor|user-select|tap-highlight-color|touch-action|will-change)/;

export function classesOf(selector) {
  return [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name);
}
