/** The top level of the configuration file. */
import * as v from 'valibot';
import {
  anyObject,
  functionOf,
  looseFlag,
  maybeEmptyText,
  recordOf,
  severity,
  strict,
  text,
  unused,
} from './fields.ts';
import { future, storage } from './futureFlags.ts';
import { markdownOptions } from './markdownOptions.ts';

/** Origin only; a path belongs to `baseUrl`. */
const siteUrl = v.pipe(
  text,
  v.check((value) => URL.canParse(value), 'an absolute URL with a protocol, such as "https://example.com"'),
  v.check(
    (value) => !URL.canParse(value) || new URL(value).pathname === '/',
    'an origin without a path; the path belongs to `baseUrl`',
  ),
  v.transform((value) => value.replace(/\/+$/, '')),
);

/** Always `/` at both ends. */
const baseUrl = v.pipe(
  maybeEmptyText,
  v.transform((value) => `/${value}/`.replace(/\/{2,}/g, '/')),
);

const localeConfig = strict({
  label: v.optional(text),
  htmlLang: v.optional(text),
  direction: v.optional(v.picklist(['ltr', 'rtl'])),
  calendar: v.optional(text),
  path: v.optional(text),
  /** Fields of later releases: a locale with its own address, and one without translations. */
  url: v.optional(siteUrl),
  baseUrl: v.optional(baseUrl),
  translate: v.optional(looseFlag),
});

const i18n = strict({
  defaultLocale: text,
  locales: v.pipe(v.array(text), v.minLength(1, 'at least one locale')),
  path: v.optional(text, 'i18n'),
  localeConfigs: v.optional(recordOf(localeConfig), () => ({})),
});

/** Attributes are passed on unchanged; only the address and boolean attributes are checked. */
const script = v.union(
  [text, v.objectWithRest({ src: text, async: v.optional(looseFlag), defer: v.optional(looseFlag) }, v.unknown())],
  'the address of a script, or an object of attributes with `src`',
);

const stylesheet = v.union(
  [text, v.objectWithRest({ href: text, type: v.optional(text) }, v.unknown())],
  'the address of a stylesheet, or an object of attributes with `href`',
);

const attributes = recordOf(v.union([text, v.boolean()], 'a text that is not empty, or a boolean'));

const headTag = v.pipe(
  strict(
    {
      tagName: text,
      attributes: v.optional(attributes),
      innerHTML: v.optional(
        v.pipe(
          v.unknown(),
          v.transform((value) => (value ? String(value) : undefined)),
        ),
      ),
      /** A custom element, which needs no attributes. */
      customElement: v.optional(v.unknown()),
    },
    { open: true },
  ),
  v.forward(
    v.check((tag) => tag.attributes !== undefined || tag.customElement === true, 'an object (`{}` for none)'),
    ['attributes'],
  ),
  v.transform(({ tagName, attributes = {}, innerHTML }) => ({ tagName, attributes, innerHTML })),
);

const jsLoader = v.union([v.literal('babel'), functionOf<(isServer: boolean) => unknown>()], '`babel` or a function');

export const siteFields = strict({
  title: text,
  url: siteUrl,
  baseUrl,
  tagline: v.optional(maybeEmptyText, ''),
  titleDelimiter: v.optional(text, '|'),
  /** `undefined` is a third state: addresses stay as the content wrote them. */
  trailingSlash: v.optional(looseFlag),
  /** A file of the static folder, or a URL. */
  favicon: v.optional(text),
  noIndex: v.optional(looseFlag, false),
  baseUrlIssueBanner: v.optional(looseFlag, true),
  i18n: v.optional(i18n, { defaultLocale: 'en', locales: ['en'] }),
  onBrokenLinks: v.optional(severity, 'throw'),
  onBrokenAnchors: v.optional(severity, 'warn'),
  /** In later releases it is in `markdown.hooks`, which only counts if this is not set. */
  onBrokenMarkdownLinks: v.optional(severity),
  onDuplicateRoutes: v.optional(severity, 'warn'),
  staticDirectories: v.optional(v.array(text), () => ['static']),
  headTags: v.optional(v.array(headTag), () => []),
  scripts: v.optional(v.array(script), () => []),
  stylesheets: v.optional(v.array(stylesheet), () => []),
  customFields: v.optional(anyObject, () => ({})),
  markdown: v.optional(markdownOptions, {}),
  future: v.optional(future, {}),
  /** Later releases' form of `future.experimental_storage`. */
  storage: v.optional(storage),
  /** Checked entry by entry, each against the schema of the plugin it names. */
  presets: v.optional(v.array(v.unknown()), () => []),
  plugins: v.optional(v.array(v.unknown()), () => []),
  themes: v.optional(v.array(v.unknown()), () => []),
  /** Checked by its own schema, because other themes may add keys. */
  themeConfig: v.optional(anyObject, () => ({})),
  organizationName: v.optional(maybeEmptyText),
  projectName: v.optional(maybeEmptyText),
  clientModules: v.optional(v.array(text), () => []),
  /** The branch to which `octavo deploy` pushes the site. */
  deploymentBranch: v.optional(text),
  githubHost: v.optional(text),
  githubPort: v.optional(text),
  ...unused(text, 'ssrTemplate'),
  ...unused(strict({ jsLoader: v.optional(jsLoader) }), 'webpack'),
});

export type SiteFields = v.InferOutput<typeof siteFields>;
