/**
 * Contexts of the site's `Root` and `Layout` for its components elsewhere on the page. Loaded after `live.tsx` where a
 * component reads such a context, or one of the two gives some.
 */
import { CONTEXTS_MODULE } from '../shared/island.ts';
import { createContexts, type InContextsProps } from '../theme/siteCode/runtime/browserContexts.tsx';
import { isIsland, listRanges, valueOf } from './islands/ranges.ts';

octavo.islands!.define(
  'contexts',
  (require, module) => {
    const react = require('react') as Record<string, unknown>;
    const { createContext, InContexts } = createContexts(isLiveAround);
    react['createContext'] = createContext;
    react['default'] = { ...(react['default'] as object), createContext };
    module.exports = { InContexts };
  },
  CONTEXTS_MODULE,
);

function isLiveAround(name: string): boolean {
  return listRanges(document).some(
    (range) =>
      isIsland(range) &&
      (valueOf(range) as [name: string, string, string, number, Partial<InContextsProps>])[4].gives === name,
  );
}
