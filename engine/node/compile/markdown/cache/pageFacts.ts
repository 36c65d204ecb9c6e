/** A compiled page without its texts. */
import { hashOf } from '../../../ground/hashOf.ts';
import type { CompiledPage, CompileInput, MarkdownOptions } from '../types.ts';
import type { FactsTexts } from './factsStore.ts';
import { withFilePaths } from './pageEntry.ts';

/** The facts about each page that the whole site needs. */
interface SiteFacts extends Pick<CompiledPage, 'anchors' | 'linkTexts' | 'outline' | 'live' | 'problems'> {
  /** Derived from its search data. */
  sectionsKey: string;
}

/** All data for the page except its texts. */
export interface PageFacts extends Omit<CompiledPage, 'html' | 'markdown' | 'sectionsJson' | 'linkTexts' | 'outline'> {
  /** Identifies the texts: pages with the same key have the same texts. Undefined if that is not certain. */
  contentKey?: string;
}

/** Loaded on first use. */
export interface Facts {
  /** See `contentKey` of the page. */
  contentKey?: string;
  ofSite(): SiteFacts;
  ofPage(): PageFacts;
  /** The page needs facts about the site and must be compiled again with them. */
  isUnfinished?: boolean;
}

export function toFactsTexts({ html: _h, markdown: _m, sectionsJson, ...page }: CompiledPage): FactsTexts {
  const { linkTexts, outline, ...rest } = page;
  const { anchors, live, problems } = rest;
  const ofSite: SiteFacts = { anchors, linkTexts, outline, live, problems, sectionsKey: hashOf(sectionsJson) };
  return [JSON.stringify(ofSite), JSON.stringify(rest satisfies PageFacts)];
}

/** Reads facts from texts that name files as the cache does. */
export function readFacts(
  [ofSite, ofPage]: FactsTexts,
  contentKey: string,
  input: CompileInput,
  options: MarkdownOptions,
): Facts {
  return {
    contentKey,
    ofSite: () => withFilePaths(JSON.parse(ofSite) as SiteFacts, input, options),
    ofPage: () => ({ ...withFilePaths(JSON.parse(ofPage) as PageFacts, input, options), contentKey }),
  };
}

/** Facts of a page that is not in the cache. */
export function factsOf({ html: _h, markdown: _m, ...page }: CompiledPage): Facts {
  const { sectionsJson, ...rest } = page;
  return {
    ofSite: () => ({ ...rest, sectionsKey: hashOf(sectionsJson) }),
    ofPage: () => rest,
    isUnfinished: isUnfinished(page),
  };
}

export function isUnfinished({ pageFields, unbundled }: Pick<CompiledPage, 'pageFields' | 'unbundled'>): boolean {
  return pageFields !== undefined || unbundled !== undefined;
}
