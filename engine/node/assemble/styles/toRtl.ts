/** Style sheets for documents that are read from right to left: Docusaurus mirrors a site's own, too. */
export async function toRtl(css: string): Promise<string> {
  if (css === '') return '';
  const { default: rtlcss } = await import('rtlcss');
  return rtlcss.process(css);
}
