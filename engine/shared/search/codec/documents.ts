/**
 * What a hit shows: address, title and breadcrumbs of pages, heading and id of their records. An id that follows
 * from its heading is not stored, nor what a page's path and breadcrumbs share with the page before.
 */
import type { IndexPage, TextRef } from '../index/types.ts';
import { ByteReader, ByteWriter, IndexFormatError } from './bytes.ts';
import { toHex } from './container.ts';
import { sharedLength } from './sharedLength.ts';
import { decodeUtf8, encodeUtf8 } from './utf8.ts';

/** Bytes of a text file's id. */
export const TEXT_ID_BYTES = 6;

export interface PageDocument {
  routePath: string;
  title: string;
  breadcrumbs: string[];
  /** Lead first; its heading and id are empty. */
  records: { heading: string; id: string }[];
  texts: TextRef[];
}

export function encodeDocuments(pages: readonly IndexPage[]): Uint8Array {
  const text = new ByteWriter();
  const ids = new ByteWriter();
  const string = (value: string): void => text.block(encodeUtf8(value));
  let path = '';
  let crumbs: readonly string[] = [];
  for (const page of pages) {
    const shared = sharedLength(path, page.routePath);
    text.varint(shared);
    string(page.routePath.slice(shared));
    string(page.title);
    const sharedCrumbs = sharedLength(crumbs, page.breadcrumbs);
    text.varint(sharedCrumbs);
    text.varint(page.breadcrumbs.length - sharedCrumbs);
    for (const crumb of page.breadcrumbs.slice(sharedCrumbs)) string(crumb);
    text.varint(page.records.length);
    for (const { heading, id } of page.records.slice(1)) {
      string(heading);
      string(id === toSlug(heading) ? '' : id);
    }
    text.varint(page.texts.length);
    for (const { id, count } of page.texts) {
      text.varint(count);
      for (let i = 0; i < TEXT_ID_BYTES; i++) ids.byte(Number.parseInt(id.slice(i * 2, i * 2 + 2), 16));
    }
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
  const pages: PageDocument[] = [];
  let previous: PageDocument | undefined;
  while (pages.length < count) {
    const routePath: string = (previous?.routePath ?? '').slice(0, text.varint()) + string();
    const title = string();
    const breadcrumbs: string[] = (previous?.breadcrumbs ?? []).slice(0, text.varint());
    for (let i = text.count(1); i > 0; i--) breadcrumbs.push(string());
    const records = [{ heading: '', id: '' }];
    for (let i = text.count(); i > 1; i--) {
      const heading = string();
      records.push({ heading, id: string() || toSlug(heading) });
    }
    const texts: TextRef[] = [];
    for (let i = text.count(1); i > 0; i--) texts.push({ count: text.varint(), id: toHex(reader.raw(TEXT_ID_BYTES)) });
    previous = { routePath, title, breadcrumbs, records, texts };
    pages.push(previous);
  }
  if (!text.done || !reader.done) throw new IndexFormatError('the page list has the wrong length');
  return pages;
}

/** The usual id of a heading: lower-case, punctuation dropped, spaces to hyphens. */
function toSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}
