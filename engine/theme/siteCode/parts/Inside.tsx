import { createElement, type ComponentType, type ReactNode } from 'react';
import { useContent } from '../../base/contentContext.ts';
import { isObserving } from '../../base/observe.ts';
import type { PartData } from './partData.ts';
import { createPart } from '../../base/partKey.ts';

/** What a part of the theme is given to show inside: the article, or a post of a list. Known when the page is put together. */
export function Inside({ of }: { of?: string }): ReactNode {
  const html = useContent().slot('theme', { name: '', of });
  return isObserving() ? createPart(INSIDE, html) : html;
}

/** By this name the browser finds it. */
export const INSIDE = 'Inside';

interface Item {
  metadata: { permalink: string };
}

/** A post as Docusaurus gives it to lists: a component with data. */
export function toContent(item: Item) {
  return Object.assign(() => createElement(Inside, { of: item.metadata.permalink }), item);
}

type Field = 'doc' | 'blogPost';
const KEYS = ['metadata', 'frontMatter', 'assets', 'contentTitle', 'toc'];

/**
 * The article of a page as Docusaurus gives it to `DocItem` and `BlogPostPage`: a component with data. It has a name, by
 * which it is sent to the browser; so the data are those of the page that it is asked on.
 */
export function articleComponents(Shown: ComponentType, read: (field: Field) => PartData[Field]) {
  function create(field: Field) {
    const Content = () => createElement(Shown);
    for (const key of KEYS) {
      Object.defineProperty(Content, key, { enumerable: true, get: () => read(field)?.[key] });
    }
    return Content;
  }
  return { DocContent: create('doc'), PostContent: create('blogPost') };
}
