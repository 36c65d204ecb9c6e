import type { MeantSkeleton } from './skeleton/findMeant.ts';

/** With more differences it would be another theme. */
export const MAX_MEANT = 25;

/** The allowed differences from the DOM of theme-classic, with reasons. Any other difference is an error. */
export const MEANT_SKELETON: MeantSkeleton[] = [
  {
    kind: 'attributes',
    what: /^-style$/,
    reason: 'The Content-Security-Policy forbids style attributes; the style sheets say the same.',
  },
  {
    kind: 'extra',
    what: /(?:^|\.)oc-/,
    reason: 'What Octavo adds has its own names, which no style sheet of a site selects.',
  },
  {
    kind: ['classes', 'attributes'],
    what: /^(?:\+(?:data-)?oc-\S+ ?)+$/,
    reason: 'What Octavo adds to an element has its own names.',
  },
  {
    kind: 'attributes',
    part: /^document$/,
    what: /^\+(?:data-theme(?:-choice)?|style)$/,
    reason:
      'Docusaurus sets the colour mode by a script; here it is in the document for readers without one. The style is the height of blocks below the screen.',
  },
  {
    part: /^search container$/,
    reason: "The search box is Octavo's own.",
  },
  {
    part: /^colour mode toggle$/,
    what: /^-disabled$|^-toggleButtonDisabled_/,
    reason: 'The button works before the app is there.',
  },
  {
    kind: 'extra',
    part: /^(?:navbar|drawer)$/,
    what: /^noscript$/,
    reason: 'Without JavaScript the menu button opens the drawer, too.',
  },
  {
    kind: 'missing',
    part: /^navbar$/,
    what: /^div\.navbar-sidebar\b/,
    reason: 'The drawer, with the whole menu of a section, is made when a reader first opens it.',
  },
  {
    kind: 'extra',
    part: /^sidebar item$/,
    what: /^ul\.menu__list$/,
    reason: 'Items of closed categories are in the document, so that they open before the app is there.',
  },
  {
    kind: 'attributes',
    what: /^\+(?:aria-(?:current|expanded|level|pressed|modal|label|controls|haspopup)(?:=\S+)?|inert|role=(?:dialog|navigation)|tabindex=0|alt)$/,
    reason:
      'For keyboards and assistive technology: states of what opens, wide tables that scroll, what a drawer covers, landmarks.',
  },
  {
    kind: 'attributes',
    part: /^sidebar item$/,
    what: /^-tabindex=-?\d$/,
    reason: 'Items of closed categories are not displayed, so no link needs a tabindex.',
  },
  {
    kind: 'classes',
    what: /^\+(?:s[0-9a-f]{7}|text--(?:left|center|right))$/,
    reason: 'Styles that content gives to an element are rules of a style sheet, which the policy allows.',
  },
  {
    kind: 'extra',
    what: /^img\.(?:\S+\.)?themedComponent--(?:light|dark)_/,
    reason:
      'Both pictures of a themed image stay in the document: the colour mode changes without a script that renders.',
  },
  {
    kind: 'extra',
    what: /^(?:aside|div)\.col\.col--3$|^div\.sidebar_njMd$/,
    reason: 'On a phone Docusaurus removes the sidebar and the contents, which the style sheets hide anyway.',
  },
  {
    kind: 'missing',
    part: /^code block$/,
    what: /^div\.buttonGroup_/,
    reason: 'The buttons of a block of code are added when the pointer or the focus comes near.',
  },
  {
    kind: ['attributes', 'extra'],
    what: /^\+(?:dir=(?:ltr|rtl)|lang=\S+)$|^bdi$/,
    reason: 'What is not translated says in which language it is.',
  },
  {
    kind: 'attributes',
    at: /hash-link/,
    what: /^-title$/,
    reason: 'A link to a heading has its name once, as `aria-label`: each heading of a first response counts.',
  },
  {
    kind: 'missing',
    part: /^code block$/,
    what: /^span\.plain\.token$/,
    reason: 'Plain text in a line of code has no element of its own: it looks the same, and pages are smaller.',
  },
  {
    kind: 'extra',
    part: /^navbar$/,
    what: /^button\.clean-btn\.navbar__toggle$/,
    reason: 'Without items in the navbar Docusaurus shows the menu button only when its app has found a sidebar.',
  },
  {
    kind: 'attributes',
    what: /^\+target=_top$/,
    reason: 'A link that leads to no page is left to the host: the router follows no link with a target.',
  },
  {
    kind: 'missing',
    part: /^details$/,
    at: /^div\.collapsibleContent_/,
    what: /^(?:summary|p)$/,
    reason: 'A summary is found wherever it stands in its details, so that these need no second one.',
  },
  {
    kind: ['missing', 'extra'],
    part: /^markdown$/,
    what: /^(?:div|p)$/,
    page: /^(?:docs \/own\/beta|markdown \/basics\/directives)$/,
    reason: 'What is no directive is text as it was written, so that nothing an author wrote is lost.',
  },
  {
    kind: 'attributes',
    part: /^markdown$/,
    what: /^-target=_blank$/,
    page: /^(?:docs \/docs\/slugs\/deep\/nested\/x\/y|markdown \/links)$/,
    reason: 'A link to `@site/docs/a.md` leads to the page of that file; in Docusaurus it opens the file.',
  },
  {
    kind: ['missing', 'extra'],
    part: /^body$/,
    what: /^div$/,
    page: /^theming /,
    reason: "What a site's Root has around the app is outside React's root, which the server's HTML fills alone.",
  },
];
