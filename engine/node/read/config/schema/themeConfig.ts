/** `themeConfig`: the keys of the classic theme, the mermaid theme and well-known theme plugins. */
import * as v from 'valibot';
import { anyObject, flag, maybeEmptyText, regExp, removed, strict, text, wholeNumber } from './fields.ts';
import { footer, logo } from './footer.ts';
import { navbarItem } from './navbarItems.ts';

const colorMode = strict({
  defaultMode: v.optional(v.picklist(['light', 'dark']), 'light'),
  disableSwitch: v.optional(flag, false),
  respectPrefersColorScheme: v.optional(flag, false),
  switchConfig: removed('the icons of the switch are the theme’s own'),
});

const announcementBar = strict({
  /** A reader who closed the bar sees it again when this changes. */
  id: v.optional(text, 'announcement-bar'),
  /** HTML. */
  content: text,
  backgroundColor: v.optional(text),
  textColor: v.optional(text),
  isCloseable: v.optional(flag, true),
});

const navbar = strict({
  /** Unset: the bar shows only the logo. */
  title: v.optional(v.nullable(maybeEmptyText)),
  logo: v.optional(logo),
  hideOnScroll: v.optional(flag, false),
  style: v.optional(v.picklist(['dark', 'primary'])),
  items: v.optional(v.array(navbarItem), () => []),
  links: removed('use `items`'),
});

const docs = strict({
  versionPersistence: v.optional(v.picklist(['localStorage', 'none']), 'localStorage'),
  sidebar: v.optional(
    strict({
      hideable: v.optional(flag, false),
      autoCollapseCategories: v.optional(flag, false),
    }),
    {},
  ),
});

const blog = strict({
  sidebar: v.optional(strict({ groupByYear: v.optional(flag, true) }), {}),
});

const headingLevel = wholeNumber(2, 6);

const tableOfContents = v.pipe(
  strict({
    minHeadingLevel: v.optional(headingLevel, 2),
    maxHeadingLevel: v.optional(headingLevel, 3),
  }),
  v.forward(
    v.check((toc) => toc.minHeadingLevel <= toc.maxHeadingLevel, 'a level not deeper than maxHeadingLevel'),
    ['minHeadingLevel'],
  ),
);

const magicComment = v.pipe(
  strict({
    className: text,
    line: v.optional(text),
    block: v.optional(strict({ start: text, end: text })),
  }),
  v.check((comment) => Boolean(comment.line ?? comment.block), 'a `line` or a `block`'),
);

const styles = v.union([v.array(v.unknown()), anyObject], 'a list or an object');
/** Usually imported from a package; fields are missing if that package is not installed. */
const codeTheme = strict({ plain: v.optional(styles), styles: v.optional(styles) });

const prism = strict(
  {
    defaultLanguage: v.optional(v.pipe(text, v.toLowerCase())),
    additionalLanguages: v.optional(v.array(v.pipe(text, v.toLowerCase())), () => []),
    magicComments: v.optional(v.array(magicComment), () => [
      {
        className: 'theme-code-block-highlighted-line',
        line: 'highlight-next-line',
        block: { start: 'highlight-start', end: 'highlight-end' },
      },
    ]),
    theme: v.optional(codeTheme),
    darkTheme: v.optional(codeTheme),
  },
  { open: true },
);

const mermaid = strict({
  theme: v.optional(strict({ light: v.optional(text, 'default'), dark: v.optional(text, 'dark') }), {}),
  options: v.optional(anyObject, () => ({})),
});

/** The theme for live code reads it. */
export const liveCodeBlock = strict({ playgroundPosition: v.optional(v.picklist(['top', 'bottom']), 'bottom') });

/** Options of any image zoom plugin; other values count as none. */
const zoom = v.fallback(v.optional(v.looseObject({ selector: v.optional(text) })), undefined);

/** Settings of another search, which are not used because Octavo's search replaces it. */
const algolia = v.looseObject({
  appId: text,
  apiKey: text,
  indexName: text,
  contextualSearch: v.optional(flag),
  externalUrlRegex: v.optional(text),
  searchParameters: v.optional(anyObject),
  searchPagePath: v.optional(v.nullable(v.union([v.literal(false), text], 'a path or `false`'))),
  replaceSearchResultPathname: v.optional(strict({ from: v.union([v.string(), regExp]), to: text })),
});

/** Attributes of a `<meta>` tag. */
const meta = v.objectWithRest(
  Object.fromEntries(['id', 'name', 'property', 'content', 'itemprop'].map((key) => [key, v.optional(text)])),
  v.unknown(),
);

export const themeConfigFields = {
  colorMode: v.optional(colorMode, {}),
  announcementBar: v.optional(announcementBar),
  navbar: v.optional(navbar, {}),
  footer: v.optional(footer),
  docs: v.optional(docs, {}),
  blog: v.optional(blog, {}),
  tableOfContents: v.optional(tableOfContents, {}),
  prism: v.optional(prism, {}),
  metadata: v.optional(v.array(meta), () => []),
  /** Default image of link previews: a file of the static folder, or a URL. */
  image: v.optional(text),
  mermaid: v.optional(mermaid, {}),
  // Without its theme, which validates it, the key may have any value.
  liveCodeBlock: v.optional(v.fallback(liveCodeBlock, { playgroundPosition: 'bottom' }), {}),
  zoom: v.optional(zoom),
  algolia: v.optional(v.union([v.literal(false), v.literal(''), v.literal(0), v.null(), algolia])),
  disableDarkMode: removed('use `colorMode.disableSwitch`'),
  defaultDarkMode: removed('use `colorMode.defaultMode`'),
  metadatas: removed('use `metadata`'),
  hideableSidebar: removed('use `docs.sidebar.hideable`'),
  autoCollapseSidebarCategories: removed('use `docs.sidebar.autoCollapseCategories`'),
  sidebarCollapsible: removed('use `sidebarCollapsible` of the docs'),
};

export const themeConfig = strict(themeConfigFields);

export type ThemeConfig = v.InferOutput<typeof themeConfig>;
