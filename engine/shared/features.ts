/**
 * Scripts and texts that only some documents or sites need, in tables. The engine's build, the documents, the policy
 * and the output all read them: a new feature is a line here, its condition, and its entry in `engine/build.mjs`.
 */

/** Scripts inlined in documents with the feature, by place: the file in the engine's `dist/client/`. */
export const INLINE_PARTS = {
  /** Hides a dismissed announcement. */
  announcement: { first: 'announcement.js' },
  /** Hides the document's page if hash routing leads to another one. */
  hash: { first: 'hash.js' },
  /** Reports that the app did not load. */
  home: { first: 'home.js' },
  /** Finds the site's root. */
  'not-found': { first: 'lost.js' },
  /** Tabs that follow the address or remember a choice. */
  tabs: { last: 'tabs.js' },
  /** The site's own components, before they are live. */
  islands: { last: 'early.js' },
  /** Features that act without the reader. */
  soon: { last: 'soon.js' },
  /** Sends readers' answers; included if any page of the site asks for them. */
  feedback: { last: 'feedback.js' },
} as const satisfies Record<string, InlineText>;

/** Scripts come before anything with an address, or after the content. */
export interface InlineText {
  first?: string;
  last?: string;
}

export type InlinePart = keyof typeof INLINE_PARTS;

/**
 * Parts of the style that only some documents contain: parts of a look whose class names they use
 * (`engine/theme/looks/classic/parts.mjs`), and Octavo's additions.
 */
export type StylePart =
  | 'table'
  | 'utilities'
  | 'alert'
  | 'admonition'
  | 'button'
  | 'seldom'
  | 'code'
  /** Numbered and highlighted lines. */
  | 'code-lines'
  /** Tokens with their own colours. */
  | 'seldom-code'
  | 'content'
  | 'extras'
  | 'tabs'
  /** The part below an article: long pages load it later. */
  | 'end'
  /** Arrows next to the links of categories. */
  | 'carets'
  /** Rare parts of menus and sidebars. */
  | 'seldom-menu'
  /** Rare elements of Markdown, including folded text. */
  | 'seldom-content'
  /** The announcement bar, and a navbar of another colour. */
  | 'bars'
  /** Pages that declare it. */
  | 'blog'
  /** Cards of categories and of content, links as buttons. */
  | 'cards'
  /** Pages written as components. */
  | 'code-page'
  /** Documents that are read from right to left. */
  | 'rtl'
  | AddedPart;

/** Its file in the engine's `dist/client/` has the same name. */
export type AddedPart = (typeof ADDED_PARTS)[number];

/** In the order of the cascade. */
export const ADDED_PARTS = [
  'diagram',
  'search-page',
  'own-bar',
  'api',
  'api-changes',
  'try-it',
  'zoom',
  'feedback',
  'live-code',
] as const;

/** Scripts that the browser loads, by their name in the engine's `dist/client/` and in `assets/`. */
export const SCRIPTS = {
  app: { isOnDemand: false },
  /** Menus and shortcuts until the app has loaded. */
  menus: { isOnDemand: false },
  search: { isOnDemand: false },
  /** The list under the search box. */
  'search-view': { isOnDemand: false },
  /** The results of the search page. */
  'search-results': { isOnDemand: false },
  /** The suggestions of the not-found page. */
  suggestions: { isOnDemand: false },
  /** Draws the diagrams that the build can't. */
  mermaid: { isOnDemand: true },
  /** The page that compares versions, and its worker. */
  compare: { isOnDemand: true },
  'compare-worker': { isOnDemand: true },
  /** Changes of APIs, on that page. */
  'compare-api': { isOnDemand: true },
  /** Sends requests from pages of an API reference. */
  'try-it': { isOnDemand: true },
  /** Enlarges wide pictures and diagrams. */
  zoom: { isOnDemand: true },
  /** Lets readers edit live code. */
  'live-code': { isOnDemand: true },
  /** Makes the site's own components live. */
  live: { isOnDemand: true },
  /** Records early actions of readers in them. */
  early: { isOnDemand: true },
  /** Restores their styles. */
  'live-styles': { isOnDemand: true },
  /** Carries over styles that the site's code sets as markup. */
  'scripted-styles': { isOnDemand: true },
  /** Docusaurus's data, for code that reads it. */
  'live-docusaurus': { isOnDemand: true },
  /** Rarely used modules: Docusaurus's router for code, and small helpers. */
  'live-seldom': { isOnDemand: true },
  /** The components of Markdown, the theme's parts and its hooks, for code that uses them. */
  'live-content': { isOnDemand: true },
  'live-theme': { isOnDemand: true },
  'live-hooks': { isOnDemand: true },
  /** Contexts of the site's `Root` and `Layout`, for code that reads them. */
  'live-contexts': { isOnDemand: true },
  /** Shows the site's own parts of the shell, and attributes of single pages. */
  slots: { isOnDemand: true },
  /** Global data of plugins, for code that reads it. */
  'live-data': { isOnDemand: true },
} as const satisfies Record<string, { /** Written only where a page needs it. */ isOnDemand: boolean }>;

export type ScriptName = keyof typeof SCRIPTS;
