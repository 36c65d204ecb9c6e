import { CLEAN_PROBE_FILE } from '../../shared/documentAttributes.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { cleanFile } from '../../shared/url/sitePaths.ts';

/**
 * Whether the host serves `a.html` for `a`, where the document's own address does not show it: on the home page, which
 * every host serves for its folder, and on the 404 page.
 */
export async function probeCleanUrls(site: SiteData, root: string): Promise<boolean> {
  if (site.router === 'hash' || root.startsWith('file:')) return false;
  // If files are named `a/index.html`, clean addresses are folders, which every host serves.
  if (site.trailingSlash !== false) return true;
  try {
    const response = await fetch(root + cleanFile(CLEAN_PROBE_FILE), { credentials: 'same-origin' });
    return response.ok && (await response.text()).trim() === 'octavo';
  } catch {
    return false;
  }
}
