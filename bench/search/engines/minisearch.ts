import { bundleSize, gzipSize, importPeer } from './peers.ts';
import { toSections, type SectionDocument } from './sections.ts';
import { LIMIT, type Contexts, type Engine } from './types.ts';

interface Index {
  addAll(documents: SectionDocument[]): void;
  search(query: string): { path: string }[];
}

/** MiniSearch with the options of VitePress. */
export async function createMiniSearch(contexts: Contexts, modules: string): Promise<Engine> {
  const file = 'minisearch/dist/es/index.js';
  const { default: MiniSearch } = await importPeer<{ default: new (options: object) => Index }>(modules, file);
  const open = (context: keyof Contexts): Index => {
    const index = new MiniSearch({
      fields: ['title', 'titles', 'text'],
      storeFields: ['path', 'title', 'titles'],
      searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
    });
    index.addAll(toSections(contexts[context]));
    return index;
  };
  const indexes = { docs: open('docs'), sdk: open('sdk') };
  const bytes = { script: await bundleSize(modules, file), index: gzipSize(JSON.stringify(indexes.docs)) };
  return {
    name: 'MiniSearch (as in VitePress)',
    search: async (context, query) =>
      indexes[context]
        .search(query)
        .slice(0, LIMIT)
        .map((hit) => hit.path),
    measure: async () => bytes,
  };
}
