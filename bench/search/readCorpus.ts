/** The Markdown files of a folder as pages of an index, roughly as the engine reads them: enough to measure time and bytes. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchPageInput } from '../../engine/shared/search/index/types.ts';

/** Evenly chosen where the folder has more files than `pageCount`. */
export function readCorpus(dir: string, pageCount: number): SearchPageInput[] {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
  const step = Math.max(1, files.length / pageCount);
  const chosen = files.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
  return chosen.slice(0, pageCount).map((file) => toPage(file, readFileSync(path.join(dir, file), 'utf8')));
}

function toPage(file: string, source: string): SearchPageInput {
  const [, frontMatter = '', body = ''] = /^(?:---\n(.*?)\n---\n)?(.*)$/s.exec(source) ?? [];
  const field = (name: string): string =>
    new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(frontMatter)?.[1]?.replace(/^["']|["']$/g, '') ?? '';
  const [lead = '', ...rest] = body.split(/^(?=#{1,6} )/m);
  const routePath = `/${file.replace(/(\/index)?\.mdx?$/, '').toLowerCase()}`;
  return {
    routePath,
    title: field('title') || path.basename(routePath),
    description: field('description'),
    keywords: [],
    breadcrumbs: path.dirname(routePath).split('/').slice(-2),
    sections: [
      { heading: '', level: 0, text: toText(lead) },
      ...rest.map((section, i) => {
        const [line = ''] = section.split('\n', 1);
        const hashes = /^#+/.exec(line)?.[0].length ?? 2;
        return {
          id: `part-${i}`,
          heading: toText(line.slice(hashes)),
          level: hashes,
          text: toText(section.slice(line.length)),
        };
      }),
    ],
  };
}

/** Without marks and addresses of links. */
function toText(markdown: string): string {
  return markdown
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/[`*#[\]{}|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
