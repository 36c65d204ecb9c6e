/**
 * Documentation of any size, the same every time. Areas of 100 pages have one sidebar each, as in large documentation
 * sites. A page depends only on its number, so it is the same in a site of 100 pages and in one of 10,000.
 */
import { createRandom } from './random.ts';
import type { Corpus, CorpusPage, SectionSidebar } from './types.ts';
import { writePage } from './writePage.ts';
import { createVocabulary } from './vocabulary.ts';

export const PAGES_OF_AREA = 100;
const PAGES_OF_TOPIC = 10;

export function generateCorpus(pageCount: number): Corpus {
  const words = createVocabulary();
  const titles = Array.from({ length: pageCount }, (_, index) => toTitle(index, words));
  const pages = titles.map((title, index): CorpusPage => {
    const area = index - (index % PAGES_OF_AREA);
    const links = pickLinks(index, Math.min(PAGES_OF_AREA, pageCount - area)).map((other) => ({
      label: titles[area + other] ?? '',
      target: toPath(area + other, titles[area + other] ?? ''),
    }));
    return { relPath: toPath(index, title), ...writePage(index, title, links, words) };
  });
  const sidebars = toSidebars(pages);
  const home: CorpusPage = {
    relPath: 'index.md',
    title: 'Generated documentation',
    description: 'The first page of each area.',
    body: `${sidebars.map(({ name, folder }) => `- [${name}](page:${pages.find(({ relPath }) => relPath.startsWith(folder))?.relPath})`).join('\n')}\n`,
  };
  return {
    name: String(pageCount),
    title: 'Generated',
    sections: [{ kind: 'docs', instance: 'default', path: '', pages: [home, ...pages], sidebars }],
    tour: {
      page: pages[4]?.relPath ?? 'index.md',
      next: pages[pickLinks(4, Math.min(PAGES_OF_AREA, pageCount))[0] ?? 0]?.relPath ?? 'index.md',
      queries: [words.slice(40, 42).join(' '), words[300] ?? '', words[800] ?? ''],
    },
  };
}

function toTitle(index: number, words: string[]): string {
  const random = createRandom(index * 7919 + 1);
  const word = (): string => words[Math.floor(random() * 900) + 20] ?? '';
  const title = `${word()} ${word()} ${index + 1}`;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function toPath(index: number, title: string): string {
  const area = String(Math.floor(index / PAGES_OF_AREA) + 1).padStart(3, '0');
  const topic = String(Math.floor((index % PAGES_OF_AREA) / PAGES_OF_TOPIC) + 1).padStart(2, '0');
  return `area-${area}/topic-${topic}/${title.toLowerCase().replaceAll(' ', '-')}.md`;
}

/** Five pages of the same area, beginning with the next one. */
function pickLinks(index: number, areaSize: number): number[] {
  const random = createRandom(index + 17);
  const next = ((index + 1) % PAGES_OF_AREA) % areaSize;
  return [next, ...Array.from({ length: 4 }, () => Math.floor(random() * areaSize))];
}

function toSidebars(pages: CorpusPage[]): SectionSidebar[] {
  const areas = new Map<string, Map<string, CorpusPage[]>>();
  for (const page of pages) {
    const [area = '', topic = ''] = page.relPath.split('/');
    const topics = areas.get(area) ?? new Map<string, CorpusPage[]>();
    topics.set(topic, [...(topics.get(topic) ?? []), page]);
    areas.set(area, topics);
  }
  return [...areas].map(([area, topics]) => ({
    name: area,
    folder: area,
    items: [...topics].map(([topic, members]) => ({
      label: topic.replace('topic-', 'Topic '),
      items: members.map(({ relPath, title }) => ({ page: relPath, label: title })),
    })),
  }));
}
