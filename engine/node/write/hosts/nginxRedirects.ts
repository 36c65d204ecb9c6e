import { decodePath } from '../../../shared/url/sitePaths.ts';
import { encodeUrl, matchRedirect, type Redirect } from './redirectsFile.ts';

/** Deeper than any published address; beyond this depth a redirect is absolute from the root. */
const MAX_FOLDERS = 16;

export interface NginxRedirects {
  /** Variables of the rules, which precede the server block. */
  maps: string;
  /** Redirects of single addresses. */
  exact: string;
  /** Redirects of many addresses (`/old/*`). nginx tries them in order, before the rules for files. */
  patterns: string;
}

/**
 * Redirects for nginx. Locations are relative, so that any prefix works, and are built from the request as it was sent.
 */
export function renderNginxRedirects(redirects: Redirect[], prefix: string): NginxRedirects {
  const rules = reachable(redirects);
  const many = rules.filter(isForMany);
  const named = many.map((rule, at) => ({ rule, splat: rule.to.includes(':splat') ? `$octavo_splat_${at}` : '' }));
  return {
    maps:
      (many.length > 0 ? renderUpMap(prefix) : '') +
      named.map(({ rule, splat }) => (splat ? renderSplatMap(rule, splat, prefix) : '')).join(''),
    exact: rules
      .filter((rule) => !isForMany(rule))
      .map((rule) => renderExact(rule, prefix))
      .join(''),
    patterns: named.map(({ rule, splat }) => renderPattern(rule, splat, prefix)).join(''),
  };
}

const isForMany = ({ from }: Redirect): boolean => from.endsWith('*');

/**
 * Elsewhere the first matching rule wins. nginx prefers exact addresses and rejects two rules for one of them, so
 * addresses that an earlier rule answers are left out.
 */
function reachable(redirects: Redirect[]): Redirect[] {
  const rules: Redirect[] = [];
  for (const rule of redirects) {
    const from = decodePath(rule.from);
    if (isForMany(rule)) {
      if (!leadsToItself(rule)) rules.push(rule);
    } else if (!matchRedirect(rules, from)) rules.push(rule);
  }
  return rules;
}

function leadsToItself({ from, to }: Redirect): boolean {
  const bare = (path: string): string => decodePath(path).replace(/\/+$/, '');
  return bare(from.slice(0, -1)) === bare(to.replace(/:splat\b.*$/, ''));
}

/** With and without a slash at the end. */
function renderExact({ from, to, status }: Redirect, prefix: string): string {
  const bare = from.replace(/\/+$/, '');
  if (bare === '') return renderMove(`${prefix}/`, to, './', status);
  const depth = bare.split('/').length - 2;
  const up = '../'.repeat(depth);
  return renderMove(prefix + bare, to, up || './', status) + renderMove(`${prefix}${bare}/`, to, `${up}../`, status);
}

function renderMove(from: string, to: string, up: string, status: number): string {
  return `    location = ${quote(decodePath(from))} { return ${status} "${toTarget(to, up)}"; }\n`;
}

function renderPattern({ from, to, status }: Redirect, splat: string, prefix: string): string {
  const start = prefix + decodePath(from.slice(0, -1));
  // `/old/*` also matches `/old`.
  const pattern = start.endsWith('/') ? `^${escapePattern(start.slice(0, -1))}(?:/|$)` : `^${escapePattern(start)}`;
  return `    location ~ ${quote(pattern)} { return ${status} "${toTarget(to, '${octavo_up}', splat)}"; }\n`;
}

function toTarget(to: string, up: string, splat = ''): string {
  const isElsewhere = /^https?:/.test(to);
  const [before = '', after = ''] = (isElsewhere ? to : to.replace(/^\/+/, '')).split(/:splat\b/);
  // A dollar would start a variable.
  const literal = (text: string): string => encodeUrl(text).replaceAll('$', '%24');
  const suffix = /[?#]/.test(to) ? '' : '$is_args$args';
  return `${isElsewhere ? '' : up}${literal(before)}${splat && `\${${splat.slice(1)}}`}${literal(after)}${suffix}`;
}

/** From the requested address up to the site's root. */
function renderUpMap(prefix: string): string {
  const start = `^${escapePattern(encodeUrl(prefix))}/`;
  const lines = Array.from({ length: MAX_FOLDERS }, (_, depth) => {
    const pattern = `~${start}${depth > 0 ? `(?:[^/?#]*/){${depth}}` : ''}[^/?#]*(?:[?#]|$)`;
    return `    ${quote(pattern)} "${'../'.repeat(depth) || './'}";\n`;
  });
  return `\n# For rules that answer many addresses: the way up to the root of the site.
map $request_uri $octavo_up {
    default ${quote(`${prefix}/`)};
${lines.join('')}}
`;
}

/** The text that `*` matched, as sent. */
function renderSplatMap({ from }: Redirect, splat: string, prefix: string): string {
  const start = escapePattern(encodeUrl(prefix + from.slice(0, -1)));
  // Slashes at its start could turn it into another host.
  return `map $request_uri ${splat} {
    default "";
    ${quote(`~^${start}/*(?<${splat.slice(1)}_part>[^?#]*)`)} ${splat}_part;
}
`;
}

/** Quotes a word for nginx's configuration. */
export function quote(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/** Escapes a text for a pattern, without backslashes, because nginx interprets some of them. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?()[\]{}|$]/g, '[$&]').replace(/[\\^]/g, '.');
}
