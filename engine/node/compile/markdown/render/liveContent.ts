import type { LiveContent } from '../../../../shared/renderer.ts';

/** Stand for HTML that is put in later. Unicode noncharacters, as the markers of `resolveRefs.ts` are. */
const OPEN = '\uFDD2';
const CLOSE = '\uFDD3';
const TOKEN = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g');

export interface CollectedLive extends LiveContent {
  /** Modules that must be there in the browser, and whether at once. */
  modules: Map<string, boolean>;
}

/** For one rendering of a page. */
export function createLiveContent(): CollectedLive {
  const kept: string[] = [];
  const modules = new Map<string, boolean>();
  let prefixes = 0;

  function fillIn(html: string): string {
    return html.replace(TOKEN, (_token, index: string) => fillIn(kept[Number(index)] ?? ''));
  }

  return {
    modules,
    fillIn,
    keep: (html) => `${OPEN}${kept.push(html) - 1}${CLOSE}`,
    nextPrefix: () => `i${prefixes++}`,
    add: (moduleId, atOnce) => void modules.set(moduleId, atOnce || modules.get(moduleId) === true),
  };
}
