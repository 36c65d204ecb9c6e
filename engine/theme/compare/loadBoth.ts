import type { CompareSource, PageInput } from '../../client/index.ts';
import { toComparable, type ComparedDoc, type DocOutline } from '../../shared/compare/compareVersions.ts';
import type { HeadTag } from '../../shared/pageData.ts';

export interface LoadedPage {
  input: PageInput;
  /** Its own style sheets, from the site's root. */
  styles: string[];
}

/** A page in both versions, if it exists there, and in the same language. */
export async function loadBoth(
  source: CompareSource,
  before: DocOutline | undefined,
  after: DocOutline | undefined,
): Promise<{ before?: LoadedPage; after?: LoadedPage }> {
  const load = async (doc: ComparedDoc | undefined): Promise<LoadedPage | undefined> => {
    if (!doc) return undefined;
    const { path, heading, main, head } = await source.loadPage(doc);
    const folder = doc.file === undefined ? source.folder : '';
    return { input: { path, folder, title: heading, html: main }, styles: head.tags.flatMap(styleOf) };
  };
  const pair = before && after ? toComparable(before, after) : { before, after };
  const [older, newer] = await Promise.all([load(pair.before), load(pair.after)]);
  return { before: older, after: newer };
}

function styleOf({ tag, attributes }: HeadTag): string[] {
  const { rel, href } = attributes;
  return tag === 'link' && rel === 'stylesheet' && typeof href === 'string' ? [href.replace(/^\//, '')] : [];
}
