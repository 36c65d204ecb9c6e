import type { IncomingHttpHeaders } from 'node:http';

/** The copy of a file that a client may already have. */
export interface Validators {
  etag: string;
  lastModified: Date;
}

/** Whether the client's copy is still valid (`304`). If a tag was sent, it alone decides; otherwise the date. */
export function isFresh(headers: IncomingHttpHeaders, validators: Validators): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.trim() === '*' || listTags(tags).includes(validators.etag);
  const since = headers['if-modified-since'];
  return since !== undefined && toSeconds(validators.lastModified) <= parseSeconds(since);
}

/** Whether a range matches the file that the client has in part. A weak tag never does. */
export function allowsRange(headers: IncomingHttpHeaders, validators: Validators): boolean {
  const condition = headers['if-range'];
  if (typeof condition !== 'string') return true;
  if (condition.includes('"')) return condition.trim() === validators.etag;
  return toSeconds(validators.lastModified) === parseSeconds(condition);
}

function listTags(header: string): string[] {
  // A weak form of the same tag counts: nothing here compares bytes.
  return header.match(/"[^"]*"/g) ?? [];
}

/** HTTP dates have whole seconds. */
function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

function parseSeconds(text: string): number {
  return Math.floor(Date.parse(text) / 1000);
}
