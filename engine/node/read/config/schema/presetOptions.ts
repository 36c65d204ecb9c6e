/** Options of the classic preset. Each part is checked by the schema of its plugin. */
import * as v from 'valibot';
import { analyticsOptions, gtagOptions, tagManagerOptions } from './analyticsOptions.ts';
import { anyObject, listOf, recordOf, strict, text } from './fields.ts';
import { instanceId } from './pluginFields.ts';

const EMPTY = v.union([v.null(), v.literal(''), v.literal(0)]);

/** `false` disables a part; any other falsy value means the defaults. */
const part = v.optional(
  v.pipe(
    v.union([v.literal(false), EMPTY, anyObject], 'an object of options, or `false`'),
    v.transform((value) => (value === false ? value : value || undefined)),
  ),
);

/** A part that is off by default. */
function extra<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(
    v.pipe(
      v.union([v.literal(false), EMPTY, schema], 'an object of options'),
      v.transform((value) => value || undefined),
    ),
  );
}

export const presetOptions = strict({
  docs: part,
  blog: part,
  pages: part,
  sitemap: part,
  theme: extra(anyObject),
  gtag: extra(gtagOptions),
  googleAnalytics: extra(analyticsOptions),
  googleTagManager: extra(tagManagerOptions),
  svgr: extra(strict({ id: instanceId, svgrConfig: v.optional(recordOf(v.unknown())) })),
  debug: v.optional(v.unknown()),
});

/** Options of the classic theme. */
export const classicThemeOptions = strict({
  id: instanceId,
  /** Stylesheets of the site, relative to the site folder. */
  customCss: v.optional(listOf(text, 'the path of a stylesheet, or a list of at least one')),
});
