import type { ExternalDocs } from '../types.ts';
import type { Cursor } from '../source/Cursor.ts';

export function readExternalDocs(cursor: Cursor): ExternalDocs | undefined {
  const docs = cursor.object('externalDocs');
  const url = docs?.text('url');
  return url === undefined ? undefined : { url, description: docs?.text('description') };
}
