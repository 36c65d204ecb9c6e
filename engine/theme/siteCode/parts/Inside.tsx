import { createElement, type ComponentType, type ReactNode } from 'react';
import { useContent } from '../../base/contentContext.ts';
import { isObserving } from '../../base/observe.ts';
import type { PartData } from './partData.ts';
import { createPart } from '../../base/partKey.ts';
import { postKey, type Post } from '../../../shared/island.ts';

/** The content of a theme part: the article, or a post in a list. It is only known when the page is assembled. */
export function Inside({ post, of }: { post?: Post; of?: typeof TOC }): ReactNode {
  const html = useContent().hole('theme', { name: '', of: of ?? post?.metadata.permalink });
  return isObserving() ? createPart(post ? postKey(post) : (of ?? INSIDE), html) : html;
}

/** The contents that a layout of the blog receives next to its children. */
export const TOC = 'toc';

/** The browser finds it by this name. */
export const INSIDE = 'Inside';

const posts = new WeakMap<object, Post>();

/** A post in the form that Docusaurus passes to lists: a component with data. */
export function toContent(post: Post) {
  const Content = Object.assign(() => createElement(Inside, { post }), post);
  posts.set(Content, post);
  return Content;
}

export function postOf(value: unknown): Post | undefined {
  return posts.get(value as object);
}

type Field = 'doc' | 'blogPost' | 'mdxPage';
const KEYS = ['metadata', 'frontMatter', 'assets', 'contentTitle', 'toc'];

/**
 * The article in the form that Docusaurus passes to `DocItem`, `BlogPostPage` and `MDXPage`: a component with data. The
 * browser gets its name, so its data are those of the current page.
 */
export function articleComponents(Shown: ComponentType, read: (field: Field) => PartData[Field]) {
  function create(field: Field) {
    const Content = () => createElement(Shown);
    for (const key of KEYS) {
      Object.defineProperty(Content, key, { enumerable: true, get: () => read(field)?.[key] });
    }
    return Content;
  }
  return { DocContent: create('doc'), PostContent: create('blogPost'), MdxContent: create('mdxPage') };
}
