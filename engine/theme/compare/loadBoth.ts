import type { CompareSource } from '../../client/index.ts';
import type { DocOutline } from '../../shared/compare/compareVersions.ts';
import type { HeadTag } from '../../shared/pageData.ts';

export interface LoadedPage {
  input: { path: string; title: string; html: string };
  /** Its own style sheets, from the site's root. */
  styles: string[];
}

/** A page in both versions, as far as they have it. */
export async function loadBoth(
  source: CompareSource,
  before: DocOutline | undefined,
  after: DocOutline | undefined,
): Promise<{ before?: LoadedPage; after?: LoadedPage }> {
  const load = async (doc: DocOutline | undefined): Promise<LoadedPage | undefined> => {
    if (!doc) return undefined;
    const { path, heading, main, head } = await source.loadPage(doc.path);
    return { input: { path, title: heading, html: main }, styles: head.tags.flatMap(styleOf) };
  };
  const [older, newer] = await Promise.all([load(before), load(after)]);
  return { before: older, after: newer };
}

function styleOf({ tag, attributes }: HeadTag): string[] {
  const { rel, href } = attributes;
  return tag === 'link' && rel === 'stylesheet' && typeof href === 'string' ? [href.replace(/^\//, '')] : [];
}
