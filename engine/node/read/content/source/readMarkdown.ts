import path from 'node:path';
import type { MarkdownOptions } from '../../config/types.ts';
import { longHashOf } from '../../../ground/hashOf.ts';
import { readText } from '../../../ground/files/readText.ts';
import type { Report } from '../../../ground/problems.ts';
import type { MarkdownSource } from '../types.ts';
import { createExcerpt } from './createExcerpt.ts';
import { findContentTitle } from './findContentTitle.ts';
import { parseFrontMatter } from './parseFrontMatter.ts';
import { scanCode } from './scanCode.ts';

/** Reads one Markdown file and scans it for the data of the content model. */
export async function readMarkdown(
  contentDir: string,
  relPath: string,
  options: Pick<MarkdownOptions, 'parseFrontMatter'>,
  report: Report,
): Promise<MarkdownSource> {
  const filePath = path.join(contentDir, relPath);
  const text = await readText(filePath, report);
  const { source, frontMatter, lines, body } = await parseFrontMatter(filePath, text, options, report);
  const title = findContentTitle(body);
  return {
    filePath,
    relPath,
    text: { key: longHashOf(source), code: scanCode(source), read: () => source },
    frontMatter,
    frontMatterLines: lines,
    contentTitle: title?.title,
    excerpt: createExcerpt(title ? body.slice(title.end) : body),
  };
}
