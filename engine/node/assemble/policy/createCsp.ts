import { createHash } from 'node:crypto';

export interface CspInput {
  inlineScripts: string[];
  inlineStyles: string[];
  /** Origins of scripts and styles the site's own configuration names. */
  scriptOrigins?: string[];
  styleOrigins?: string[];
  /** Origins of pictures, films and frames in the author's own content. */
  mediaOrigins?: string[];
  frameOrigins?: string[];
}

/** A policy that every page of the build passes: no `unsafe-inline`, no `unsafe-eval`, no origin nobody named. */
export function createCsp(input: CspInput): string {
  const { inlineScripts, inlineStyles, scriptOrigins = [], styleOrigins = [] } = input;
  const { mediaOrigins = [], frameOrigins = [] } = input;
  const directives: [string, string[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...inlineScripts.map(hashSource), ...scriptOrigins]],
    ['style-src', ["'self'", ...inlineStyles.map(hashSource), ...styleOrigins]],
    ['img-src', ["'self'", 'data:', ...mediaOrigins]],
    ['media-src', ["'self'", ...mediaOrigins]],
    ['frame-src', ["'self'", ...frameOrigins]],
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
