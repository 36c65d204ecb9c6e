import type { HeadTag } from '../../shared/pageData.ts';
import { escapeHtml } from './escapeHtml.ts';

const voidTags = new Set(['meta', 'link', 'base']);

export function renderAttributes(attributes: Record<string, string | true | undefined>): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (value === undefined) return '';
      if (/[\s"'<>/=\p{Cc}]|^$/u.test(name)) throw new Error(`"${name}" cannot be the name of an HTML attribute.`);
      return value === true || value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;
    })
    .join('');
}

/** One tag of the head. `toFile` turns an address from the site's root into one that fits the document. */
export function renderTag(
  { tag, attributes, content }: HeadTag,
  toFile: (path: string) => string,
  mark?: string,
): string {
  const resolved = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) =>
      (name === 'href' || name === 'src') && value !== true && /^\/(?!\/)/.test(value)
        ? [name, toFile(value)]
        : [name, value],
    ),
  );
  const open = `<${tag}${renderAttributes(mark === undefined ? resolved : { ...resolved, [mark]: true })}>`;
  if (voidTags.has(tag)) return open;
  return `${open}${closeSafely(tag, content ?? '')}</${tag}>`;
}

/** Raw text ends at its own end tag, whatever the author meant by it. */
function closeSafely(tag: string, content: string): string {
  return tag === 'noscript'
    ? content
    : content.replace(/<(?=\/(?:script|style))/gi, '\\u003c').replace(/<(?=!--)/g, '\\u003c');
}
