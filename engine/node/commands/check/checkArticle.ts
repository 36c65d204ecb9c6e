import type { ContentProblem } from '../../ground/problems.ts';
import type { MarkdownSource } from '../../read/content/types.ts';

/** Advice about one page, as a careful reader would give it. */
export function checkArticle(file: MarkdownSource, article: { html: string; hasH1: boolean }): ContentProblem[] {
  const { html, hasH1 } = article;
  const found = [
    ...checkFrontMatter(file),
    ...checkImages(html),
    ...checkIds(html),
    ...checkHeadings(html, hasH1),
    ...checkLength(html),
  ];
  return found.map((advice) => ({ severity: 'warning', filePath: file.filePath, ...advice }));
}

type Advice = Pick<ContentProblem, 'code' | 'message'>;

function checkFrontMatter({ frontMatter }: MarkdownSource): Advice[] {
  const description = frontMatter['description'];
  if (typeof description === 'string' && description.trim() !== '') return [];
  const message =
    'The front matter has no `description`; search results and link previews show the first lines instead.';
  return [{ code: 'no-description', message }];
}

function checkImages(html: string): Advice[] {
  return [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([tag]) => {
    // In HTML an empty text marks an image as decoration; Markdown images have one by accident.
    if (/\salt="[^"]+"/.test(tag) || /\srole="presentation"/.test(tag)) return [];
    const src = /\ssrc=["']([^"']*)["']/.exec(tag)?.[1] ?? '';
    const message = `The image "${src}" has no alternative text. Write ![what it shows](…).`;
    return [{ code: 'no-alt-text', message }];
  });
}

function checkIds(html: string): Advice[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const [, id = ''] of html.matchAll(/<[a-z][^>]*?\sid="([^"]*)"/gi)) {
    if (seen.has(id)) twice.add(id);
    seen.add(id);
  }
  return [...twice].map((id) => ({
    code: 'duplicate-anchor',
    message: `The id "${id}" is used more than once; links to it lead to the first one.`,
  }));
}

function checkHeadings(html: string, hasH1: boolean): Advice[] {
  const problems: Advice[] = [];
  const add = (message: string) => void problems.push({ code: 'heading-order', message });
  let level = 1;
  let titles = hasH1 ? 0 : 1;
  for (const [, digit = '', text = ''] of html.matchAll(/<h([1-6])\b[^>]*>([^]*?)<\/h\1>/g)) {
    const next = Number(digit);
    if (next === 1) titles++;
    const shown = text.replace(/<[^>]+>/g, '').trim();
    if (next > level + 1) add(`The heading "${shown}" is of level ${next}, right below one of level ${level}.`);
    level = next;
  }
  if (titles > 1) add(`The page has ${titles} headings of level 1; its title is one already.`);
  return problems;
}

function checkLength(html: string): Advice[] {
  const words = html
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/)
    .filter(Boolean).length;
  return words < 5 ? [{ code: 'empty-page', message: 'The page is as good as empty.' }] : [];
}
