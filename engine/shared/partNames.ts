/** Names of some parts; apart from `themeParts.ts`, whose table is too large for scripts that need only these. */

/** One icon per type of admonition. An older type name has the icon of the type that it looks like. */
export const ADMONITION_ICONS = [
  'Admonition/Icon/Note',
  'Admonition/Icon/Tip',
  'Admonition/Icon/Info',
  'Admonition/Icon/Warning',
  'Admonition/Icon/Danger',
] as const;
export type AdmonitionIcon = (typeof ADMONITION_ICONS)[number];

/** Components for what Markdown makes, by the name that they have below `MDXComponents/`, with the elements that each is for. */
export const MARKDOWN_PARTS: Readonly<Record<string, readonly string[]>> = {
  A: ['a'],
  Code: ['code'],
  Details: ['details', 'Details'],
  Heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  Img: ['img'],
  Li: ['li'],
  Pre: ['pre'],
  Ul: ['ul'],
};

/** Kinds of items of the navbar, by their type in the configuration. */
export const NAVBAR_ITEM_PARTS: Readonly<Record<string, string>> = {
  link: 'NavbarItem/DefaultNavbarItem',
  dropdown: 'NavbarItem/DropdownNavbarItem',
  doc: 'NavbarItem/DocNavbarItem',
  docSidebar: 'NavbarItem/DocSidebarNavbarItem',
  docsVersion: 'NavbarItem/DocsVersionNavbarItem',
  docsVersionDropdown: 'NavbarItem/DocsVersionDropdownNavbarItem',
  localeDropdown: 'NavbarItem/LocaleDropdownNavbarItem',
  html: 'NavbarItem/HtmlNavbarItem',
};
