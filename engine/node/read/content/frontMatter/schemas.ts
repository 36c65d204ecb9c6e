import { anyObject, date, either, flag, list, nullable, number, object, text, textOrEmpty } from './fields.ts';
import type { ReadFields } from './fields.ts';

const tag = either(
  text,
  object({ label: text, permalink: text }, ({ label, permalink }) =>
    label === undefined || permalink === undefined
      ? 'a tag name, or an object with `label` and `permalink`'
      : undefined,
  ),
);

const lastUpdate = object({ author: text, date }, ({ author, date }) =>
  author === undefined && date === undefined ? 'an object with `author`, `date` or both' : undefined,
);

/** Known on every page. */
const common = {
  title: textOrEmpty,
  description: textOrEmpty,
  keywords: list(text),
  image: text,
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
  custom_edit_url: nullable(textOrEmpty),
  parse_number_prefixes: flag,
};

export const authorFields = {
  key: text,
  name: text,
  title: text,
  url: text,
  email: text,
  description: text,
  imageURL: text,
  image_url: text,
  socials: anyObject,
};

const inlineAuthor = object(authorFields, ({ key, name, imageURL, image_url }) =>
  (key ?? name ?? imageURL ?? image_url) ? undefined : 'an author key, or an object with `key`, `name` or `image_url`',
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
  author_url: text,
  author_image_url: text,
  authorTitle: text,
  authorURL: text,
  authorImageURL: text,
};

export const pageFields = { ...common, wrapperClassName: text };

export type DocFrontMatter = ReadFields<typeof docFields>;
export type BlogPostFrontMatter = ReadFields<typeof blogPostFields>;
export type PageFrontMatter = ReadFields<typeof pageFields>;
export type FrontMatterTag = NonNullable<DocFrontMatter['tags']>[number];
export type FrontMatterAuthor =
  ReturnType<typeof inlineAuthor> extends infer R ? (R extends { ok: true; value: infer V } ? V : never) : never;
