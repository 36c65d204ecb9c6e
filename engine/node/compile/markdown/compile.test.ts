import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { markdownOptions } from '../../../../tests/support/markdownOptions.ts';
import { createMdxRuntime } from '../../../theme/siteCode/runtime/createMdxRuntime.tsx';
import { createCompiler } from './createCompiler.ts';
import type { CompiledPage } from './types.ts';

/** Every file in `fixtures` compiles to the HTML, the facts and the Markdown in `fixtures/expected`. */
const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'fixtures');
const locales = { en: { siteConfig: { title: 'Fixture' }, messages: {} } };
const compiler = createCompiler(markdownOptions({ siteDir: folder, mermaid: true, locales }), createMdxRuntime());

const readable = (text: string) => text.replace(/\uFDD0(\d+)\uFDD1/g, '{ref:$1}');

function factsOf({ html: _html, markdown: _markdown, ...page }: CompiledPage): string {
  const problems = page.problems.map(({ filePath, line, column, message }) => {
    return `${path.relative(folder, filePath)}:${line}:${column} ${message}`;
  });
  const facts = Object.entries({ ...page, problems }).map(([name, value]) =>
    name === 'sectionsJson' ? ['sections', JSON.parse(String(value)) as unknown] : [name, value],
  );
  return `${JSON.stringify(Object.fromEntries(facts), null, 2)}\n`;
}

describe('compile', () => {
  const files = readdirSync(folder).filter((name) => /\.mdx?$/.test(name));
  it.each(files)('%s', async (name) => {
    const filePath = path.join(folder, name);
    const source = readFileSync(filePath, 'utf8');
    const format = name === 'plain.md' ? 'md' : 'mdx';
    const page = await compiler.compile({
      locale: 'en',
      filePath,
      source,
      frontMatter: {},
      frontMatterLines: 0,
      format,
    });
    const expected = (extension: string) => path.join(folder, 'expected', name.replace(/\.mdx?$/, extension));
    await expect(`${readable(page.html)}\n`).toMatchFileSnapshot(expected('.html'));
    await expect(factsOf(page)).toMatchFileSnapshot(expected('.facts.txt'));
    await expect(readable(page.markdown)).toMatchFileSnapshot(expected('.md'));
  });
});
