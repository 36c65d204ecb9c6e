import { isExternal, relativeFile, splitTarget, toCanonical, toFile } from '../../../shared/url/sitePaths.ts';
import { escapeXml } from '../../ground/escapeXml.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { Output } from '../output/openOutput.ts';
import type { SiteRedirect } from '../../assemble/links/toRedirects.ts';

/**
 * Keeps the query and hash of the old address, unless the new one has its own. Some hosts serve `old/index.html` at
 * `/old`, where its relative address would begin one folder too high.
 */
export const REDIRECT_SCRIPT =
  '(function(d,l){var b=l.href.replace(/[?#].*/,""),u;' +
  'if(d.documentElement.hasAttribute("data-folder")&&!/\\/(index\\.html)?$/.test(b))b+="/";' +
  'u=new URL(d.querySelector("[http-equiv]").content.slice(7),b);' +
  'if(!u.search&&!u.hash){u.search=l.search;u.hash=l.hash}l.replace(u)})(document,location)';

/** A small document at every old address. With hash routing there are no other documents as targets. */
export async function emitRedirects(config: SiteConfig, redirects: SiteRedirect[], output: Output): Promise<void> {
  if (config.router === 'hash') return;
  const taken = new Set(output.files());
  await Promise.all(
    redirects.map(async ({ from, to }) => {
      // A folder, as in Docusaurus, even where pages are files: hosts then answer `/old/` too.
      const file = toFile(from, { trailingSlash: undefined, folder: config.folder });
      if (taken.has(file)) return;
      const isAway = isExternal(to);
      const { path, suffix } = splitTarget(to);
      const href = isAway ? to : relativeFile(file, toFile(path, config)) + suffix;
      await output.write(file, renderRedirect(file, href, isAway ? to : toCanonical(config, to)));
    }),
  );
}

/** A page that redirects, for hosts without redirects and for folders on disk. */
function renderRedirect(file: string, href: string, canonical: string): string {
  const to = escapeXml(href);
  const place = file.endsWith('/index.html') ? ' data-folder' : '';
  return (
    `<!doctype html><html lang="en"${place}><head><meta charset="utf-8"><title>This page has moved</title>` +
    `<meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${escapeXml(canonical)}">` +
    `<meta name="robots" content="noindex"><script>${REDIRECT_SCRIPT}</script></head>` +
    `<body><p>This page has moved: <a href="${to}">${to}</a></p></body></html>`
  );
}
