/**
 * Contexts of the site's `Root` and `Layout` for its components elsewhere on the page. Loaded after `live.tsx` where a
 * component reads such a context, or one of the two gives some.
 */
import { CONTEXTS_MODULE } from '../shared/island.ts';
import { createContexts, type InContextsProps } from '../theme/siteCode/runtime/browserContexts.tsx';
import { addIslandLayer } from './islands/islandLayer.ts';
import { isIsland, listRanges, valueOf } from './islands/ranges.ts';

const { createContext, InContexts } = createContexts(isLiveAround);

// Before any code of the site runs: the first component may create contexts that only others read.
addIslandLayer(({ reactModules: { react } }) => {
  Object.assign(react!, { createContext, default: { ...(react!.default as object), createContext } });
  return { modules: { [CONTEXTS_MODULE]: { InContexts } } };
});

function isLiveAround(name: string): boolean {
  return listRanges(document).some(
    (range) =>
      isIsland(range) &&
      (valueOf(range) as [name: string, string, string, number, Partial<InContextsProps>])[4].gives === name,
  );
}
