/** Options of the sitemap plugin. */
import * as v from 'valibot';
import { functionOf, removed, strict, text } from './fields.ts';
import { instanceId } from './pluginFields.ts';

export const sitemapOptions = strict({
  id: instanceId,
  filename: v.optional(text, 'sitemap.xml'),
  changefreq: v.optional(
    v.nullable(v.picklist(['hourly', 'daily', 'weekly', 'monthly', 'yearly', 'always', 'never'])),
    'weekly',
  ),
  priority: v.optional(
    v.nullable(v.pipe(v.number(), v.minValue(0, 'a number from 0 to 1'), v.maxValue(1, 'a number from 0 to 1'))),
    0.5,
  ),
  /** `date`: 2025-01-31; `datetime`: with the time; `null`: no such tag. */
  lastmod: v.optional(v.nullable(v.picklist(['date', 'datetime'])), null),
  /** Globs over the paths of routes. */
  ignorePatterns: v.optional(v.array(text), () => []),
  createSitemapItems: v.optional(functionOf<(params: never) => unknown>()),
  cacheTime: removed('take it out'),
  trailingSlash: removed('set `trailingSlash` of the site'),
});

export type SitemapOptions = v.InferOutput<typeof sitemapOptions>;
