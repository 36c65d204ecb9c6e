/** Every schema of the configuration by the name of its type in the package, in the order of the handbook. */
import type * as v from 'valibot';
import { apiDescription } from '../../../engine/node/read/config/schema/apiOptions.ts';
import {
  analyticsOptions,
  gtagOptions,
  pwaOptions,
  tagManagerOptions,
} from '../../../engine/node/read/config/schema/analyticsOptions.ts';
import { blogOptions } from '../../../engine/node/read/config/schema/blogOptions.ts';
import { docsOptions, docsVersionOptions } from '../../../engine/node/read/config/schema/docsOptions.ts';
import { footer, footerColumn, footerLink, footerLinks, logo } from '../../../engine/node/read/config/schema/footer.ts';
import { future, storage } from '../../../engine/node/read/config/schema/futureFlags.ts';
import { markdownOptions } from '../../../engine/node/read/config/schema/markdownOptions.ts';
import {
  itemSchemas,
  navbarItem,
  subItems,
  subItemSchemas,
} from '../../../engine/node/read/config/schema/navbarItems.ts';
import { octavoOptions } from '../../../engine/node/read/config/schema/octavoOptions.ts';
import { pagesOptions } from '../../../engine/node/read/config/schema/pagesOptions.ts';
import { classicThemeOptions, presetOptions } from '../../../engine/node/read/config/schema/presetOptions.ts';
import { redirectsOptions } from '../../../engine/node/read/config/schema/redirectsOptions.ts';
import { searchOptions } from '../../../engine/node/read/config/schema/searchOptions.ts';
import { siteFields } from '../../../engine/node/read/config/schema/siteFields.ts';
import { sitemapOptions } from '../../../engine/node/read/config/schema/sitemapOptions.ts';
import { themeConfig } from '../../../engine/node/read/config/schema/themeConfig.ts';
import { toShape, type Shape } from './toShape.ts';

const SCHEMAS: Record<string, v.GenericSchema> = {
  Config: siteFields,
  OctavoOptions: octavoOptions,
  ApiDescription: apiDescription,
  ThemeConfig: themeConfig,
  Footer: footer,
  Logo: logo,
  PresetOptions: presetOptions,
  DocsOptions: docsOptions,
  DocsVersionOptions: docsVersionOptions,
  BlogOptions: blogOptions,
  PagesOptions: pagesOptions,
  SitemapOptions: sitemapOptions,
  ClassicThemeOptions: classicThemeOptions,
  MarkdownOptions: markdownOptions,
  FutureFlags: future,
  StorageOptions: storage,
  RedirectsOptions: redirectsOptions,
  LocalSearchOptions: searchOptions,
  GtagOptions: gtagOptions,
  GoogleAnalyticsOptions: analyticsOptions,
  TagManagerOptions: tagManagerOptions,
  PwaOptions: pwaOptions,
  FooterLink: footerLink,
  FooterColumn: footerColumn,
};

/** Schemas that select another one by their input, under the name of a union type. */
const CHOOSING = new Map<unknown, string>([
  [navbarItem, 'NavbarItem'],
  [subItems, 'NavbarSubItem[]'],
  [footerLinks, 'FooterColumn[] | FooterLink[]'],
]);

const NAMES = new Map([...CHOOSING, ...Object.entries(SCHEMAS).map(([name, schema]) => [schema, name] as const)]);

/** Parts whose entries are checked elsewhere. */
const REFINED: Record<string, Record<string, string>> = {
  Config: {
    customFields: '{ octavo?: OctavoOptions; [field: string]: unknown }',
    presets: 'PresetConfig[]',
    plugins: 'PluginConfig[]',
    themes: 'PluginConfig[]',
    themeConfig: 'ThemeConfig & { [field: string]: unknown }',
  },
  PresetOptions: {
    docs: 'DocsOptions | false',
    blog: 'BlogOptions | false',
    pages: 'PagesOptions | false',
    sitemap: 'SitemapOptions | false',
    theme: 'ClassicThemeOptions',
  },
};

export interface ReferenceEntry {
  name: string;
  shape: Shape;
}

export function toReference(): ReferenceEntry[] {
  const entries = Object.entries(SCHEMAS).map(([name, schema]) => ({ name, shape: refine(name, shapeOf(schema)) }));
  return [
    ...entries,
    { name: 'NavbarItem', shape: anyOf(itemSchemas) },
    { name: 'NavbarSubItem', shape: anyOf(subItemSchemas) },
  ];
}

function shapeOf(schema: v.GenericSchema): Shape {
  return toShape(schema, NAMES, false);
}

function anyOf(schemas: Record<string, v.GenericSchema>): Shape {
  return { kind: 'union', options: Object.values(schemas).map(shapeOf) };
}

function refine(name: string, shape: Shape): Shape {
  const refined = REFINED[name];
  if (!refined || shape.kind !== 'object') return shape;
  return {
    ...shape,
    fields: shape.fields.map((field) => {
      const type = refined[field.key];
      return type === undefined ? field : { ...field, shape: { kind: 'name', name: type } };
    }),
  };
}
