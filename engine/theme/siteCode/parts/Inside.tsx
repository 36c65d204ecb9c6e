import { createElement, type ComponentType, type ReactNode } from 'react';
import { useContent } from '../../base/contentContext.ts';
import { isObserving } from '../../base/observe.ts';
import type { PartData } from './partData.ts';
import { createPart } from '../../base/partKey.ts';

/** The content of a theme part: the article, or a post in a list. It is known when the page is put together. */
export function Inside({ of }: { of?: string }): ReactNode {
  const html = useContent().hole('theme', { name: '', of });
  return isObserving() ? createPart(INSIDE, html) : html;
}

/** The browser finds it by this name. */
export const INSIDE = 'Inside';

interface Item {
  metadata: { permalink: string };
}

/** A post as Docusaurus passes it to lists: a component with data. */
export function toContent(item: Item) {
  return Object.assign(() => createElement(Inside, { of: item.metadata.permalink }), item);
}

type Field = 'doc' | 'blogPost' | 'mdxPage';
const KEYS = ['metadata', 'frontMatter', 'assets', 'contentTitle', 'toc'];

/**
 * The article as Docusaurus passes it to `DocItem`, `BlogPostPage` and `MDXPage`: a component with data. It is sent to
 * the browser by name, so its data are the current page's.
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
