/**
 * Inlined in the 404 page, after the boot script. A host serves that page at any address, so its links start at the
 * configured base URL, which works without a script if the site is deployed as configured. Otherwise this script finds
 * the root and changes the links. With hash routing only the home document knows pages, so the reader is sent there.
 */
import { LOST_LATE_MARK, ROOT_FILE } from '../../shared/documentAttributes.ts';
import { rewriteLinks } from '../address/rewriteLinks.ts';
import { attributes, resolve } from '../browser/attributes.ts';
import { loadScript } from '../browser/loadScript.ts';
import { whenParsed } from '../browser/timing.ts';

const base = attributes.ocLost!;
const siteFile = attributes.ocSite!;

// The data file of the site has a unique name in every build, so another site at the base URL does not have it.
if (location.protocol === 'file:' || !location.pathname.startsWith(base)) tryAncestors('./');
else loadScript(base + siteFile, () => (siteFile in octavo.data ? settle(resolve(base).href) : tryAncestors('./')));

/** Looks for a script that exists at a root only (rootFile.ts) and sets `octavo.root`. The nearest one wins: another site may live further up. */
function tryAncestors(path: string): void {
  const { href, pathname } = resolve(path);
  loadScript(href + ROOT_FILE, () => {
    if (octavo.root) settle(octavo.root);
    else if (pathname !== '/') tryAncestors(`${path}../`);
  });
}

function settle(root: string): void {
  const { pathname } = new URL(root);
  if ('ocHash' in attributes) {
    const { search, hash } = location;
    location.replace(`${root}#/${location.pathname.slice(pathname.length)}${search}${hash}`);
    return;
  }
  const isOwn = (href: string): boolean => href.startsWith(base) && !href.startsWith('//');
  const move = (href: string): string => (isOwn(href) ? pathname + href.slice(base.length) : href);
  whenParsed(() => {
    if (pathname !== base) rewriteLinks('a,link,img,form', move);
    // The addresses change before the elements exist: an element would load from the wrong address first.
    for (const wrapper of document.querySelectorAll(`[${LOST_LATE_MARK}]`)) {
      wrapper.outerHTML = wrapper.textContent.replace(`="${base}`, `="${pathname}`);
    }
  });
  octavo.root = root;
  loadScript(root + attributes.ocMenus!);
  octavo.start!();
}
