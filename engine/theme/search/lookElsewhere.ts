import type { ElsewhereInput, ScopeChoice, SearchOffer } from '../../client/index.ts';
import { PAGE_LIMITS } from '../../shared/search/listLimits.ts';
import { reportEmpty } from './reportEmpty.ts';

/** Loads nothing while the reader is still typing: each place may have its own index. */
const PAUSE_MS = 500;
/** A site wants to know finished queries, not every letter that was typed. */
const REST_MS = 2000;
const MAX_VERSIONS = 4;

interface Place extends ScopeChoice {
  label: string;
}

/**
 * Finds where a query without results here has some: in the other contexts, and in the newest other version that has
 * any. Reports every place that it finds, and notifies the site's endpoint, if it has one. Returns a function that ends
 * both.
 */
export function lookElsewhere(input: ElsewhereInput, onOffers: (offers: SearchOffer[]) => void): () => void {
  const { query, choice } = input;
  const { search } = input.site;
  if (!search) return () => undefined;
  const { reportEmpty: endpoint } = search;
  let isWanted = true;
  const offers: SearchOffer[] = [];
  const tryPlace = async ({ label, ...place }: Place): Promise<boolean> => {
    const count = isWanted ? await countIn(place, input).catch(() => 0) : 0;
    if (!isWanted || count === 0) return false;
    offers.push({ label, count, target: input.toSearchTarget(search, { query, ...place }) });
    onOffers([...offers]);
    return true;
  };
  const looking = setTimeout(async () => {
    const { contexts, versions } = otherPlaces(input);
    for (const place of contexts) await tryPlace(place);
    for (const place of versions) if (await tryPlace(place)) break;
  }, PAUSE_MS);
  const { context, versionPath: version } = choice;
  const reporting = endpoint
    ? setTimeout(() => reportEmpty(endpoint, { query, context, version }), REST_MS)
    : undefined;
  return () => {
    isWanted = false;
    clearTimeout(looking);
    clearTimeout(reporting);
  };
}

async function countIn(place: ScopeChoice, { site, query, client, resolveScope }: ElsewhereInput): Promise<number> {
  let count = 0;
  const request = { ...resolveScope(site, place), ...PAGE_LIMITS, query, excerptLength: 0, highlight: false };
  await client.search({ ...request, requester: 'elsewhere' }, ({ results }) => {
    count = results.length;
  });
  return count;
}

/** Places whose indexes have not been searched yet. */
function otherPlaces(input: ElsewhereInput): { contexts: Place[]; versions: Place[] } {
  const { site, choice, resolveScope, searchableVersions } = input;
  const keyOf = (place: ScopeChoice): string => {
    const { files, pathPrefix } = resolveScope(site, place);
    return [...files, pathPrefix].join('\n');
  };
  const searched = new Set([keyOf(choice)]);
  const isNew = (place: Place): boolean => searched.size < searched.add(keyOf(place)).size;
  const contexts = choice.everywhere ? [] : (site.search?.contexts ?? []);
  return {
    contexts: contexts
      .map(({ name, label }) => ({ label, context: name, versionPath: choice.versionPath }))
      .filter(isNew),
    versions: searchableVersions(site, choice.context)
      .map(({ label, versionPath }) => ({ ...choice, label, versionPath }))
      .filter(isNew)
      .slice(0, MAX_VERSIONS),
  };
}
