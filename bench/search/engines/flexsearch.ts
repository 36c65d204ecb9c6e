import { bundleSize, gzipSize, importPeer } from './peers.ts';
import { toSections, type SectionDocument } from './sections.ts';
import { LIMIT, type Contexts, type Engine } from './types.ts';

interface Index {
  add(document: object): void;
  search(query: string, options: object): { id: number }[];
  export(handler: (key: string, data: string | undefined) => void): Promise<void>;
}

/** FlexSearch as documentation themes use it: forward tokens, fields merged, words optional. */
export async function createFlexSearch(contexts: Contexts, modules: string): Promise<Engine> {
  const file = 'flexsearch/dist/flexsearch.bundle.module.min.mjs';
  const { Document, Charset } = (
    await importPeer<{ default: { Document: new (options: object) => Index; Charset: Record<string, unknown> } }>(
      modules,
      file,
    )
  ).default;
  const open = (context: keyof Contexts): { index: Index; documents: SectionDocument[] } => {
    const index = new Document({
      document: { id: 'id', index: ['title', 'titles', 'text'] },
      tokenize: 'forward',
      encoder: Charset['LatinBalance'],
    });
    const documents = toSections(contexts[context]);
    for (const document of documents) index.add(document);
    return { index, documents };
  };
  const opened = { docs: open('docs'), sdk: open('sdk') };
  let exported = '';
  await opened.docs.index.export((_, data) => {
    exported += data ?? '';
  });
  const bytes = { script: await bundleSize(modules, file), index: gzipSize(exported) };
  return {
    name: 'FlexSearch',
    async search(context, query) {
      const { index, documents } = opened[context];
      const hits = index.search(query, { limit: LIMIT, suggest: true, merge: true });
      return hits.slice(0, LIMIT).map(({ id }) => documents[id]?.path ?? '');
    },
    measure: async () => bytes,
  };
}
