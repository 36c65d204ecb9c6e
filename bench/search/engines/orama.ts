import { bundleSize, gzipSize, importPeer } from './peers.ts';
import { toSections } from './sections.ts';
import { LIMIT, type Contexts, type Engine } from './types.ts';

interface Orama {
  create(options: object): object;
  insertMultiple(database: object, documents: object[]): Promise<unknown>;
  search(database: object, options: object): Promise<{ hits: { document: { path: string } }[] }>;
  save(database: object): unknown;
}

/** Orama with English stemming, titles boosted and one typo allowed. */
export async function createOrama(contexts: Contexts, modules: string): Promise<Engine> {
  const file = '@orama/orama/dist/browser/index.js';
  const orama = await importPeer<Orama>(modules, file);
  const open = async (context: keyof Contexts): Promise<object> => {
    const database = orama.create({
      schema: { title: 'string', titles: 'string', text: 'string' },
      components: { tokenizer: { stemming: true, language: 'english' } },
    });
    const documents = toSections(contexts[context]).map(({ id, ...rest }) => ({ id: String(id), ...rest }));
    await orama.insertMultiple(database, documents);
    return database;
  };
  const databases = { docs: await open('docs'), sdk: await open('sdk') };
  const bytes = {
    script: await bundleSize(modules, file),
    index: gzipSize(JSON.stringify(orama.save(databases.docs))),
  };
  return {
    name: 'Orama',
    async search(context, query) {
      const { hits } = await orama.search(databases[context], {
        term: query,
        tolerance: 1,
        boost: { title: 4, titles: 2, text: 1 },
        limit: LIMIT,
      });
      return hits.map(({ document }) => document.path);
    },
    measure: async () => bytes,
  };
}
