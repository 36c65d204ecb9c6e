import { escapeXml } from '../../ground/escapeXml.ts';

/** A page that leads on, for hosts that know no redirects and for folders on disk. */
export function renderRedirect(href: string, canonical: string): string {
  const to = escapeXml(href);
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title>' +
    `<meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${escapeXml(canonical)}">` +
    `<meta name="robots" content="noindex"></head><body><p>This page has moved: <a href="${to}">${to}</a></p></body></html>`
  );
}
