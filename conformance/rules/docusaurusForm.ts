/** Octavo's options in the form of Docusaurus, because another form with the same meaning is not a difference. */
import type { BlogAuthorData } from '../../engine/shared/pageContent.ts';
import type { SiteConfig } from '../../engine/node/read/config/types.ts';

type Raw = Record<string, unknown>;

/** The part of the configuration that both keep. Octavo resolves the rest further than Docusaurus does here. */
const SITE_KEYS = [
  'title',
  'tagline',
  'titleDelimiter',
  'url',
  'baseUrl',
  'trailingSlash',
  'favicon',
  'noIndex',
  'baseUrlIssueBanner',
  'headTags',
  'scripts',
  'stylesheets',
  'customFields',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'organizationName',
  'projectName',
] as const;

export function siteForm(config: SiteConfig, raw: Raw): Raw {
  const { hooks: _, ...markdown } = config.markdown;
  const future = isObject(raw.future) ? raw.future : {};
  return {
    ...Object.fromEntries(SITE_KEYS.map((key) => [key, config[key]])),
    markdown,
    i18n: { defaultLocale: config.i18n.defaultLocale, path: config.i18n.path },
    future: {
      experimental_router: config.router,
      ...(future.experimental_storage === undefined ? {} : { experimental_storage: config.storage }),
    },
    ...(raw.storage === undefined ? {} : { storage: config.storage }),
  };
}

/** Options of docs, blog or pages. */
export function instanceForm(options: object | undefined, raw: Raw): Raw {
  const form: Raw = { ...options };
  // A written value gets a slash in front; the default does not.
  if (raw.routeBasePath !== undefined) form.routeBasePath = `/${String(form.routeBasePath).replace(/^\//, '')}`;
  if (typeof form.numberPrefixParser === 'boolean') form.numberPrefixParser = () => {};
  if (isObject(raw.admonitions)) form.admonitions = raw.admonitions;
  if (isObject(form.feedOptions)) {
    const { xslt: _, type, ...feed } = form.feedOptions;
    const isOff = isObject(raw.feedOptions) && raw.feedOptions.type === null;
    form.feedOptions = { ...feed, type: isOff ? null : type };
  }
  return form;
}

/** A single value stays a single value, not a list of one. */
export function likeWritten(value: unknown, raw: unknown): unknown {
  if (Array.isArray(value) && value.length === 1 && raw !== undefined && !Array.isArray(raw)) return value[0];
  if (Array.isArray(value)) return value.map((item, at) => likeWritten(item, Array.isArray(raw) ? raw[at] : undefined));
  if (!isObject(value)) return value;
  const written = isObject(raw) ? raw : {};
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, likeWritten(inner, written[key])]));
}

/** Defaults that Docusaurus leaves to the component that shows the item. */
const IMPLIED: Raw = {
  prependBaseUrlToHref: false,
  docsPluginId: 'default',
  dropdownActiveClassDisabled: false,
};

/** Items of the navbar, its menus and the footer, without the defaults that Octavo adds. */
export function themeForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(themeForm);
  if (!isObject(value)) return value;
  if (value.type === 'custom') return { type: value.name };
  const entries = Object.entries(value).filter(
    ([key, inner]) => IMPLIED[key] !== inner && !(key === 'type' && (inner === 'link' || inner === 'dropdown')),
  );
  return Object.fromEntries(entries.map(([key, inner]) => [key, themeForm(inner)]));
}

export function authorsForm(authors: Map<string, BlogAuthorData>): Raw {
  return Object.fromEntries([...authors].map(([key, author]) => [key, authorForm(author)]));
}

function authorForm({ key, name, title, url, email, description, imageUrl, page, socials }: BlogAuthorData): Raw {
  return {
    key,
    name: name === '' ? undefined : name,
    title,
    url,
    email,
    description,
    imageURL: imageUrl,
    page: page === undefined ? null : { permalink: page },
    socials: socials.length > 0 ? Object.fromEntries(socials.map(({ platform, url }) => [platform, url])) : undefined,
  };
}

function isObject(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp);
}
