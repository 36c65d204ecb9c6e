/** Elements without an end tag. */
export const VOID_TAGS = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
]);

const BLOCK_TAGS = new Set(
  'address article aside audio blockquote button caption center dd details dialog div dl dt embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr iframe li main nav object ol p pre script section summary svg table tbody td tfoot th thead tr ul video'.split(
    ' ',
  ),
);

/** Everything else is inline. */
export function isBlockTag(tag: string): boolean {
  return BLOCK_TAGS.has(tag);
}
