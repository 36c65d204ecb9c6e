import path from 'node:path';
import type { ProblemCode } from '../../../shared/problemCodes.ts';
import { nearestName } from '../../../shared/nearestName.ts';
import { findThemePart } from '../../../shared/themeParts.ts';
import { decodePath } from '../../../shared/url/sitePaths.ts';
import { toSeverity, type ContentProblem } from '../../ground/problems.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { BrokenShellLink } from './findShellLinks.ts';
import type { BrokenLink } from './linkResolver.ts';
import type { SiteIndex } from './siteIndex.ts';

type Options = Pick<
  SiteConfig,
  'onBrokenLinks' | 'onBrokenAnchors' | 'onBrokenMarkdownLinks' | 'onBrokenMarkdownImages' | 'pageMakers' | 'swizzled'
>;

type Link = BrokenShellLink & { source?: BrokenLink['source'] };

/** Broken links as problems, with the configured severity and the nearest existing target. */
export function toLinkProblems(broken: Link[], options: Options, index: SiteIndex): ContentProblem[] {
  return broken.flatMap((link): ContentProblem[] => {
    const wanted = severityOf(link, options);
    if (!wanted || (link.kind === 'anchor' && isInPart(link, index))) return [];
    // The page exists or may exist in Docusaurus, but not in this build.
    const excuse = findExcuse(link, options);
    const isExcused = link.kind === 'left-out' || link.onBroken === 'warn' || isOfPart(link) || excuse !== '';
    const severity = isExcused ? 'warning' : wanted;
    return [
      {
        severity,
        filePath: link.filePath,
        line: link.line,
        column: link.column,
        code: CODES[link.kind],
        message: describe(link, index) + excuse,
      },
    ];
  });
}

function severityOf(link: Link, options: Options): ContentProblem['severity'] | undefined {
  switch (link.kind) {
    case 'unreadable':
      return 'error';
    case 'anchor':
      return toSeverity(options.onBrokenAnchors);
    case 'file':
      return toSeverity(toFileOption(link, options));
    case 'markdown-link': {
      // Docusaurus leaves it unchanged, and then finds no such page.
      const found = [options.onBrokenMarkdownLinks, options.onBrokenLinks].map(toSeverity);
      return found.find((severity) => severity === 'error') ?? found.find(Boolean);
    }
    default:
      return toSeverity(options.onBrokenLinks);
  }
}

/** The bundler of Docusaurus looks for files that Markdown shows or code imports, and for no others. */
function toFileOption({ line, onBroken }: Link, { onBrokenMarkdownImages }: Options) {
  if (onBroken === 'throw') return 'throw';
  return line === undefined ? 'warn' : onBrokenMarkdownImages;
}

const CODES: Record<Link['kind'], ProblemCode> = {
  file: 'missing-asset',
  unreadable: 'missing-asset',
  'left-out': 'left-out-page',
  'markdown-link': 'unpublished-file',
  anchor: 'broken-anchor',
  link: 'broken-link',
};

function describe(link: Link, index: SiteIndex): string {
  switch (link.kind) {
    case 'file':
      return `The file "${link.target}" does not exist.`;
    case 'unreadable':
      return `"${link.target}" can't be read: ${link.resolved}`;
    case 'left-out':
      return `The link "${link.target}" leads to a page that is left out: it is ${link.resolved}.`;
    case 'markdown-link':
      return `The link "${link.target}" names a Markdown file that does not exist or is not published.${suggestFile(link, index)}`;
    case 'anchor': {
      const [routePath = '', hash = ''] = (link.resolved ?? '').split('#');
      const anchors = index.anchorsOf(routePath) ?? link.source?.anchors ?? [];
      return `The link "${link.target}" names the anchor "#${hash}", which ${routePath} does not have.${suggest(hash, anchors, '#')}`;
    }
    case 'link':
      return `The link "${link.target}" leads to ${link.resolved}, which does not exist.${suggest(link.resolved ?? '', index.routePaths())}`;
  }
}

/** The published file with the nearest name in the folder that the link names. */
function suggestFile({ target, filePath }: Link, index: SiteIndex): string {
  const [written = ''] = target.split(/[?#]/);
  if (filePath === undefined || !written.startsWith('.')) return '';
  const folder = path.resolve(path.dirname(filePath), path.dirname(written));
  const nearest = nearestName(path.basename(written), index.filesIn(folder));
  const [start = ''] = /^.*\//.exec(written) ?? [];
  return nearest === undefined ? '' : ` Did you mean "${start}${nearest}"?`;
}

/** Pages are checked while they are made, when the parts of later pages are still unknown. */
function isInPart({ resolved = '' }: Link, index: SiteIndex): boolean {
  const [routePath = '', hash = ''] = resolved.split('#');
  return [hash, decodePath(hash)].some((anchor) => index.isInPart(routePath, anchor));
}

/** A replaced theme part derives its links from its page. */
function isOfPart({ source, onBroken }: Link): boolean {
  return source?.isPart === true && onBroken !== 'throw';
}

/** A possible target of the link that only this build lacks. */
function findExcuse(link: Link, { pageMakers, swizzled }: Options): string {
  if (link.kind === 'link' && link.resolved?.startsWith('/__docusaurus'))
    return " It is one of Docusaurus's own pages for debugging, which Octavo does not have.";
  if (link.kind === 'link' && pageMakers.length > 0)
    return ` It may be a page of ${pageMakers.join(' or ')}, which Octavo leaves out.`;
  if (link.kind === 'anchor' && swizzled.some((name) => !findThemePart(name)))
    return " It may be in a component of the site's own theme, which Octavo leaves out.";
  return '';
}

function suggest(name: string, names: Iterable<string>, prefix = ''): string {
  const nearest = nearestName(name, names);
  return nearest ? ` Did you mean "${prefix}${nearest}"?` : '';
}
