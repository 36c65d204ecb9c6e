import { createHash } from 'node:crypto';

export interface CspInput {
  inlineScripts: string[];
  inlineStyles: string[];
  /** Origins of scripts and styles the site's own configuration names. */
  scriptOrigins?: string[];
  styleOrigins?: string[];
}

/** A policy that every page of the build passes: no `unsafe-inline`, no `unsafe-eval`. */
export function createCsp({ inlineScripts, inlineStyles, scriptOrigins = [], styleOrigins = [] }: CspInput): string {
  const directives: [string, string[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...inlineScripts.map(hashSource), ...scriptOrigins]],
    ['style-src', ["'self'", ...inlineStyles.map(hashSource), ...styleOrigins]],
    // Authors may show pictures from elsewhere; nothing of Octavo's own does.
    ['img-src', ["'self'", 'data:', 'https:']],
    ['media-src', ["'self'", 'https:']],
    ['connect-src', ["'self'"]],
    ['worker-src', ["'self'", 'blob:']],
    ['object-src', ["'none'"]],
    ['base-uri', ["'self'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'self'"]],
  ];
  return directives.map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`).join('; ');
}

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
