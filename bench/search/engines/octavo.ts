import { search } from '../../../engine/shared/search/search.ts';
import { LIMIT, type Contexts, type Engine } from './types.ts';

export function createOctavo(contexts: Contexts): Engine {
  return {
    name: 'Octavo',
    async search(context, query) {
      const { hits } = await search(contexts[context].indexes, query, { limit: LIMIT, perPage: 2 });
      return hits.map(({ document }) => document.u);
    },
  };
}
