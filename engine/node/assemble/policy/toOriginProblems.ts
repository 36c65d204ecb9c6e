import { NOT_FOUND_PATH } from '../../../shared/url/sitePaths.ts';
import { compareTexts } from '../../ground/compareTexts.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import { isPolicySource, type LoadKind, type PolicySources } from './policySources.ts';

/** A load from another origin, and where an author finds it. */
export interface SourcesAt {
  sources: PolicySources;
  /** The absolute path; undefined for a page without a file. */
  filePath?: string;
  line?: number;
  /** The page with this load. */
  routePath?: string;
}

/**
 * All places that load something from other sites, each with its own sources. The loads of an empty page (logo, footer,
 * head tags) are on all pages and come from the configuration.
 */
export function collectSources(pages: SourcesAt[], styles: SourcesAt[], configPath: string): SourcesAt[] {
  const shell = pages.find(({ routePath }) => routePath === NOT_FOUND_PATH)?.sources ?? {};
  const own = pages
    .filter(({ routePath }) => routePath !== NOT_FOUND_PATH)
    .map((page) => ({ ...page, sources: without(page.sources, shell) }))
    // Places with a file come first, because authors can fix them there; lists only repeat their items.
    .sort((a, b) => Number(!a.filePath) - Number(!b.filePath) || compareTexts(a.routePath ?? '', b.routePath ?? ''));
  return [{ sources: shell, filePath: configPath }, ...styles, ...own];
}

/**
 * Plain Markdown pages are data, perhaps from unknown contributors: a script of another site runs only if the
 * configuration names it. Returns the allowed sources, and a problem for each refused one.
 */
export function refuseScripts(
  places: SourcesAt[],
  configPath: string,
): { sources: SourcesAt[]; problems: ContentProblem[] } {
  const problems = places
    .filter(({ filePath }) => filePath !== configPath)
    .flatMap(({ sources, filePath, line }) =>
      [...(sources.script ?? []), ...(sources.object ?? [])].map((source): ContentProblem => ({
        severity: 'warning',
        code: 'untrusted-content',
        filePath,
        line,
        message:
          `"${source}" is used for scripts or objects, which plain Markdown may not bring (markdown.format is "md"): ` +
          'the policy does not allow it. The configuration may (`scripts`).',
      })),
    );
  const kept = places.map((place) =>
    place.filePath === configPath ? place : { ...place, sources: { ...place.sources, script: [], object: [] } },
  );
  return { sources: kept, problems };
}

function without(sources: PolicySources, shell: PolicySources): PolicySources {
  const kinds = Object.entries(sources) as [LoadKind, string[]][];
  return Object.fromEntries(
    kinds.map(([kind, list]) => [kind, list.filter((source) => !shell[kind]?.includes(source))]),
  );
}

const WORDS: Record<LoadKind, string> = {
  image: 'pictures',
  media: 'video or audio',
  frame: 'frames',
  font: 'fonts',
  style: 'style sheets',
  script: 'scripts',
  object: 'objects',
  form: 'forms',
  manifest: 'a manifest',
  connect: 'requests of scripts',
};

/**
 * One warning per foreign origin, because a reader's browser reveals to it what they read. The warning names the first
 * place. `allowed`: origins that the author has named for a kind of use.
 */
export function toOriginProblems(places: SourcesAt[], allowed: PolicySources = {}): ContentProblem[] {
  const uses = new Map<string, { kinds: Set<LoadKind>; places: SourcesAt[] }>();
  for (const place of places) {
    for (const [kind, sources] of Object.entries(place.sources) as [LoadKind, string[]][]) {
      for (const source of sources) {
        if (/^(?:data:|blob:|'self')$/.test(source)) continue;
        if (allowed[kind]?.includes(source)) continue;
        const use = uses.get(source) ?? { kinds: new Set(), places: [] };
        uses.set(source, use);
        use.kinds.add(kind);
        if (use.places.at(-1) !== place) use.places.push(place);
      }
    }
  }
  return [...uses].map(([source, { kinds, places }]) => {
    const [first, ...others] = places;
    const words = [...kinds].map((kind) => WORDS[kind]).join(', ');
    const where =
      first?.filePath === undefined && first?.routePath !== undefined ? ` on the page ${first.routePath}` : '';
    const more = others.length === 0 ? '' : ` (and ${others.length} more ${others.length === 1 ? 'place' : 'places'})`;
    const effect = isPolicySource(source)
      ? 'That site learns who reads the page; the policy of this one allows it.'
      : 'No policy can name that, so browsers will not load it.';
    const message = `"${source}" is another site, used for ${words}${where}${more}. ${effect}`;
    return { severity: 'warning', code: 'other-origin', filePath: first?.filePath, line: first?.line, message };
  });
}
