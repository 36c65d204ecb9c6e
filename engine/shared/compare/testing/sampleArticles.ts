/** Random articles and edits, for property tests. */
import fc from 'fast-check';
import type { Child, Element } from '../article.ts';
import { hasClass } from '../article.ts';
import { parseHtml, writeHtml } from '../parseHtml.ts';
import { MARK_ATTRIBUTE, MOVED_ATTRIBUTE, MOVED_AWAY_ATTRIBUTE } from '../renderComparison.ts';

export type Word = { text: string; format?: 'code' | 'strong' | 'a' };

export type SampleBlock =
  | { type: 'p'; words: Word[] }
  | { type: 'ul'; items: Word[][] }
  | { type: 'table'; rows: Word[][][] }
  | { type: 'pre'; lines: string[] }
  | { type: 'img'; name: string };

export interface SampleSection {
  heading: Word[];
  blocks: SampleBlock[];
}

export type SampleArticle = SampleSection[];

const vocabulary = Array.from({ length: 400 }, (_, i) => `w${i.toString(36)}`);
export const word: fc.Arbitrary<Word> = fc.record(
  {
    text: fc.constantFrom(...vocabulary),
    format: fc.constantFrom('code' as const, 'strong' as const, 'a' as const),
  },
  { requiredKeys: ['text'] },
);
const words = fc.array(word, { minLength: 6, maxLength: 30 });
const cells = fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 3 });
const line = fc
  .tuple(fc.nat(4), fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 6 }))
  .map(([indent, parts]) => ' '.repeat(indent) + parts.join(' = '));

export const sampleBlock: fc.Arbitrary<SampleBlock> = fc.oneof(
  { weight: 4, arbitrary: words.map((list): SampleBlock => ({ type: 'p', words: list })) },
  fc.array(words, { minLength: 1, maxLength: 5 }).map((items): SampleBlock => ({ type: 'ul', items })),
  fc.array(cells, { minLength: 1, maxLength: 4 }).map((rows): SampleBlock => ({ type: 'table', rows })),
  fc.array(line, { minLength: 1, maxLength: 8 }).map((lines): SampleBlock => ({ type: 'pre', lines })),
  fc.constantFrom('one.png', 'two.png', 'three.png').map((name): SampleBlock => ({ type: 'img', name })),
);

export const sampleSection: fc.Arbitrary<SampleSection> = fc.record({
  heading: fc.array(word, { minLength: 1, maxLength: 5 }),
  blocks: fc.array(sampleBlock, { minLength: 1, maxLength: 4 }),
});

export const sampleArticle: fc.Arbitrary<SampleArticle> = fc.array(sampleSection, { minLength: 1, maxLength: 8 });

export function toHtml(article: SampleArticle): string {
  return article
    .map(
      ({ heading, blocks }) => `<h2 id="x" class="anchor">${inline(heading)}</h2>\n${blocks.map(blockHtml).join('\n')}`,
    )
    .join('\n');
}

function blockHtml(block: SampleBlock): string {
  switch (block.type) {
    case 'p':
      return `<p>${inline(block.words)}.</p>`;
    case 'ul':
      return `<ul>\n${block.items.map((item) => `<li>${inline(item)}</li>`).join('\n')}\n</ul>`;
    case 'table': {
      const rows = block.rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`);
      return `<table><tbody>${rows.join('')}</tbody></table>`;
    }
    case 'pre':
      return `<div class="theme-code-block"><pre><code>${block.lines.map((text) => `<span class="k">${text}</span>`).join('\n')}</code></pre></div>`;
    case 'img':
      return `<p><img src="../assets/${block.name}" alt="picture"></p>`;
  }
}

function inline(list: readonly Word[]): string {
  return list.map(({ text, format }) => (format ? `<${format}>${text}</${format}>` : text)).join(' ');
}

export function countSampleWords(block: SampleBlock): number {
  switch (block.type) {
    case 'p':
      return block.words.length;
    case 'ul':
      return block.items.flat().length;
    case 'table':
      return block.rows.flat(2).length;
    case 'pre':
      return block.lines.reduce((sum, text) => sum + text.trim().split(' = ').length, 0);
    case 'img':
      return 0;
  }
}

/** One of the two articles, extracted from the HTML that shows both. */
export function readSide(html: string, side: 'before' | 'after'): string {
  const root = parseHtml(html);
  const dropped = side === 'before' ? { tag: 'ins', mark: 'added' } : { tag: 'del', mark: 'removed' };
  const moved = new Map<string, Element>();
  collect(root);

  function collect(element: Element): void {
    const id = element.attributes.get(MOVED_ATTRIBUTE);
    if (id !== undefined) moved.set(id, element);
    for (const child of element.children) if (typeof child !== 'string') collect(child);
  }

  function read(child: Child): Child[] {
    if (typeof child === 'string') return [child];
    if (child.tag === dropped.tag || child.attributes.get(MARK_ATTRIBUTE) === dropped.mark) return [];
    const away = child.attributes.get(MOVED_AWAY_ATTRIBUTE);
    if (away !== undefined) return side === 'before' ? readMoved(moved.get(away)!) : [];
    if (child.attributes.has(MOVED_ATTRIBUTE)) return side === 'after' ? readMoved(child) : [];
    const children = child.children.flatMap(read);
    return child.tag === 'ins' || child.tag === 'del' ? children : [{ ...child, children }];
  }

  function readMoved({ children }: Element): Child[] {
    return children.filter((child) => typeof child === 'string' || !hasClass(child, 'label')).flatMap(read);
  }

  return root.children
    .flatMap(read)
    .map((child) => writeHtml(child))
    .join('');
}
