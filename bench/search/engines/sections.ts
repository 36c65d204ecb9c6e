import type { LoadedContext } from '../loadSite.ts';

/** One document per section, the usual input of these engines for documentation. */
export interface SectionDocument {
  id: number;
  /** Route path, with the `#id` of the section. */
  path: string;
  /** Heading of the section, or the title of the page for text before any heading. */
  title: string;
  /** Title of the page and the headings above. */
  titles: string;
  text: string;
}

export function toSections({ pages }: LoadedContext): SectionDocument[] {
  const documents: SectionDocument[] = [];
  for (const page of pages) {
    const above: { level: number; heading: string }[] = [];
    for (const { id, heading, level, text } of page.sections) {
      while (above.length > 0 && (above.at(-1)?.level ?? 0) >= level) above.pop();
      documents.push({
        id: documents.length,
        path: id === undefined ? page.routePath : `${page.routePath}#${id}`,
        title: heading || page.title,
        titles: [page.title, ...above.map((section) => section.heading)].join(' '),
        text,
      });
      above.push({ level, heading });
    }
  }
  return documents;
}
