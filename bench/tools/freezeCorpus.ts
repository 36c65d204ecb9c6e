import { toKey, type Corpus, type Section } from '../corpus/types.ts';
import type { BuildTool } from './types.ts';

/** A copy of the current docs as a folder: freezing for a tool without versions. */
export function freezeCorpus(corpus: Corpus, version: string): Corpus {
  const current = corpus.sections.find(({ instance, version: own }) => instance === 'default' && !own);
  if (!current) throw new Error(`The corpus "${corpus.name}" has no docs to freeze.`);
  const keys = new Set(current.pages.map(({ relPath }) => toKey(current, relPath)));
  const frozen: Section = { ...current, version, path: version };
  frozen.pages = current.pages.map((page) => ({
    ...page,
    body: page.body.replace(/\]\(page:([^)\s]+)\)/g, (whole, key: string) =>
      keys.has(key) ? `](page:${version}/${key})` : whole,
    ),
  }));
  return { ...corpus, sections: [...corpus.sections, frozen] };
}

/** Freezes the docs for a tool without such a command: the next build finds the folder. */
export function freezeAsFolder(prepare: BuildTool['prepare']): BuildTool['freeze'] {
  return async (project, corpus, version) => {
    await prepare(project, freezeCorpus(corpus, version));
    return undefined;
  };
}

/** This many releases of the docs and nothing else. Each release changed a different third of the pages. */
export function withReleases(corpus: Corpus, count: number): Corpus {
  const { sections, ...rest } = withVersions(corpus, count);
  const released = sections.map((section, release) => ({
    ...section,
    pages: section.pages.map((page, at) =>
      (at + release) % 3 === 0 ? { ...page, body: `${page.body}\nRead again for release ${release}.\n` } : page,
    ),
  }));
  return { ...rest, name: 'releases', sections: released };
}

/** Many versions of the same docs and nothing else, like a long-lived documentation. */
export function withVersions(corpus: Corpus, count: number): Corpus {
  const current = corpus.sections.filter(({ instance, version }) => instance === 'default' && !version);
  const keys = new Set(current.flatMap((section) => section.pages.map(({ relPath }) => toKey(section, relPath))));
  const sections = current.map((section) => ({
    ...section,
    pages: section.pages.map((page) => ({
      ...page,
      body: page.body.replace(/\[([^\]]*)\]\(page:([^)\s]+)\)/g, (whole, label: string, key: string) =>
        keys.has(key) ? whole : label,
      ),
    })),
  }));
  let result: Corpus = { ...corpus, name: `${corpus.name}-${count}-versions`, sections };
  for (let version = 1; version < count; version++) result = freezeCorpus(result, `${version}.0`);
  return result;
}
