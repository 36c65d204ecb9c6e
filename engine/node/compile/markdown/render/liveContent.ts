import { createRawHtml } from '../../../../shared/html/holes.ts';
import { PART_TAG } from '../../../../shared/island.ts';
import type { LiveContent } from '../../../../shared/renderer.ts';
import type { CodeRunner } from '../../siteCode/runCode.ts';
import type { LiveParts } from '../types.ts';

export interface CollectedLive extends LiveContent {
  /** Modules that the browser needs, and whether it needs them immediately. */
  modules: Map<string, boolean>;
  /** The page data that the browser needs. */
  fields: Set<string>;
  /** Content that components show only later; undefined if there is none. */
  laterHtml(): string;
}

/** For one rendering of a page or of a theme part, whose name is the prefix of React's ids. */
export function createLiveContent(runner: Pick<CodeRunner, 'find'>, part = ''): CollectedLive {
  const later = new Map<string, string>();
  const modules = new Map<string, boolean>();
  const fields = new Set<string>();
  let prefixes = 0;

  const live: CollectedLive = {
    modules,
    fields,
    markdownOf: (id) => runner.find(id)?.laterMarkdown ?? [],
    // The browser does not know the page's own code.
    mayShowParts: (id) => runner.find(id)?.imports.some(isOfTheme) ?? true,
    keepForLater(key, render) {
      if (later.has(key)) return;
      // A component may be inside itself.
      later.set(key, '');
      later.set(key, render());
    },
    laterHtml: () => (later.size === 0 ? '' : `<${PART_TAG} hidden="">${[...later.values()].join('')}</${PART_TAG}>`),
    needField: (name) => void fields.add(name),
    ...createRawHtml(),
    nextPrefix: () => `${part}i${prefixes++}`,
    add: (moduleId, atOnce) => void modules.set(moduleId, atOnce || modules.get(moduleId) === true),
  };
  return live;
}

export function toLiveParts(
  { modules, fields }: CollectedLive,
  sources: ReadonlyMap<string, string>,
  usesGlobalData: boolean,
): LiveParts {
  const own = [...modules.keys()].filter((id) => sources.has(id));
  return {
    modules: [...modules.keys()],
    ...(own.length > 0 && { sources: Object.fromEntries(own.map((id) => [id, sources.get(id) ?? ''])) }),
    atOnce: [...modules.values()].includes(true),
    ...(usesGlobalData && { usesGlobalData }),
    ...(fields.size > 0 && { fields: [...fields].sort() }),
  };
}

function isOfTheme(moduleId: string): boolean {
  return /^@(?:theme|octavo)\//.test(moduleId);
}
