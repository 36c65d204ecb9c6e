/**
 * The data that a hit shows: address, title and breadcrumbs of pages, heading and id of their records. Values that can
 * be derived are not stored: an id that follows from its heading, the common part of paths and breadcrumbs with the
 * page before, and the start of a page's texts if it follows the texts of the page before.
 */
import type { IndexPage, PageTexts } from '../index/types.ts';
import { ByteReader, ByteWriter, IndexFormatError } from './bytes.ts';
import { toHex } from './container.ts';
import { PACK_ID_BYTES, writeHex } from './places.ts';
import { sharedLength } from './sharedLength.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

export interface PageDocument {
  routePath: string;
  title: string;
  breadcrumbs: string[];
  /** As in `SearchPageInput`. */
  originals: number;
  /** Language and direction of those, `en ltr`; the same for all pages. */
  language: string;
  /** Lead first; its heading and id are empty. */
  records: { heading: string; id: string }[];
  texts: PageTexts;
}

export function encodeDocuments(pages: readonly IndexPage[], language = ''): Uint8Array {
  const text = new ByteWriter();
  const ids = new ByteWriter();
  const string = (value: string): void => text.block(encodeUtf8(value));
  string(language);
  let path = '';
  let crumbs: readonly string[] = [];
  let end: PackEnd = { pack: '', at: 0 };
  for (const page of pages) {
    const shared = sharedLength(path, page.routePath);
    text.varint(shared);
    string(page.routePath.slice(shared));
    string(page.title);
    const sharedCrumbs = sharedLength(crumbs, page.breadcrumbs);
    text.varint(sharedCrumbs);
    text.varint(page.breadcrumbs.length - sharedCrumbs);
    for (const crumb of page.breadcrumbs.slice(sharedCrumbs)) string(crumb);
    text.varint(page.originals ?? 0);
    text.varint(page.records.length);
    for (const { heading, id } of page.records.slice(1)) {
      string(heading);
      string(id === toSlug(heading) ? '' : id);
    }
    end = encodeTexts(page.texts, end, text, ids);
    path = page.routePath;
    crumbs = page.breadcrumbs;
  }
  const writer = new ByteWriter();
  writer.varint(pages.length);
  writer.block(text.toBytes());
  writer.raw(ids.toBytes());
  return writer.toBytes();
}

export function decodeDocuments(bytes: Uint8Array): PageDocument[] {
  const reader = new ByteReader(bytes);
  const count = reader.count(6);
  const text = new ByteReader(reader.block());
  const string = (): string => decodeUtf8(text.block());
  const language = string();
  const pages: PageDocument[] = [];
  let previous: PageDocument | undefined;
  let pack = '';
  let at = 0;
  while (pages.length < count) {
    const routePath: string = (previous?.routePath ?? '').slice(0, text.varint()) + string();
    const title = string();
    const breadcrumbs: string[] = (previous?.breadcrumbs ?? []).slice(0, text.varint());
    for (let i = text.count(1); i > 0; i--) breadcrumbs.push(string());
    const originals = text.varint();
    const records = [{ heading: '', id: '' }];
    for (let i = text.count(); i > 1; i--) {
      const heading = string();
      records.push({ heading, id: string() || toSlug(heading) });
    }
    const head = text.varint();
    if (head % 2 === 1) {
      pack = toHex(reader.raw(PACK_ID_BYTES));
      at = text.varint();
    }
    const texts: PageTexts = { pack, start: at, pieces: [] };
    for (let i = head >> 1; i > 0; i--) {
      const length = text.varint();
      texts.pieces.push([text.varint(), length]);
      at += length;
    }
    previous = { routePath, title, breadcrumbs, originals, language, records, texts };
    pages.push(previous);
  }
  if (!text.done || !reader.done) throw new IndexFormatError();
  return pages;
}

/** Where the texts of the previous page end. */
interface PackEnd {
  pack: string;
  at: number;
}

function encodeTexts(texts: PageTexts | undefined, end: PackEnd, text: ByteWriter, ids: ByteWriter): PackEnd {
  const isNext = texts?.pack === end.pack && texts.start === end.at;
  // Twice their number, plus one if they do not follow the previous texts.
  text.varint(texts ? texts.pieces.length * 2 + (isNext ? 0 : 1) : 0);
  if (!texts) return end;
  if (!isNext) {
    writeHex(ids, texts.pack, PACK_ID_BYTES);
    text.varint(texts.start);
  }
  let at = texts.start;
  for (const [count, length] of texts.pieces) {
    text.varint(length);
    text.varint(count);
    at += length;
  }
  return { pack: texts.pack, at };
}

/** The usual id of a heading: lower-case, punctuation dropped, spaces to hyphens. */
function toSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}
