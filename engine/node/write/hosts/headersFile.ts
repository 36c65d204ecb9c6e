import { escapeRegExp } from '../../ground/escapeRegExp.ts';
import { decodePath } from '../../../shared/url/sitePaths.ts';

/**
 * The `_headers` file, as Netlify, Cloudflare Pages and others read it: a path per block, headers indented below. A
 * build writes one; `octavo serve` follows it, so that authors can test their own rules.
 */
export interface HeaderRule {
  /** `/a`, `/assets/*`, `/:lang/x`. */
  path: string;
  /** A value of `null` removes the header (`! Name`). */
  headers: [name: string, value: string | null][];
}

export function renderHeadersFile(rules: HeaderRule[]): string {
  return rules.map(renderRule).join('\n');
}

function renderRule(rule: HeaderRule): string {
  const lines = rule.headers.map(([name, value]) => (value === null ? `  ! ${name}\n` : `  ${name}: ${value}\n`));
  return `${rule.path}\n${lines.join('')}`;
}

export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: [] });
      continue;
    }
    const header = /^\s+(?:!\s*(?<removed>[\w-]+)|(?<name>[\w-]+)\s*:\s*(?<value>.*?))\s*$/.exec(line)?.groups;
    const current = rules.at(-1);
    if (!header || !current) continue;
    if (header['removed']) current.headers.push([header['removed'], null]);
    else if (header['name']) current.headers.push([header['name'], header['value'] ?? '']);
  }
  return rules;
}

/** Finds the headers for a decoded path; later rules win over earlier ones. */
export function compileHeaderRules(rules: HeaderRule[]): (path: string) => Map<string, string | null> {
  const patterns = rules.map((rule) => ({ pattern: toPattern(decodePath(rule.path)), headers: rule.headers }));
  return (path) => {
    const matched = patterns.filter(({ pattern }) => pattern.test(path));
    return new Map(matched.flatMap(({ headers }) => headers.map(([name, value]) => [name.toLowerCase(), value])));
  };
}

function toPattern(path: string): RegExp {
  const source = path
    .split(/(\*|:[A-Za-z]\w*)/)
    .map((part) => (part === '*' ? '.*' : /^:[A-Za-z]/.test(part) ? '[^/]+' : escapeRegExp(part)))
    .join('');
  return new RegExp(`^${source}$`);
}
