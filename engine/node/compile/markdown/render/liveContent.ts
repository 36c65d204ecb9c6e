import { KEPT_TAG } from '../../../../shared/island.ts';
import type { LiveContent } from '../../../../shared/renderer.ts';

/** Stand for HTML that is put in later. Unicode noncharacters, as the markers of `resolveRefs.ts` are. */
const OPEN = '\uFDD2';
const CLOSE = '\uFDD3';
const TOKEN = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g');

export interface CollectedLive extends LiveContent {
  /** Modules that the browser needs, and whether it needs them immediately. */
  modules: Map<string, boolean>;
  /** The page data that the browser needs. */
  fields: Set<string>;
  /** Content that components show only later; undefined if there is none. */
  laterHtml(): string;
}

/** For one rendering of a page, or of a part of the theme, whose name is in front of the ids that React makes. */
export function createLiveContent(
  part = '',
  known: Pick<LiveContent, 'markdownOf' | 'mayShowParts'> = {},
): CollectedLive {
  const kept: string[] = [];
  const later = new Map<string, string>();
  const modules = new Map<string, boolean>();
  const fields = new Set<string>();
  let prefixes = 0;

  function fillIn(html: string): string {
    return html.replace(TOKEN, (_token, index: string) => fillIn(kept[Number(index)] ?? ''));
  }

  const live: CollectedLive = {
    modules,
    fields,
    ...known,
    keepForLater(key, render) {
      if (later.has(key)) return;
      // A component may show itself.
      later.set(key, '');
      later.set(key, render());
    },
    laterHtml: () => (later.size === 0 ? '' : `<${KEPT_TAG} hidden="">${[...later.values()].join('')}</${KEPT_TAG}>`),
    needField: (name) => void fields.add(name),
    fillIn,
    keep: (html) => `${OPEN}${kept.push(html) - 1}${CLOSE}`,
    nextPrefix: () => `${part}i${prefixes++}`,
    add: (moduleId, atOnce) => void modules.set(moduleId, atOnce || modules.get(moduleId) === true),
  };
  return live;
}
