/** Markdown that the site's code imports. */
import path from 'node:path';
import { createExcerpt } from '../../read/content/source/createExcerpt.ts';
import { findContentTitle } from '../../read/content/source/findContentTitle.ts';
import { parsePartialFrontMatter } from '../../read/content/source/parsePartialFrontMatter.ts';
import { toModuleId } from './moduleNames.ts';

/**
 * It is compiled with each page that shows it, because its links and headings belong to that page. Its front matter is
 * read here, but its problems are reported when the text is compiled.
 */
export function toMarkdownModule(
  filePath: string,
  text: string,
  { siteDir, metadataOf }: { siteDir: string; metadataOf?(filePath: string): object | undefined },
): string {
  const id = JSON.stringify(toModuleId(filePath, siteDir));
  const { frontMatter, body } = parsePartialFrontMatter(filePath, text);
  const found = findContentTitle(body);
  const metadata = metadataOf?.(filePath) ?? {
    frontMatter,
    title: frontMatter.title ?? found?.title ?? path.parse(filePath).name,
    description: frontMatter.description ?? createExcerpt(found ? body.slice(found.end) : body),
  };
  return [
    `import { jsx } from 'react/jsx-runtime';`,
    `import { Markdown } from '@octavo/markdown';`,
    `export default function MDXContent(given) { return jsx(Markdown, { file: ${id}, given }); }`,
    `MDXContent.markdownFile = ${id};`,
    `export const frontMatter = ${JSON.stringify(frontMatter)};`,
    `export const metadata = ${JSON.stringify(metadata)};`,
    `export const contentTitle = ${JSON.stringify(found?.title)};`,
    `export const toc = [], assets = {};`,
  ].join('\n');
}
