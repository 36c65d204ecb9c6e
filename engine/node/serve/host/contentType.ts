import { lookup } from 'mrmime';

const TEXT = /^text\/|[/+](?:javascript|json|xml)$/;

/** Types that the common table lacks, or has for another kind of file (`.ts` is a transport stream there). */
const OWN_TYPES: Record<string, string> = { ico: 'image/x-icon', ts: 'text/plain', tsx: 'text/plain' };

/** The `Content-Type` of a file by its name. Text is UTF-8, because builds write UTF-8. */
export function contentTypeOf(file: string): string {
  const type = typeOf(file);
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}

export function isText(file: string): boolean {
  return TEXT.test(typeOf(file));
}

function typeOf(file: string): string {
  const extension = /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase();
  const type = extension === undefined ? undefined : (OWN_TYPES[extension] ?? lookup(extension));
  return type ?? 'application/octet-stream';
}
