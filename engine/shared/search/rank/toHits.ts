/** Scored records → hits: the best sections of the best pages, grouped under their page. */
import type { HitType } from '../fields.ts';
import type { Piece } from '../codec/places.ts';
import type { PageTexts } from '../index/types.ts';
import type { Corpus } from './Corpus.ts';
import { NONE, type Matches } from './Matches.ts';

interface TextPlace extends Piece {
  at: number;
}

/** One result. The short names are those of the product's search documents. */
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
  /** The texts that are not in the site's language, and their language; see `PageDocument`. */
  originals: number;
  language: string;
  score: number;
  /** Where its text is: bytes of a pack, and which of the texts in them. */
  text: TextPlace | undefined;
  /** Position of its index among those searched. */
  index: number;
  /** The number of other sections of its page that are worth showing; set on the page's last hit. */
  more?: number;
}

export interface HitLimits {
  limit: number;
  /** At most this many hits of one page; besides its best, only those that score as much as the next page. */
  perPage: number;
  /** Only pages whose route path begins so. */
  pathPrefix?: string;
  /** Only the page with this route path, and all it has. */
  page?: string;
}

const [TITLE, HEADING, DESCRIPTION, KEYWORDS, CONTENT] = [1, 2, 4, 8, 16];
/** The section's own fields; keywords are the names that others use for it. */
const OWN = HEADING | KEYWORDS | CONTENT;
/** A section that scores less than this share of its page's best adds nothing to the page. */
const WORTH_SHOWING = 0.5;
/** If the title has none of the words, sections with them are better results than the start of the page. */
const UNTITLED_START = 0.85;
/** The maximum number of pages to try for a path prefix. */
const MAX_PAGES_SEEN = 2000;

export async function toHits(
  corpus: Corpus,
  { scores, fields }: Matches,
  { limit, perPage, pathPrefix, page: onlyPage }: HitLimits,
): Promise<SearchHit[]> {
  const hits: SearchHit[] = [];
  /** Sections of several pages that are the same are shown once. */
  const shownOriginals = new Set<number>();
  let seen = 0;
  const pages = pagesByScore(corpus, scores);
  let following = pages.next().value;
  while (following !== undefined && hits.length < limit && seen++ < MAX_PAGES_SEEN) {
    const scored = following;
    following = pages.next().value;
    const next = following?.best ?? NONE;
    const { page } = scored;
    const { index, at, page: own } = corpus.locate(page);
    const document = await index.document(own);
    if (pathPrefix !== undefined && !document.routePath.startsWith(pathPrefix)) continue;
    if (onlyPage !== undefined && document.routePath !== onlyPage) continue;
    const { title, breadcrumbs, routePath, originals, language } = document;
    const worthShowing = recordsWorthShowing(corpus, scored, scores, fields).filter(
      ({ record }) => !shownOriginals.has(corpus.originalOf(record)),
    );
    const shown = worthShowing
      .filter(({ score }, i) => onlyPage !== undefined || i === 0 || (i < perPage && score >= next))
      .slice(0, limit - hits.length);
    for (const { record } of shown) shownOriginals.add(corpus.originalOf(record));
    const more = worthShowing.length - shown.length;
    hits.push(
      ...shown.map(({ record, score }, i): SearchHit => {
        const place = record - (corpus.pageStarts[page] ?? 0);
        const { heading = '', id = '' } = document.records[place] ?? {};
        return {
          type: toType(fields[record] ?? 0, place === 0),
          document: { t: title, s: heading, u: routePath, h: id === '' ? '' : `#${id}`, b: breadcrumbs },
          page: { t: title, b: breadcrumbs },
          originals,
          language,
          score,
          text: findText(document.texts, place),
          index: at,
          ...(more > 0 && i === shown.length - 1 && { more }),
        };
      }),
    );
    if (onlyPage !== undefined) break;
  }
  return hits;
}

interface ScoredPage {
  page: number;
  /** Score of its best record. */
  best: number;
}

/** Pages with a match, those with the best record first. Few of many are needed, so finding each costs less than sorting. */
function* pagesByScore({ pageCount, pageStarts }: Corpus, scores: Float64Array): Generator<ScoredPage, undefined> {
  const best = new Float64Array(pageCount).fill(NONE);
  for (let page = 0; page < pageCount; page++) {
    const end = pageStarts[page + 1] ?? 0;
    for (let record = pageStarts[page] ?? 0; record < end; record++) {
      best[page] = Math.max(best[page] ?? NONE, scores[record] ?? NONE);
    }
  }
  while (true) {
    let page = 0;
    for (let other = 1; other < pageCount; other++) if ((best[other] ?? NONE) > (best[page] ?? NONE)) page = other;
    const score = best[page] ?? NONE;
    if (score === NONE) return undefined;
    best[page] = NONE;
    yield { page, best: score };
  }
}

interface ScoredRecord {
  record: number;
  score: number;
}

/** Records of a page with something of their own to show, best first. */
function recordsWorthShowing(
  corpus: Corpus,
  { page, best }: ScoredPage,
  scores: Float64Array,
  fields: Uint8Array,
): ScoredRecord[] {
  const start = corpus.pageStarts[page] ?? 0;
  const records: (ScoredRecord & { rank: number })[] = [];
  for (let record = start; record < (corpus.pageStarts[page + 1] ?? 0); record++) {
    const score = scores[record] ?? NONE;
    const isUntitledStart = record === start && ((fields[record] ?? 0) & TITLE) === 0;
    if (score !== NONE) records.push({ record, score, rank: isUntitledStart ? score * UNTITLED_START : score });
  }
  const worthShowing = records.filter(({ record, score }) => {
    const own = fields[record] ?? 0;
    return (record === start ? own !== 0 : (own & OWN) !== 0) && score >= best * WORTH_SHOWING;
  });
  // Found by the page's own description: the page is the hit, or the first section that is allowed.
  if (worthShowing.length === 0) return records.slice(0, 1);
  return worthShowing.sort((a, b) => b.rank - a.rank || a.record - b.record);
}

function toType(fields: number, lead: boolean): HitType {
  if (lead && fields & TITLE) return 'title';
  if (lead && fields & KEYWORDS) return 'keywords';
  if (!lead && fields & HEADING) return 'heading';
  return lead && (fields & (CONTENT | DESCRIPTION)) === 0 ? 'title' : 'content';
}

function findText({ pack, start: from, pieces }: PageTexts, place: number): TextPlace | undefined {
  let start = from;
  let first = 0;
  for (const [count, length] of pieces) {
    if (place < first + count) return { pack, start, length, at: place - first };
    first += count;
    start += length;
  }
  return undefined;
}
