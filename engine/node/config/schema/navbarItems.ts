/**
 * Items of the navigation bar. Which schema applies follows from `type`, so a wrong key is reported against
 * the item that was meant, not against every kind there is.
 */
import * as v from 'valibot';
import { anyObject, filledText, flag, text, unused } from './fields.ts';

const position = v.optional(v.picklist(['left', 'right']), 'left');

const baseFields = {
  position,
  label: v.optional(text),
  html: v.optional(text),
  className: v.optional(text),
};

/** What ends up as attributes of the link. */
const linkAttributes = {
  'aria-label': v.optional(text),
  title: v.optional(text),
  target: v.optional(text),
  rel: v.optional(text),
  ...unused('id', 'style', 'key', 'role', 'onClick', 'exact', 'activeClassName', 'isNavLink', 'autoAddBaseUrl'),
};

const docsPluginId = v.optional(filledText, 'default');

const linkItem = v.strictObject({
  type: v.optional(v.literal('default'), 'default'),
  ...baseFields,
  ...linkAttributes,
  to: v.optional(text),
  href: v.optional(text),
  activeBasePath: v.optional(text),
  activeBaseRegex: v.optional(text),
  prependBaseUrlToHref: v.optional(flag, false),
});

const docItem = v.strictObject({
  type: v.literal('doc'),
  ...baseFields,
  ...linkAttributes,
  docId: filledText,
  docsPluginId,
  activeBasePath: v.optional(text),
  activeBaseRegex: v.optional(text),
});

const docSidebarItem = v.strictObject({
  type: v.literal('docSidebar'),
  ...baseFields,
  ...linkAttributes,
  sidebarId: filledText,
  docsPluginId,
  activeBasePath: v.optional(text),
  activeBaseRegex: v.optional(text),
});

const docsVersionItem = v.strictObject({
  type: v.literal('docsVersion'),
  ...baseFields,
  ...linkAttributes,
  to: v.optional(text),
  docsPluginId,
});

const htmlItem = v.strictObject({
  type: v.literal('html'),
  position,
  className: v.optional(text),
  value: text,
});

const searchItem = v.strictObject({ type: v.literal('search'), position, className: v.optional(text) });

/** A component registered by the site under `src/theme`: not known here, left out with a warning. */
const customItem = v.looseObject({ type: v.pipe(text, v.startsWith('custom-')), position });

/** An item inside a menu. `position` is the menu's. */
const subItem = v.lazy((input): v.GenericSchema<unknown, NavbarSubItemConfig> => {
  switch (typeOf(input)) {
    case 'default':
      return linkItem;
    case 'doc':
      return docItem;
    case 'docSidebar':
      return docSidebarItem;
    case 'docsVersion':
      return docsVersionItem;
    case 'html':
      return htmlItem;
    case 'custom':
      return customItem;
    default:
      return unknownSubItem;
  }
});

const subItems = v.array(subItem);

const dropdownItem = v.strictObject({
  type: v.optional(v.literal('dropdown'), 'dropdown'),
  ...baseFields,
  ...linkAttributes,
  to: v.optional(text),
  href: v.optional(text),
  activeBasePath: v.optional(text),
  activeBaseRegex: v.optional(text),
  prependBaseUrlToHref: v.optional(flag, false),
  items: subItems,
});

const docsVersionDropdownItem = v.strictObject({
  type: v.literal('docsVersionDropdown'),
  ...baseFields,
  ...linkAttributes,
  docsPluginId,
  dropdownActiveClassDisabled: v.optional(flag, false),
  dropdownItemsBefore: v.optional(subItems, () => []),
  dropdownItemsAfter: v.optional(subItems, () => []),
  /** Names of the versions to list, in order; as an object, with labels. */
  versions: v.optional(
    v.union([v.array(filledText), v.record(v.string(), v.strictObject({ label: v.optional(text) }))]),
  ),
});

const localeDropdownItem = v.strictObject({
  type: v.literal('localeDropdown'),
  ...baseFields,
  ...linkAttributes,
  dropdownItemsBefore: v.optional(subItems, () => []),
  dropdownItemsAfter: v.optional(subItems, () => []),
  queryString: v.optional(text),
});

export const NAVBAR_ITEM_TYPES = [
  'default',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'dropdown',
  'html',
  'localeDropdown',
  'search',
] as const;

const SUB_ITEM_TYPES = ['default', 'doc', 'docSidebar', 'docsVersion', 'html'] as const;

const unknownItem = v.looseObject({ type: v.picklist(NAVBAR_ITEM_TYPES) }) as unknown as typeof linkItem;
const unknownSubItem = v.looseObject({ type: v.picklist(SUB_ITEM_TYPES) }) as unknown as typeof linkItem;

export const navbarItem = v.lazy((input): v.GenericSchema<unknown, NavbarItemConfig> => {
  switch (typeOf(input)) {
    case 'default':
      return linkItem;
    case 'doc':
      return docItem;
    case 'docSidebar':
      return docSidebarItem;
    case 'docsVersion':
      return docsVersionItem;
    case 'docsVersionDropdown':
      return docsVersionDropdownItem;
    case 'dropdown':
      return dropdownItem;
    case 'html':
      return htmlItem;
    case 'localeDropdown':
      return localeDropdownItem;
    case 'search':
      return searchItem;
    case 'custom':
      return customItem;
    default:
      return unknownItem;
  }
});

/** An item without `type` is a link, or a menu when it has `items`. */
function typeOf(input: unknown): unknown {
  if (!v.is(anyObject, input)) return 'default';
  if (typeof input.type === 'string' && input.type.startsWith('custom-')) return 'custom';
  if (input.type === undefined || input.type === 'default') return 'items' in input ? 'dropdown' : 'default';
  return input.type;
}

export type NavbarLinkConfig = v.InferOutput<typeof linkItem>;
export type NavbarDropdownConfig = v.InferOutput<typeof dropdownItem>;
export type NavbarSubItemConfig =
  | NavbarLinkConfig
  | v.InferOutput<typeof docItem>
  | v.InferOutput<typeof docSidebarItem>
  | v.InferOutput<typeof docsVersionItem>
  | v.InferOutput<typeof htmlItem>
  | v.InferOutput<typeof customItem>;
export type NavbarItemConfig =
  | NavbarSubItemConfig
  | NavbarDropdownConfig
  | v.InferOutput<typeof docsVersionDropdownItem>
  | v.InferOutput<typeof localeDropdownItem>
  | v.InferOutput<typeof searchItem>;
