import { createHash } from 'node:crypto';
import { isPolicySource, type LoadKind, type PolicySources } from './policySources.ts';

export interface CspInput {
  inlineScripts: string[];
  inlineStyles: string[];
  /** Origins from which content and configuration load, besides the site. */
  sources?: PolicySources;
  /** Further sources that Octavo knows to be needed; may name all hosts below one. */
  known?: PolicySources;
}

/** A policy that every page of the build passes: no `unsafe-inline`, no `unsafe-eval`, no unnamed origin. */
export function createCsp({ inlineScripts, inlineStyles, sources = {}, known = {} }: CspInput): string {
  const from = (kind: LoadKind): string[] => [...(sources[kind] ?? []).filter(isPolicySource), ...(known[kind] ?? [])];
  const directives: [string, string[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...inlineScripts.map(hashSource), ...from('script')]],
    ['style-src', ["'self'", ...inlineStyles.map(hashSource), ...from('style')]],
    ['img-src', ["'self'", 'data:', ...from('image')]],
    // The loads of a style sheet on another site are unknown: mostly fonts, from a third site.
    ['font-src', ["'self'", 'data:', ...from('font'), ...(from('style').length > 0 ? ['https:'] : [])]],
    ['media-src', ["'self'", ...from('media')]],
    ['frame-src', ["'self'", ...from('frame')]],
    // A script that the configuration names may contact its own origin.
    ['connect-src', ["'self'", ...from('script'), ...from('connect')]],
    ['worker-src', ["'self'", 'blob:']],
    ['object-src', from('object').length > 0 ? from('object') : ["'none'"]],
    ['manifest-src', ["'self'", ...from('manifest')]],
    ['base-uri', ["'self'"]],
    ['form-action', ["'self'", ...from('form')]],
    ['frame-ancestors', ["'self'"]],
  ];
  return directives.map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`).join('; ');
}

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
