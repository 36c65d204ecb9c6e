import type { SectionChange } from './comparePages.ts';
import type { SectionOutline } from './outline.ts';
import { numbersOf, sketchLikeness } from './sketch.ts';

export interface DocOutline {
  id: string;
  /** Plain text. */
  title: string;
  /** Route path. */
  path: string;
  sections: SectionOutline[];
  sketch: string;
  /** The original of a translation, in the site's default locale; absent if the document is not translated. */
  original?: Omit<DocOutline, 'id' | 'original'> & {
    /** File of the page's data, from the site's root. */
    file: string;
  };
}

/** A document, or its original in the default locale. */
export type ComparedDoc = DocOutline & { file?: string };

/** Two versions of a document in one language. */
export interface ComparableDocs {
  before: ComparedDoc;
  after: ComparedDoc;
  /** The originals of both, if only one of the two is translated. */
  isOriginal: boolean;
}

/** A translation is compared with a translation; otherwise the originals are compared. */
export function toComparable(before: DocOutline, after: DocOutline): ComparableDocs {
  const isOriginal = Boolean(before.original) !== Boolean(after.original);
  return isOriginal
    ? { before: toOriginal(before), after: toOriginal(after), isOriginal }
    : { before, after, isOriginal };
}

function toOriginal(doc: DocOutline): ComparedDoc {
  return { ...doc, ...doc.original };
}

/** All documents of a version, in the order of its sidebars. */
export type VersionOutline = readonly DocOutline[];

export type DocChange =
  | { type: 'added'; doc: DocOutline }
  | { type: 'removed'; before: DocOutline }
  /** The same text at another address, or also with changes. */
  | {
      type: 'moved' | 'changed';
      doc: DocOutline;
      before: DocOutline;
      sections: Pick<SectionChange, 'type' | 'heading' | 'id'>[];
      /** Whether originals were compared instead of translations, or only the translation has changed. */
      basis?: 'original' | 'translation';
    };

export interface VersionComparison {
  /** In the order of the newer version; removed documents come last. */
  changes: DocChange[];
  unchanged: number;
}

/** The minimal share of common passages between two versions of a text. */
const MIN_SHARED = 0.35;
/** The same for pages with the same name. */
const MIN_SHARED_NAMESAKES = 0.06;
/** Names that do not identify a page. */
const COMMON_NAME = /^(?:index|readme|intro|introduction|overview)$/i;

export function compareVersions(before: VersionOutline, after: VersionOutline): VersionComparison {
  const partners = pairDocs(before, after);
  const changes: DocChange[] = [];
  let unchanged = 0;
  for (const doc of after) {
    const old = partners.get(doc.id);
    if (!old) {
      changes.push({ type: 'added', doc });
      continue;
    }
    const isMoved = old.id !== doc.id;
    const pair = toComparable(old, doc);
    const isSame = isSameText(pair.before, pair.after);
    if (!isMoved && isSame) {
      unchanged++;
      continue;
    }
    const basis = pair.isOriginal ? 'original' : !isSame && hasSameOriginal(old, doc) ? 'translation' : undefined;
    changes.push({
      type: isMoved ? 'moved' : 'changed',
      doc,
      before: old,
      sections: compareSections(pair.before, pair.after),
      ...(basis && { basis }),
    });
  }
  const kept = new Set([...partners.values()].map(({ id }) => id));
  for (const doc of before) if (!kept.has(doc.id)) changes.push({ type: 'removed', before: doc });
  return { changes, unchanged };
}

export function isSameText(a: DocOutline, b: DocOutline): boolean {
  return (
    a.title === b.title &&
    a.sections.length === b.sections.length &&
    a.sections.every(({ hash }, at) => hash === b.sections[at]!.hash)
  );
}

function hasSameOriginal(before: DocOutline, after: DocOutline): boolean {
  return (
    before.original !== undefined && after.original !== undefined && isSameText(toOriginal(before), toOriginal(after))
  );
}

/** For each document of the newer version, by its id, the corresponding document of the older one. */
export function pairDocs(before: VersionOutline, after: VersionOutline): Map<string, DocOutline> {
  const olds = new Map(before.map((doc) => [doc.id, doc]));
  const news = new Set(after.map(({ id }) => id));
  const pairs = new Map<string, DocOutline>();
  for (const { id } of after) {
    const same = olds.get(id);
    if (same) pairs.set(id, same);
  }
  const renamed = pairRenamed(
    before.filter(({ id }) => !news.has(id)),
    after.filter(({ id }) => !olds.has(id)),
  );
  for (const [id, doc] of renamed) pairs.set(id, doc);
  return pairs;
}

/** The most similar pairs first. */
function pairRenamed(removed: readonly DocOutline[], added: readonly DocOutline[]): Map<string, DocOutline> {
  // Only pages with something in common are compared, because there may be thousands.
  const olds = new Map<string, DocOutline[]>();
  for (const doc of removed) for (const trait of traitsOf(doc)) olds.set(trait, [...(olds.get(trait) ?? []), doc]);
  const candidates = added.flatMap((doc) =>
    [...new Set(traitsOf(doc).flatMap((trait) => olds.get(trait) ?? []))].flatMap((old) => {
      const score = renameScore(old, doc);
      return score > 0 ? [{ doc, old, score }] : [];
    }),
  );
  const pairs = new Map<string, DocOutline>();
  const taken = new Set<DocOutline>();
  for (const { doc, old } of candidates.sort((a, b) => b.score - a.score)) {
    if (pairs.has(doc.id) || taken.has(old)) continue;
    pairs.set(doc.id, old);
    taken.add(old);
  }
  return pairs;
}

function traitsOf(doc: DocOutline): string[] {
  return [`name ${nameOf(doc)}`, ...new Set(numbersOf(toOriginal(doc).sketch))];
}

/** How likely one page became the other; 0 if it did not. */
function renameScore(translatedBefore: DocOutline, translatedAfter: DocOutline): number {
  const [before, after] = [toOriginal(translatedBefore), toOriginal(translatedAfter)];
  const shared = sketchLikeness(before.sketch, after.sketch);
  if (shared >= MIN_SHARED) return shared;
  const name = nameOf(after);
  if (nameOf(before) !== name) return 0;
  const isNamed = before.title.toLowerCase() === after.title.toLowerCase() && !COMMON_NAME.test(name);
  return isNamed || shared >= MIN_SHARED_NAMESAKES ? shared + 0.01 : 0;
}

/** The last part of an id. */
function nameOf({ id }: DocOutline): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/** Sections are matched by their headings, because only one version may have handwritten ids. */
function compareSections(before: DocOutline, after: DocOutline): Pick<SectionChange, 'type' | 'heading' | 'id'>[] {
  const keysOf = (doc: DocOutline): Map<string, SectionOutline> =>
    new Map(doc.sections.map((section) => [section.heading.toLowerCase(), section]));
  const olds = keysOf(before);
  const news = keysOf(after);
  const changed = [...news].flatMap(([key, { id, heading, hash }]) => {
    const old = olds.get(key);
    if (old?.hash === hash) return [];
    return [{ type: old ? ('changed' as const) : ('added' as const), heading, id }];
  });
  const removed = [...olds].filter(([key]) => !news.has(key));
  return [...changed, ...removed.map(([, { heading }]) => ({ type: 'removed' as const, heading }))];
}
