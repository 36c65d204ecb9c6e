import { isExternal, toCanonical, toFile, toHref } from '../../../shared/url/sitePaths.ts';
import { escapeXml } from '../../ground/escapeXml.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { Output } from '../output/openOutput.ts';
import type { SiteRedirect } from '../../assemble/links/toRedirects.ts';

/** A small document at every old address. With hash routing there are no other documents as targets. */
export async function emitRedirects(config: SiteConfig, redirects: SiteRedirect[], output: Output): Promise<void> {
  if (config.router === 'hash') return;
  const taken = new Set(output.files());
  await Promise.all(
    redirects.map(async ({ from, to }) => {
      const file = toFile(from, config);
      if (taken.has(file)) return;
      const href = toHref(from, to, { trailingSlash: config.trailingSlash, folder: config.folder, router: 'browser' });
      await output.write(file, renderRedirect(href, isExternal(to) ? to : toCanonical(config, to)));
    }),
  );
}

/** A page that redirects, for hosts without redirects and for folders on disk. */
function renderRedirect(href: string, canonical: string): string {
  const to = escapeXml(href);
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title>' +
    `<meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${escapeXml(canonical)}">` +
    `<meta name="robots" content="noindex"></head><body><p>This page has moved: <a href="${to}">${to}</a></p></body></html>`
  );
}
