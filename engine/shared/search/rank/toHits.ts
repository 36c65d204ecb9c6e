/** Scored records → hits: the best sections of the best pages, grouped under their page. */
import type { HitType } from '../fields.ts';
import type { TextRef } from '../index/types.ts';
import type { Corpus } from './Corpus.ts';
import { NONE, type Matches } from './Matches.ts';

/** One thing found. The short names are those of the product's search documents. */
export interface SearchHit {
  type: HitType;
  document: {
    /** Title of the page. */
    t: string;
    /** Heading of the section; empty for a hit on the page as a whole. */
    s: string;
    /** Route path of the page. */
    u: string;
    /** `#id` of the section, or empty. */
    h: string;
    /** Breadcrumbs. */
    b: string[];
  };
  page: { t: string; b: string[] };
  score: number;
  /** Where its text is: a file, and which of the texts in it. */
  text: { id: string; at: number } | undefined;
  /** Position of its index among those searched. */
  index: number;
  /** How many other sections of its page are worth showing; at the page's last hit. */
  more?: number;
}

export interface HitLimits {
  limit: number;
  /** At most so many hits of the best page; each following page may have one less, but at least one. */
  perPage: number;
  /** Only pages whose route path begins so. */
  pathPrefix?: string;
  /** Only the page with this route path, and all it has. */
  page?: string;
}

const [TITLE, HEADING, DESCRIPTION, KEYWORDS, CONTENT] = [1, 2, 4, 8, 16];
/** What a section has of its own; keywords are what others call it. */
const OWN = HEADING | KEYWORDS | CONTENT;
/** A section that scores less than this share of its page's best says no more than the page does. */
const WORTH_SHOWING = 0.5;
/** Pages that are sorted at first; the rest only if they are needed. */
const FIRST_PAGES = 24;
/** With a path prefix, pages looked at before giving up. */
const MAX_PAGES_SEEN = 2000;

export async function toHits(
  corpus: Corpus,
  { scores, fields }: Matches,
  { limit, perPage, pathPrefix, page: onlyPage }: HitLimits,
): Promise<SearchHit[]> {
  const hits: SearchHit[][] = [];
  /** Sections of several pages that are the same are shown once. */
  const shownOriginals = new Set<number>();
  let count = 0;
  let seen = 0;
  for (const page of pagesByScore(corpus, scores)) {
    if (count >= limit || seen++ >= MAX_PAGES_SEEN) break;
    const { index, at, page: own } = corpus.locate(page);
    const document = await index.document(own);
    if (pathPrefix !== undefined && !document.routePath.startsWith(pathPrefix)) continue;
    if (onlyPage !== undefined && document.routePath !== onlyPage) continue;
    const { title, breadcrumbs, routePath } = document;
    const maxHits = onlyPage === undefined ? Math.max(1, perPage - hits.length) : limit;
    const worthShowing = recordsWorthShowing(corpus, page, scores, fields).filter(
      ({ record }) => !shownOriginals.has(corpus.originalOf(record)),
    );
    const shown = worthShowing.slice(0, Math.min(maxHits, limit - count));
    for (const { record } of shown) shownOriginals.add(corpus.originalOf(record));
    const more = worthShowing.length - shown.length;
    hits.push(
      shown.map(({ record, score }, i): SearchHit => {
        const place = record - (corpus.pageStarts[page] ?? 0);
        const { heading = '', id = '' } = document.records[place] ?? {};
        return {
          type: toType(fields[record] ?? 0, place === 0),
          document: { t: title, s: heading, u: routePath, h: id === '' ? '' : `#${id}`, b: breadcrumbs },
          page: { t: title, b: breadcrumbs },
          score,
          text: findText(document.texts, place),
          index: at,
          ...(more > 0 && i === shown.length - 1 && { more }),
        };
      }),
    );
    count += shown.length;
    if (onlyPage !== undefined) break;
  }
  return hits.flat();
}

/** Pages with a match, those with the best record first. Nearly always the first few are enough. */
function* pagesByScore({ pageCount, pageStarts }: Corpus, scores: Float64Array): Generator<number> {
  const best = new Float64Array(pageCount);
  const first: number[] = [];
  let matching = 0;
  let least = NONE;
  for (let page = 0; page < pageCount; page++) {
    let score = NONE;
    const end = pageStarts[page + 1] ?? 0;
    for (let record = pageStarts[page] ?? 0; record < end; record++) score = Math.max(score, scores[record] ?? NONE);
    best[page] = score;
    if (score === NONE) continue;
    matching++;
    if (first.length === FIRST_PAGES && score <= least) continue;
    let at = first.length;
    while (at > 0 && score > (best[first[at - 1] ?? 0] ?? 0)) at--;
    first.splice(at, 0, page);
    if (first.length > FIRST_PAGES) first.pop();
    least = best[first[first.length - 1] ?? 0] ?? NONE;
  }
  yield* first;
  if (matching <= FIRST_PAGES) return;
  const all: number[] = [];
  for (let page = 0; page < pageCount; page++) if (best[page] !== NONE) all.push(page);
  yield* all.sort((a, b) => (best[b] ?? 0) - (best[a] ?? 0) || a - b).slice(FIRST_PAGES);
}

interface ScoredRecord {
  record: number;
  score: number;
}

/** Records of a page that have something of their own to show, best first. */
function recordsWorthShowing(corpus: Corpus, page: number, scores: Float64Array, fields: Uint8Array): ScoredRecord[] {
  const records: ScoredRecord[] = [];
  let best = NONE;
  const start = corpus.pageStarts[page] ?? 0;
  for (let record = start; record < (corpus.pageStarts[page + 1] ?? 0); record++) {
    const score = scores[record] ?? NONE;
    if (score !== NONE) records.push({ record, score });
    best = Math.max(best, score);
  }
  // Found by what the page says of itself: then the page is the hit, or the first section that is allowed.
  const first = records.slice(0, 1);
  const worthShowing = records.filter(({ record, score }) => {
    const own = fields[record] ?? 0;
    return (record === start ? own !== 0 : (own & OWN) !== 0) && score >= best * WORTH_SHOWING;
  });
  return worthShowing.length > 0 ? worthShowing.sort((a, b) => b.score - a.score || a.record - b.record) : first;
}

function toType(fields: number, lead: boolean): HitType {
  if (lead && fields & TITLE) return 'title';
  if (lead && fields & KEYWORDS) return 'keywords';
  if (!lead && fields & HEADING) return 'heading';
  return lead && (fields & (CONTENT | DESCRIPTION)) === 0 ? 'title' : 'content';
}

function findText(texts: readonly TextRef[], place: number): SearchHit['text'] {
  let first = 0;
  for (const { id, count } of texts) {
    if (place < first + count) return { id, at: place - first };
    first += count;
  }
  return undefined;
}
