/** Names of some parts, separate from `themeParts.ts`, whose table is too large for scripts that only need these. */

/** One icon per type of admonition. An older type has the icon of the current type that it resembles. */
export const ADMONITION_ICONS = [
  'Admonition/Icon/Note',
  'Admonition/Icon/Tip',
  'Admonition/Icon/Info',
  'Admonition/Icon/Warning',
  'Admonition/Icon/Danger',
] as const;
export type AdmonitionIcon = (typeof ADMONITION_ICONS)[number];

/** Kinds of items of the navbar, by their type in the configuration. */
export const NAVBAR_ITEM_PARTS = {
  link: 'NavbarItem/DefaultNavbarItem',
  dropdown: 'NavbarItem/DropdownNavbarItem',
  doc: 'NavbarItem/DocNavbarItem',
  docSidebar: 'NavbarItem/DocSidebarNavbarItem',
  docsVersion: 'NavbarItem/DocsVersionNavbarItem',
  docsVersionDropdown: 'NavbarItem/DocsVersionDropdownNavbarItem',
  localeDropdown: 'NavbarItem/LocaleDropdownNavbarItem',
  html: 'NavbarItem/HtmlNavbarItem',
} as const;

/** The properties of the logo and of the switch of the colour mode, in their places in the shell. */
export const LOGO_PROPS = {
  className: 'navbar__brand',
  imageClassName: 'navbar__logo',
  titleClassName: 'navbar__title text--truncate',
} as const;

export const TOGGLE_PROPS = {
  ColorModeToggle: { className: 'colorModeToggle_DEke' },
  'ColorModeToggle mobile': { className: 'margin-right--md' },
} as const;

/** The parts around the content of a document, the outermost first. The last one shows sidebar and `<main>`. */
export const DOC_FRAMES = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocRoot/Layout'] as const;

/** The parts around the whole page, the outermost first. */
export const AROUND_PARTS: readonly string[] = ['Root', 'ThemeProvider', 'Layout', 'Layout/Provider'];
