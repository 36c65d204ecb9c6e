/** Text for XML: escapes markup characters, removes characters that XML 1.0 forbids. */
export function escapeXml(text: string): string {
  return removeForbidden(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A CDATA section; `]]>` inside it is split over two. */
export function toCdata(text: string): string {
  return `<![CDATA[${removeForbidden(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function removeForbidden(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
