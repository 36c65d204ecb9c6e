import { createElement, type ReactNode } from 'react';
import { useContent } from '../content/contentContext.ts';

/** What a part of the theme is given to show inside: the article, or a post of a list. Known when the page is put together. */
export function Inside({ of }: { of?: string }): ReactNode {
  return useContent().slot('theme', { name: '', of });
}

interface Item {
  metadata: { permalink: string };
}

/** A post as Docusaurus gives it to lists: a component with data. */
export function toContent(item: Item) {
  return Object.assign(() => createElement(Inside, { of: item.metadata.permalink }), item);
}
