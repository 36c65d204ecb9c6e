import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderPage, type Dialect } from '../corpus/renderPage.ts';
import { toKey, type Corpus, type CorpusPage, type PageKey, type Section } from '../corpus/types.ts';

/** Writes only files that differ, so that a tool that compares dates sees only the changes. */
export async function writeChanged(file: string, content: string): Promise<void> {
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present === content) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

export async function writePages(
  corpus: Corpus,
  dialect: Dialect,
  fileOf: (section: Section, page: CorpusPage) => string,
  extra: (section: Section, page: CorpusPage) => Record<string, string> = () => ({}),
): Promise<void> {
  for (const section of corpus.sections) {
    for (const page of section.pages) {
      const text = renderPage(page, toKey(section, page.relPath), dialect, extra(section, page));
      await writeChanged(fileOf(section, page), text);
    }
  }
}

export async function copyStatic(corpus: Corpus, to: string): Promise<void> {
  if (corpus.staticDir) await cp(corpus.staticDir, to, { recursive: true, preserveTimestamps: true });
}

/**
 * The project has its own `package.json`, so that bundlers write their caches into the project. It lists the tool,
 * because some bundlers read there what to bundle.
 */
export async function writePackage(project: string, type?: 'module'): Promise<void> {
  const installed = await readFile(path.join(project, '../package.json'), 'utf8').catch(() => '{}');
  const { dependencies } = JSON.parse(installed) as { dependencies?: object };
  const about = { name: 'bench-site', private: true, type, dependencies };
  await writeChanged(path.join(project, 'package.json'), `${JSON.stringify(about)}\n`);
}

export function createSectionOf(corpus: Corpus): (key: PageKey) => Section {
  const byKey = new Map<PageKey, Section>();
  for (const section of corpus.sections) {
    for (const { relPath } of section.pages) byKey.set(toKey(section, relPath), section);
  }
  return (key) => {
    const section = byKey.get(key);
    if (!section) throw new Error(`No section has the page "${key}".`);
    return section;
  };
}
