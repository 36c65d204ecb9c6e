import {
  address,
  anyObject,
  date,
  either,
  flag,
  list,
  nullable,
  number,
  object,
  plainText,
  plainTextOrEmpty,
  text,
  textOrEmpty,
} from './fields.ts';
import type { Field, ReadFields } from './fields.ts';

const emptyText: Field<string> = (value) =>
  value === '' ? { ok: true, value } : { ok: false, expected: 'an empty text' };

const tag = either(
  text,
  object({ label: text, permalink: text }, ({ label, permalink }) =>
    label === undefined || permalink === undefined
      ? 'a tag name, or an object with `label` and `permalink`'
      : undefined,
  ),
);

const lastUpdate = object({ author: plainText, date }, ({ author, date }) =>
  author === undefined && date === undefined ? 'an object with `author`, `date` or both' : undefined,
);

/** Known on every page. */
const common = {
  title: textOrEmpty,
  description: textOrEmpty,
  keywords: list(text, 1),
  image: address,
  slug: text,
  hide_table_of_contents: flag,
  toc_min_heading_level: number(2, 6),
  toc_max_heading_level: number(2, 6),
  last_update: lastUpdate,
  draft: flag,
  unlisted: flag,
};

export const docFields = {
  ...common,
  id: text,
  hide_title: flag,
  sidebar_label: text,
  sidebar_position: number(),
  sidebar_class_name: text,
  sidebar_custom_props: anyObject,
  displayed_sidebar: nullable(text),
  tags: list(tag),
  pagination_label: text,
  pagination_next: nullable(text),
  pagination_prev: nullable(text),
  custom_edit_url: nullable(either(address, emptyText)),
  parse_number_prefixes: flag,
  /** Octavo's own key: hides the line about changes since the previous version. */
  hide_changes: flag,
};

/** Handles by platform; the ids of one platform are numbers. */
export const socials: Field<Record<string, unknown>> = (value) => {
  const read = anyObject(value);
  if (!read.ok) return read;
  const wrong = Object.entries(read.value).find(
    ([platform, handle]) =>
      !(typeof handle === 'string' || (typeof handle === 'number' && platform === 'stackoverflow')),
  );
  return wrong
    ? { ok: false, expected: 'a handle or a URL, in quotes where it is a number', at: `.${wrong[0]}` }
    : read;
};

const inlineAuthor = object(
  {
    key: text,
    name: text,
    title: text,
    url: address,
    email: text,
    description: text,
    imageURL: text,
    image_url: text,
    socials,
  },
  ({ key, name, imageURL, image_url }) => {
    if (imageURL !== undefined && image_url !== undefined) return '`image_url` or `imageURL`, not both';
    return (key ?? name ?? imageURL ?? image_url)
      ? undefined
      : 'an author key, or an object with `key`, `name` or `image_url`';
  },
);

const author = either(text, inlineAuthor);

export const blogPostFields = {
  ...common,
  id: text,
  title_meta: textOrEmpty,
  sidebar_label: textOrEmpty,
  tags: list(tag),
  date,
  authors: either(author, list(author)),
  author: text,
  author_title: text,
  author_url: address,
  author_image_url: address,
  authorTitle: text,
  authorURL: address,
  authorImageURL: address,
};

/** Outside docs and blog, a number is not a title. */
export const pageFields = {
  ...common,
  title: plainTextOrEmpty,
  description: plainTextOrEmpty,
  keywords: list(plainText, 1),
  slug: plainText,
  wrapperClassName: plainText,
};

export type DocFrontMatter = ReadFields<typeof docFields>;
export type BlogPostFrontMatter = ReadFields<typeof blogPostFields>;
export type PageFrontMatter = ReadFields<typeof pageFields>;
export type FrontMatterTag = NonNullable<DocFrontMatter['tags']>[number];
export type FrontMatterAuthor =
  ReturnType<typeof inlineAuthor> extends infer R ? (R extends { ok: true; value: infer V } ? V : never) : never;
