import { search } from '../../../engine/shared/search/search.ts';
import { LIMIT, type Contexts, type Engine } from './types.ts';

export function createOctavo(contexts: Contexts): Engine {
  return {
    name: 'Octavo',
    async search(context, query) {
      const { indexes, along } = contexts[context];
      const { hits } = await search(indexes, query, { limit: LIMIT, perPage: 2, along });
      return hits.map(({ document }) => document.u);
    },
  };
}
