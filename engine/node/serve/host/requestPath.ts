/** A parsed request target. Its segments are decoded and name nothing outside the folder. */
export interface RequestPath {
  segments: string[];
  trailingSlash: boolean;
  /** `?a=b` as sent, or `''`. */
  search: string;
}

/** Why a target names nothing: `malformed` is an error of the client, `hidden` a path that is never served. */
export type RefusedPath = 'malformed' | 'hidden';

/** Takes a request target (`/a/b?c`) apart. */
export function parseRequestPath(target: string): RequestPath | RefusedPath {
  const { pathname, search } = splitTarget(target);
  if (!pathname.startsWith('/')) return 'malformed';
  const parts = pathname.slice(1).split('/');
  const trailingSlash = parts.at(-1) === '';
  if (trailingSlash) parts.pop();

  const segments: string[] = [];
  for (const part of parts) {
    const segment = decodeSegment(part);
    if (segment === undefined) return 'malformed';
    if (isHidden(segment)) return 'hidden';
    segments.push(segment);
  }
  return { segments, trailingSlash, search };
}

/** Supports both forms that a client may send: `/a?b`, and through a proxy `http://host/a?b`. */
function splitTarget(target: string): { pathname: string; search: string } {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/s, '');
  const at = local.indexOf('?');
  if (at < 0) return { pathname: local || '/', search: '' };
  return { pathname: local.slice(0, at) || '/', search: local.slice(at) };
}

function decodeSegment(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/**
 * A name that could lead elsewhere on some system (`..`, an encoded slash, a backslash, a drive or stream `a:b` on
 * Windows, NUL), that has two spellings (`//`), or that hosts do not publish (`.git`, `.env`).
 */
function isHidden(segment: string): boolean {
  if (segment === '' || segment.length > 255) return true;
  // eslint-disable-next-line no-control-regex -- control characters are what this looks for
  if (/[/\\\u0000-\u001f\u007f]/.test(segment)) return true;
  if (process.platform === 'win32' && /[:*?"<>|]|[. ]$/.test(segment)) return true;
  return segment.startsWith('.') && segment !== '.well-known';
}
