/**
 * Items of the navigation bar. `type` selects the schema, so that a wrong key is reported for the intended kind of
 * item, not for every kind.
 */
import * as v from 'valibot';
import { address, anyObject, flag, recordOf, strict, text } from './fields.ts';
import { linkAttributes } from './linkAttributes.ts';

const position = v.optional(v.picklist(['left', 'right']), 'left');

/** The label, and attributes of the link. */
const labelFields = {
  label: v.optional(text),
  /** Instead of `label`. */
  html: v.optional(text),
  className: v.optional(text),
  ...linkAttributes,
};

const targetFields = {
  /** A page of the site. */
  to: v.optional(text),
  /** Any URL. */
  href: v.optional(address),
  prependBaseUrlToHref: v.optional(flag, false),
  activeBasePath: v.optional(text),
  activeBaseRegex: v.optional(v.pipe(text, v.check(isPattern, 'a regular expression'))),
};

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}

const docsPluginId = v.optional(text, 'default');

const linkFields = { ...labelFields, ...targetFields };

const docFields = {
  type: v.literal('doc'),
  ...labelFields,
  docId: text,
  docsPluginId,
};

const docSidebarFields = {
  type: v.literal('docSidebar'),
  ...labelFields,
  sidebarId: text,
  docsPluginId,
};

const docsVersionFields = {
  type: v.literal('docsVersion'),
  ...labelFields,
  to: v.optional(text),
  docsPluginId,
};

const htmlFields = { type: v.literal('html'), className: v.optional(text), value: text };

/** A component that the site registered in `src/theme/NavbarItem/ComponentTypes`, with all its properties. */
const customItem = v.pipe(
  v.looseObject({ type: text, position }),
  v.transform(({ type, position: at, ...props }) => ({ type: 'custom' as const, name: type, position: at, props })),
);

function labelOnce<const Fields extends v.ObjectEntries>(fields: Fields) {
  return v.pipe(
    strict(fields, { open: true }),
    v.check((item) => !has(item, 'label') || !has(item, 'html'), 'either `label` or `html`, not both'),
  );
}

function link<const Fields extends v.ObjectEntries>(fields: Fields) {
  return v.pipe(
    labelOnce(fields),
    v.check((item) => has(item, 'to') !== has(item, 'href'), 'either `to` or `href`'),
    v.transform((item) => ({ ...item, type: 'link' as const })),
  );
}

function has(item: object, key: string): boolean {
  return key in item && item[key as keyof typeof item] !== undefined;
}

/** An item of a menu has no position. */
const noPosition = { position: v.optional(v.undefined('no position: an item of a menu has none')) };

export const subItemSchemas = {
  link: link({ ...linkFields, ...noPosition }),
  doc: labelOnce({ ...docFields, ...noPosition }),
  docSidebar: labelOnce({ ...docSidebarFields, ...noPosition }),
  docsVersion: labelOnce({ ...docsVersionFields, ...noPosition }),
  html: strict(htmlFields),
  custom: customItem,
};

export const subItems = v.array(
  v.lazy((input): v.GenericSchema<unknown, NavbarSubItemConfig> => {
    const type = typeOf(input);
    return Object.hasOwn(subItemSchemas, type) ? subItemSchemas[type as keyof typeof subItemSchemas] : unknownSubItem;
  }),
);

export const itemSchemas = {
  link: link({ ...linkFields, position }),
  doc: labelOnce({ ...docFields, position }),
  docSidebar: labelOnce({ ...docSidebarFields, position }),
  docsVersion: labelOnce({ ...docsVersionFields, position }),
  html: strict({ ...htmlFields, position }),
  custom: customItem,
  search: strict({ type: v.literal('search'), className: v.optional(text), position }),
  dropdown: v.pipe(
    labelOnce({ ...linkFields, position, items: subItems }),
    v.transform((item) => ({ ...item, type: 'dropdown' as const })),
  ),
  docsVersionDropdown: labelOnce({
    type: v.literal('docsVersionDropdown'),
    ...labelFields,
    position,
    docsPluginId,
    dropdownActiveClassDisabled: v.optional(flag, false),
    dropdownItemsBefore: v.optional(subItems, () => []),
    dropdownItemsAfter: v.optional(subItems, () => []),
    /** Names of the versions to list, in order; an object adds labels. */
    versions: v.optional(
      v.union(
        [
          v.pipe(v.array(text), v.minLength(1, 'at least one version')),
          v.pipe(
            recordOf(strict({ label: v.optional(text) })),
            v.check((labels) => Object.keys(labels).length > 0, 'at least one version'),
          ),
        ],
        'a list of version names, or an object of labels by version name',
      ),
    ),
  }),
  localeDropdown: labelOnce({
    type: v.literal('localeDropdown'),
    ...labelFields,
    position,
    dropdownItemsBefore: v.optional(subItems, () => []),
    dropdownItemsAfter: v.optional(subItems, () => []),
    queryString: v.optional(text),
  }),
};

export const navbarItem = v.lazy((input): v.GenericSchema<unknown, NavbarItemConfig> => {
  const type = typeOf(input);
  return Object.hasOwn(itemSchemas, type) ? itemSchemas[type as keyof typeof itemSchemas] : unknownItem;
});

/** Always fails, with the names of the existing types. */
const unknownItem = v.looseObject({
  type: v.picklist(writtenTypes(itemSchemas)),
}) as unknown as (typeof itemSchemas)['search'];

const unknownSubItem = v.looseObject({
  type: v.picklist(writtenTypes(subItemSchemas), 'a kind of item that can stand inside a menu'),
}) as unknown as (typeof subItemSchemas)['html'];

/** A link has no type, and the site's own items have names of their own. */
function writtenTypes(schemas: object): string[] {
  return Object.keys(schemas)
    .filter((type) => type !== 'link' && type !== 'custom')
    .sort();
}

/** An item without `type` is a link, or a menu when it has `items`. */
function typeOf(input: unknown): string {
  if (!v.is(anyObject, input)) return 'link';
  const type = input.type;
  if (type === undefined) return input.items === undefined ? 'link' : 'dropdown';
  if (typeof type !== 'string' || type === 'link') return 'unknown';
  return type.includes('custom-') ? 'custom' : type;
}

type SubItems = typeof subItemSchemas;
type Items = typeof itemSchemas;
/** `type` is always set: `link` and `dropdown` where the configuration left it out, `custom` for `custom-*`. */
export type NavbarSubItemConfig = WithoutPosition<v.InferOutput<SubItems[keyof SubItems]>>;
export type NavbarItemConfig = v.InferOutput<Items[keyof Items]>;

/** Omits the position from each member of a union. */
type WithoutPosition<Item> = Item extends unknown ? Omit<Item, 'position'> : never;

/** As in Docusaurus, a link has no type and the site's own items have theirs. */
export function toWrittenItem(item: NavbarItemConfig | NavbarSubItemConfig): Record<string, unknown> {
  if (item.type === 'custom') {
    const { name, props, ...position } = item;
    return { ...position, ...props, type: name };
  }
  const written = Object.entries(item).map(([key, value]: [string, unknown]) => [
    key,
    Array.isArray(value)
      ? value.map((inner: string | NavbarSubItemConfig) => (typeof inner === 'string' ? inner : toWrittenItem(inner)))
      : value,
  ]);
  const { type, ...rest } = withoutFilledIn(Object.fromEntries(written) as Record<string, unknown>);
  return type === 'link' ? rest : { type, ...rest };
}

/** Without the defaults that only Octavo fills in. */
export function withoutFilledIn<Item extends object>(item: Item): Record<string, unknown> {
  const { prependBaseUrlToHref, docsPluginId, ...rest } = item as Record<string, unknown>;
  return {
    ...rest,
    ...(prependBaseUrlToHref === true && { prependBaseUrlToHref }),
    ...(docsPluginId !== undefined && docsPluginId !== 'default' && { docsPluginId }),
  };
}
