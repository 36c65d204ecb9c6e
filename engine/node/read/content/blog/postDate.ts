import { statSiteFile } from '../../../ground/inputs/siteFiles.ts';
import type { LoadContext } from '../loadContext.ts';
import { reportAt } from '../frontMatter/readFrontMatter.ts';
import type { BlogPostFrontMatter } from '../frontMatter/schemas.ts';
import type { GitHistory } from '../git/loadGitHistory.ts';
import type { MarkdownSource } from '../types.ts';
import type { PostName } from './parsePostName.ts';

/** The date that an author gave a post: in its front matter, or otherwise in its name. Times without a zone are UTC. */
export function writtenDate(
  ctx: LoadContext,
  file: MarkdownSource,
  frontMatter: BlogPostFrontMatter,
  name: PostName,
): Date | undefined {
  if (frontMatter.date !== undefined) {
    const date = toDate(frontMatter.date);
    if (date) return date;
    reportAt(
      file,
      'date',
      `Front matter \`date\` is "${String(frontMatter.date)}"; expected a date such as 2025-01-31.`,
      ctx.report,
    );
  }
  if (name.date === undefined) return undefined;
  const date = toDay(name.date);
  if (!date) {
    const message = `There is no day "${name.date}" in the calendar; rename the file or set \`date\` in its front matter.`;
    ctx.report({ severity: 'error', code: 'post-date', filePath: file.filePath, message });
  }
  return date;
}

/** The date of a post without a written one: the first commit of the file, or otherwise its creation. */
export function fallbackDate(file: MarkdownSource, history: GitHistory): Date {
  const created = history.get(file.filePath)?.created?.at;
  return new Date(created ?? statSiteFile(file.filePath)?.birthtimeMs ?? 0);
}

function toDate(written: Date | string): Date | undefined {
  if (written instanceof Date) return written;
  return [`${written}Z`, written].map((text) => new Date(text)).find((date) => !Number.isNaN(date.getTime()));
}

/**
 * The day in a text, `2025-01-31` or `2025/1/31`, at midnight UTC. The 31st of April becomes the 1st of May, as in
 * JavaScript; a 13th month or a 32nd day is invalid.
 */
function toDay(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text) ?? [];
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  return isDay ? new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))) : undefined;
}
