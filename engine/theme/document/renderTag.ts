import type { SiteTag } from '../../shared/renderer.ts';
import { escapeHtml } from '../base/escapeHtml.ts';

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

export function renderAttributes(attributes: Record<string, string | true | undefined>): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (value === undefined) return '';
      if (/[\s"'<>/=\p{Cc}]|^$/u.test(name)) throw new Error(`"${name}" cannot be the name of an HTML attribute.`);
      return value === true || value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;
    })
    .join('');
}

/** One tag of the head. `toFile` turns an address from the site's root into one relative to the document. */
export function renderTag(
  { tag, attributes, content }: SiteTag,
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
  if (VOID.test(tag)) return open;
  return `${open}${toContent(tag, attributes['type'], content ?? '', toFile)}</${tag}>`;
}

/** Raw text ends at its end tag, even inside a string. A backslash prevents that without changing script or style. */
function toContent(
  tag: string,
  type: string | true | undefined,
  content: string,
  toFile: (path: string) => string,
): string {
  if (tag !== 'script' && tag !== 'style' && tag !== 'title') {
    return content.replace(
      /(\s(?:href|src)=["'])(\/(?!\/)[^"']*)/g,
      (_, start: string, address: string) => start + escapeHtml(toFile(address)),
    );
  }
  if (typeof type === 'string' && type.includes('json')) return content.replaceAll('<', '\\u003c');
  return content.replace(/<(?=\/(?:script|style)|!--)/gi, '<\\');
}
