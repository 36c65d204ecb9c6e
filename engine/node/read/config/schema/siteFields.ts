/** The top level of the configuration file. */
import * as v from 'valibot';
import { anyObject, flag, maybeEmptyText, recordOf, severity, strict, text, unused } from './fields.ts';
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
  ...unused('url', 'baseUrl', 'translate'),
});

const i18n = strict({
  defaultLocale: text,
  locales: v.pipe(v.array(text), v.minLength(1, 'at least one locale')),
  path: v.optional(text, 'i18n'),
  localeConfigs: v.optional(recordOf(localeConfig), () => ({})),
});

const attributeValue = v.union([maybeEmptyText, flag, v.number()], 'a text, a number or a boolean');

const script = v.union(
  [text, v.objectWithRest({ src: text }, attributeValue)],
  'the address of a script, or an object of attributes with `src`',
);

const stylesheet = v.union(
  [text, v.objectWithRest({ href: text }, attributeValue)],
  'the address of a stylesheet, or an object of attributes with `href`',
);

const headTag = strict({
  tagName: text,
  attributes: recordOf(attributeValue),
  innerHTML: v.optional(maybeEmptyText),
  ...unused('customProps'),
});

const future = strict({
  experimental_router: v.optional(v.picklist(['browser', 'hash']), 'browser'),
  experimental_storage: v.optional(
    strict({
      type: v.optional(v.picklist(['localStorage', 'sessionStorage']), 'localStorage'),
      namespace: v.optional(v.union([flag, text]), false),
    }),
    {},
  ),
  ...unused('v4', 'experimental_faster', 'faster', 'experimental_vcs'),
});

export const siteFields = strict({
  title: text,
  url: siteUrl,
  baseUrl,
  tagline: v.optional(maybeEmptyText, ''),
  titleDelimiter: v.optional(text, '|'),
  /** `undefined` is a third state: addresses stay as the content wrote them. */
  trailingSlash: v.optional(flag),
  /** A file of the static folder, or a URL. */
  favicon: v.optional(text),
  noIndex: v.optional(flag, false),
  baseUrlIssueBanner: v.optional(flag, true),
  i18n: v.optional(i18n, { defaultLocale: 'en', locales: ['en'] }),
  onBrokenLinks: v.optional(severity, 'throw'),
  onBrokenAnchors: v.optional(severity, 'warn'),
  onBrokenMarkdownLinks: v.optional(severity, 'warn'),
  onDuplicateRoutes: v.optional(severity, 'warn'),
  staticDirectories: v.optional(v.array(text), () => ['static']),
  headTags: v.optional(v.array(headTag), () => []),
  scripts: v.optional(v.array(script), () => []),
  stylesheets: v.optional(v.array(stylesheet), () => []),
  customFields: v.optional(anyObject, () => ({})),
  markdown: v.optional(markdownOptions, {}),
  future: v.optional(future, {}),
  /** Checked entry by entry, each against the schema of the plugin it names. */
  presets: v.optional(v.array(v.unknown()), () => []),
  plugins: v.optional(v.array(v.unknown()), () => []),
  themes: v.optional(v.array(v.unknown()), () => []),
  /** Checked by its own schema, because other themes may add keys. */
  themeConfig: v.optional(anyObject, () => ({})),
  organizationName: v.optional(maybeEmptyText),
  projectName: v.optional(maybeEmptyText),
  clientModules: v.optional(v.array(text), () => []),
  ...unused('deploymentBranch', 'githubHost', 'githubPort', 'ssrTemplate', 'webpack', 'storage'),
});

export type SiteFields = v.InferOutput<typeof siteFields>;
