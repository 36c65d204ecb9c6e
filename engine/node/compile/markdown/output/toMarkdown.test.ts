import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markdownOptions } from '../../../../../tests/support/markdownOptions.ts';
import { createMdxRuntime } from '../../../../theme/siteCode/runtime/createMdxRuntime.tsx';
import { createCompiler } from '../createCompiler.ts';
import { resolveMarkdownRefs } from '../resolveRefs.ts';
import type { SearchSection } from '../types.ts';

const compiler = createCompiler(markdownOptions(), createMdxRuntime());

async function compile(source: string) {
  const input = { filePath: '/s/x.md', source, frontMatter: {}, frontMatterLines: 0, format: 'md' } as const;
  const page = await compiler.compile(input);
  return { ...page, sections: JSON.parse(page.sectionsJson) as SearchSection[] };
}

/** The content of the page for a reader: headings, text, code. */
async function contentOf(source: string): Promise<unknown> {
  const { sections } = await compile(source);
  return sections.map(({ heading, level, text }) => ({ heading, level, text: text.replace(/\s+/g, ' ') }));
}

it('means the same when it is parsed again', { timeout: 120_000 }, async () => {
  const pieces = [
    ['word', 'two words', '*em*', '**strong**', '`code`', '``a`b``', '[link](./x.md)', '1 * 2 * 3', 'snake_case_name'],
    ['_a_', '\\*not\\*', 'a\\_b', '<kbd>K</kbd>', '$a_1$', '&lt;tag&gt;', '&amp;amp;', 'https://x.example/a_b'],
    ['~~gone~~', '1\\. x', '\\# no', 'C#', '5 > 3', 'a | b'],
  ].flat();
  const inline = fc.constantFrom(...pieces);
  const line = fc.array(inline, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '));
  const block = fc.oneof(
    line,
    line.map((text) => `## ${text}`),
    line.map((text) => `- ${text}\n- second\n  - third`),
    line.map((text) => `1. ${text}\n\n   para\n2. two`),
    line.map((text) => `> ${text}\n>\n> more`),
    line.map((text) => `| ${text.replace(/\|/g, '\\|')} | b |\n|---|:-:|\n| 1 | 2 |`),
    line.map((text) => `\`\`\`js title="t"\n${text.replace(/`/g, '')}\n\`\`\``),
    fc.constant('---'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 5 }), async (blocks) => {
      const source = blocks.join('\n\n');
      const { markdown, refs } = await compile(source);
      const twin = resolveMarkdownRefs(
        markdown,
        refs.map((ref) => ({ href: ref.target })),
      );
      expect(await contentOf(twin)).toEqual(await contentOf(source));
    }),
    { numRuns: 60 },
  );
});

it('leaves controls out, and keeps what they belong to', async () => {
  const controls = '<label for="a">Size</label> <select id="a"><option>small</option><option>large</option></select>';
  const { markdown, sections } = await compile(`Before.\n\n<div>${controls}</div>\n\n<label>After.</label>\n`);
  expect(markdown).toBe('Before.\n\nAfter.\n');
  expect(sections.map(({ text }) => text.trim()).join()).not.toMatch(/Size|small|large/);
});
