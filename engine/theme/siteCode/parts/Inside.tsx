import { createElement, type ComponentType, type ReactNode } from 'react';
import { useContent } from '../../base/contentContext.ts';
import { isObserving } from '../../base/observe.ts';
import type { PartData } from './partData.ts';
import { createPart } from '../../base/partKey.ts';

/** The content of a theme part: the article, or a post in a list. It is only known when the page is assembled. */
export function Inside({ of }: { of?: string }): ReactNode {
  const html = useContent().hole('theme', { name: '', of });
  return isObserving() ? createPart(INSIDE, html) : html;
}

/** The browser finds it by this name. */
export const INSIDE = 'Inside';

interface Item {
  metadata: { permalink: string };
}

/** A post in the form that Docusaurus passes to lists: a component with data. */
export function toContent(item: Item) {
  return Object.assign(() => createElement(Inside, { of: item.metadata.permalink }), item);
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
