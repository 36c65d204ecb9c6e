/** Every schema of the configuration by the name that its type has in the package, in the order of the handbook. */
import type * as v from 'valibot';
import { apiDescription } from '../schema/apiOptions.ts';
import { analyticsOptions, gtagOptions, pwaOptions, tagManagerOptions } from '../schema/analyticsOptions.ts';
import { blogOptions } from '../schema/blogOptions.ts';
import { docsOptions, docsVersionOptions } from '../schema/docsOptions.ts';
import { footer, footerColumn, footerLink, footerLinks, logo } from '../schema/footer.ts';
import { future, storage } from '../schema/futureFlags.ts';
import { markdownOptions } from '../schema/markdownOptions.ts';
import { itemSchemas, navbarItem, subItems, subItemSchemas } from '../schema/navbarItems.ts';
import { octavoOptions } from '../schema/octavoOptions.ts';
import { pagesOptions } from '../schema/pagesOptions.ts';
import { classicThemeOptions, presetOptions } from '../schema/presetOptions.ts';
import { redirectsOptions } from '../schema/redirectsOptions.ts';
import { searchOptions } from '../schema/searchOptions.ts';
import { siteFields } from '../schema/siteFields.ts';
import { sitemapOptions } from '../schema/sitemapOptions.ts';
import { themeConfig } from '../schema/themeConfig.ts';
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

/** Schemas that choose another by their input, under the name of a type that lists all. */
const CHOOSING = new Map<unknown, string>([
  [navbarItem, 'NavbarItem'],
  [subItems, 'NavbarSubItem[]'],
  [footerLinks, 'FooterColumn[] | FooterLink[]'],
]);

const NAMES = new Map([...CHOOSING, ...Object.entries(SCHEMAS).map(([name, schema]) => [schema, name] as const)]);

/** Parts that are checked elsewhere, entry by entry. */
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
