/** Options of the classic preset. Each part is checked by the schema of the plugin it goes to. */
import * as v from 'valibot';
import { anyObject, listOf, strict, text, unused } from './fields.ts';

const part = v.optional(v.union([v.literal(false), anyObject], 'an object of options, or `false`'));

export const presetOptions = strict({
  docs: part,
  blog: part,
  pages: part,
  sitemap: part,
  theme: v.optional(anyObject),
  gtag: v.optional(anyObject),
  googleAnalytics: v.optional(anyObject),
  googleTagManager: v.optional(anyObject),
  ...unused('debug', 'svgr'),
});

/** Options of the classic theme. */
export const classicThemeOptions = strict({
  ...unused('id'),
  /** Stylesheets of the site, relative to the site folder. */
  customCss: v.optional(listOf(text), () => []),
});
