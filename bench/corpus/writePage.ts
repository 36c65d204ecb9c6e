import { writeCode } from './writeCode.ts';
import { createRandom } from './random.ts';
import type { CorpusPage } from './types.ts';

export interface PageLink {
  label: string;
  target: string;
}

/** A page of about ten kilobytes, like the median page of the site's own docs. */
export function writePage(
  index: number,
  title: string,
  links: PageLink[],
  words: string[],
): Pick<CorpusPage, 'title' | 'description' | 'body'> {
  const random = createRandom(index * 31 + 5);
  // Zipf's law with Mandelbrot's offset.
  const pick = (): string => words[Math.floor(12 * (words.length / 12 + 1) ** random() - 12)] ?? 'model';
  const phrase = (length: number): string => Array.from({ length }, pick).join(' ');
  const sentence = (): string => {
    const text = phrase(7 + Math.floor(random() * 14));
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = (): string => Array.from({ length: 2 + Math.floor(random() * 4) }, sentence).join(' ');
  const table = (): string =>
    [
      `| Name | Default | What it does |`,
      `| --- | --- | --- |`,
      ...Array.from(
        { length: 4 + Math.floor(random() * 5) },
        () => `| \`${pick()}_${pick()}\` | \`${Math.floor(random() * 512)}\` | ${sentence()} |`,
      ),
    ].join('\n');
  const list = (): string =>
    Array.from({ length: 3 + Math.floor(random() * 4) }, () => `- **${pick()}**: ${sentence()}`).join('\n');
  const related = (): string => links.map(({ label, target }) => `- [${label}](page:${target})`).join('\n');

  const parts = [`${paragraph()} See [${links[0]?.label}](page:${links[0]?.target}) for what comes next.`];
  const sections = 6 + Math.floor(random() * 4);
  for (let part = 0; part < sections; part++) {
    parts.push(`${random() < 0.7 || part === 0 ? '##' : '###'} ${phrase(2 + Math.floor(random() * 3))}`, paragraph());
    if (part % 2 === 0) parts.push(writeCode(random, pick));
    if (part % 3 === 1) parts.push(table());
    if (part % 4 === 2) parts.push(list());
    if (part === 3) parts.push(`:::${['note', 'tip', 'warning'][Math.floor(random() * 3)]}`, sentence(), ':::');
    parts.push(paragraph());
  }
  parts.push('## Related pages', related());
  return { title, description: sentence(), body: `${parts.join('\n\n')}\n` };
}
