import type { HeadData, HeadTag, PageAttributes, PageData } from '../../../shared/pageData.ts';

type Attributes = HeadTag['attributes'];

/**
 * Separates the attributes of `<Head><html lang><body class>` from the head. Classes of `<html>` belong to the page.
 */
export function takeAttributes(head: HeadData): Pick<PageData, 'head' | 'attributes'> & { classNames: string[] } {
  const html = attributesOf(head.tags, 'html');
  const body = attributesOf(head.tags, 'body');
  const { class: names, ...others } = html;
  const attributes: PageAttributes = {
    ...(Object.keys(others).length > 0 && { html: others }),
    ...(Object.keys(body).length > 0 && { body }),
  };
  return {
    head: { ...head, tags: head.tags.filter(({ tag }) => tag !== 'html' && tag !== 'body') },
    classNames: toClassNames(names),
    ...(Object.keys(attributes).length > 0 && { attributes }),
  };
}

/** Class names accumulate; for any other attribute the last value counts. */
function attributesOf(tags: HeadTag[], wanted: 'html' | 'body'): Attributes {
  const found = tags.filter(({ tag }) => tag === wanted).map(({ attributes }) => attributes);
  const names = [...new Set(found.flatMap(({ class: value }) => toClassNames(value)))];
  return { ...Object.assign({}, ...found), ...(names.length > 0 && { class: names.join(' ') }) } as Attributes;
}

function toClassNames(value: string | true | undefined): string[] {
  return typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : [];
}
