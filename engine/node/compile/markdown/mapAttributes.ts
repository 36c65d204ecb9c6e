import type { HeadTag } from '../../../shared/pageData.ts';

/** The tag with changed attribute values. */
export function mapAttributes(tag: HeadTag, change: (value: string) => string): HeadTag {
  const changed = Object.entries(tag.attributes).map(([name, value]) => [name, value === true ? value : change(value)]);
  return { ...tag, attributes: Object.fromEntries(changed) as HeadTag['attributes'] };
}
