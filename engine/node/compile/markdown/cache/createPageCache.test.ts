import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  mkdirSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markdownOptions } from '../../../../../tests/support/markdownOptions.ts';
import { createMdxRuntime } from '../../../../theme/siteCode/runtime/createMdxRuntime.tsx';
import { createCompiler } from '../createCompiler.ts';
import type { CompileInput, Compiler, MarkdownOptions } from '../types.ts';
import { createPageCache } from './createPageCache.ts';
import { createFactsStore } from './factsStore.ts';

let dir: string;
let options: MarkdownOptions;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'octavo-cache-'));
  options = markdownOptions({ siteDir: dir, engineVersion: '1', locales: { en: english('One') } });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const english = (title: string) => ({ siteConfig: { title }, messages: {} });

function input(relPath: string, source: string, locale = 'en'): CompileInput {
  return { locale, filePath: path.join(dir, relPath), source, frontMatter: {}, frontMatterLines: 0, format: 'mdx' };
}

function write(relPath: string, text: string): void {
  mkdirSync(path.dirname(path.join(dir, relPath)), { recursive: true });
  writeFileSync(path.join(dir, relPath), text);
}

/** The real compiler, with a counter of calls. */
function counting(maxCodeMs?: number): Compiler & { count: number } {
  const compiler = createCompiler(options, createMdxRuntime(), maxCodeMs);
  const self = {
    count: 0,
    compile: (page: CompileInput) => {
      self.count++;
      return compiler.compile(page);
    },
  };
  return self;
}

const cacheDir = () => path.join(dir, 'cache');
const newCache = ({ read = true } = {}) =>
  createPageCache(cacheDir(), options, {
    read,
    written: new Set(),
    facts: createFactsStore(path.join(cacheDir(), 'facts'), read),
  });

function entryFiles(): string[] {
  return readdirSync(cacheDir(), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(cacheDir(), name))
    .filter((file) => statSync(file).isFile() && path.basename(file) !== 'pruned');
}

describe('createPageCache', () => {
  it('does not run endless code again until the page or one of its imports changes', async () => {
    write('_part.md', '{(() => { for (;;); })()}');
    const compiler = counting(100);
    const cache = newCache();
    const page = (name: string) => input(name, "import Part from './_part.md';\n\nText.\n\n<Part />");
    for (const name of ['a.md', 'a.md', 'b.md']) {
      const { problems } = await cache.compile(page(name), compiler);
      expect(problems).toMatchObject([{ filePath: path.join(dir, name), message: /did not end within/ }]);
    }
    await cache.describe(page('a.md'), compiler);
    expect(compiler.count).toBe(1);

    // The next build tries again: the machine may only have been very busy.
    await newCache().compile(page('a.md'), compiler);
    expect(compiler.count).toBe(2);

    write('_part.md', 'Mended.');
    expect((await cache.compile(page('a.md'), compiler)).html).toContain('Mended.');
  });

  it('compiles a text once, wherever it is, and returns the same page', async () => {
    const compiler = counting();
    const first = await newCache().compile(input('a/x.mdx', '# Hi\n\n:::bogus\ntext\n:::\n'), compiler);
    const second = await newCache().compile(input('b/y.mdx', '# Hi\n\n:::bogus\ntext\n:::\n'), compiler);
    expect(compiler.count).toBe(1);
    expect(first.problems[0]?.filePath).toBe(path.join(dir, 'a/x.mdx'));
    expect(second.problems[0]?.filePath).toBe(path.join(dir, 'b/y.mdx'));
    expect({ ...second, problems: [] }).toEqual({ ...first, problems: [] });
  });

  it('compiles equal texts once when they come at the same time', async () => {
    const compiler = counting();
    const cache = newCache({ read: false });
    const pages = await Promise.all([1, 2, 3, 4].map((n) => cache.compile(input(`${n}.mdx`, 'Same'), compiler)));
    expect(compiler.count).toBe(1);
    expect(new Set(pages.map((page) => page.html)).size).toBe(1);
  });

  it('tries again after a failure', async () => {
    const cache = newCache();
    const failing: Compiler = { compile: () => Promise.reject(new Error('out of memory')) };
    const results = await Promise.allSettled([1, 2].map((n) => cache.compile(input(`${n}.mdx`, 'text'), failing)));
    for (const result of results) expect(result).toMatchObject({ status: 'rejected' });
    expect((await cache.compile(input('1.mdx', 'text'), counting())).html).toContain('text');
  });

  it('distinguishes texts by source, front matter, format, options and engine', async () => {
    const compiler = counting();
    const page = input('x.mdx', 'Text');
    await newCache().compile(page, compiler);
    await newCache().compile({ ...page, source: 'Text ' }, compiler);
    await newCache().compile({ ...page, frontMatter: { title: 'x' } }, compiler);
    await newCache().compile({ ...page, format: 'md' }, compiler);
    options = { ...options, engineVersion: '2' };
    await newCache().compile(page, compiler);
    options = { ...options, mermaid: true };
    await newCache().compile(page, compiler);
    expect(compiler.count).toBe(6);
  });

  it('depends on partials: on those next to each page, and on their changes', async () => {
    const compiler = counting();
    const source = "import P from './_p.mdx';\n\n<P/>\n";
    write('a/_p.mdx', 'In A');
    write('b/_p.mdx', 'In B');
    const compile = async (relPath: string) => (await newCache().compile(input(relPath, source), compiler)).html;
    expect(await compile('a/x.mdx')).toContain('In A');
    expect(await compile('b/x.mdx')).toContain('In B');
    expect(await compile('a/x.mdx')).toContain('In A');
    expect(await compile('b/x.mdx')).toContain('In B');
    expect(compiler.count).toBe(2);
    write('a/_p.mdx', 'Changed');
    expect(await compile('a/x.mdx')).toContain('Changed');
    expect(compiler.count).toBe(3);
    rmSync(path.join(dir, 'a/_p.mdx'));
    const page = await newCache().compile(input('a/x.mdx', source), compiler);
    expect(page.problems).toMatchObject([{ severity: 'error', code: 'missing-import', line: 1 }]);
    write('a/_p.mdx', 'Back');
    expect(await compile('a/x.mdx')).toContain('Back');
  });

  it("depends on the preprocessor: on the page's name, and on its own values", async () => {
    let word = 'one';
    const preprocessor = ({ filePath, fileContent }: { filePath: string; fileContent: string }) =>
      fileContent.replace('WORD', `${word} in ${path.basename(filePath)}`);
    options = { ...options, preprocessor };
    const compiler = counting();
    const compile = async (relPath: string) => (await newCache().compile(input(relPath, 'WORD'), compiler)).html;
    expect(await compile('a.mdx')).toContain('one in a.mdx');
    expect(await compile('b.mdx')).toContain('one in b.mdx');
    expect(await compile('a.mdx')).toContain('one in a.mdx');
    expect(compiler.count).toBe(2);
    word = 'two';
    expect(await compile('a.mdx')).toContain('two in a.mdx');
    expect(compiler.count).toBe(3);
  });

  it('follows changes that the preprocessor makes to a partial', async () => {
    let word = 'one';
    options = { ...options, preprocessor: ({ fileContent }) => fileContent.replace('WORD', word) };
    write('_p.mdx', 'WORD');
    const page = input('x.mdx', "import P from './_p.mdx';\n\n<P/>\n");
    expect((await newCache().compile(page, counting())).html).toContain('one');
    word = 'two';
    const compiler = counting();
    expect((await newCache().compile(page, compiler)).html).toContain('two');
    expect((await newCache().compile(page, compiler)).html).toContain('two');
    expect(compiler.count).toBe(1);
  });

  it('a preprocessor that fails leaves the text unchanged', async () => {
    options = {
      ...options,
      preprocessor() {
        throw new Error('no luck');
      },
    };
    const page = await newCache().compile(input('x.mdx', 'text'), counting());
    expect(page.html).toContain('text');
    expect(page.problems).toMatchObject([{ severity: 'error', message: expect.stringContaining('no luck') as string }]);
  });

  it('compiles a page for another locale only if it reads the locale', async () => {
    const messages = { hello: 'Bonjour' };
    options = { ...options, locales: { en: english('One'), fr: { ...english('One'), messages }, de: english('One') } };
    const reading = 'import T from \'@docusaurus/Translate\';\n\n<T id="hello">Hello</T>\n';
    const cache = newCache();
    const compiler = counting();
    const compile = (relPath: string, text: string, locale: string) =>
      cache.compile(input(relPath, text, locale), compiler);
    await compile('a.mdx', 'plain', 'en');
    await compile('a.mdx', 'plain', 'fr');
    expect(compiler.count).toBe(1);
    expect((await compile('b.mdx', reading, 'en')).html).toContain('Hello');
    expect((await compile('b.mdx', reading, 'de')).html).toContain('Hello');
    expect(compiler.count).toBe(2);
    expect((await compile('b.mdx', reading, 'fr')).html).toContain('Bonjour');
    expect((await compile('b.mdx', reading, 'en')).html).toContain('Hello');
    expect(compiler.count).toBe(3);
  });

  it('follows the configuration only for pages that ask for it', async () => {
    const reading =
      "import use from '@docusaurus/useDocusaurusContext';\n\nexport const T = () => <b>{use().siteConfig.title}</b>;\n\n<T/>\n";
    await newCache().compile(input('a.mdx', reading), counting());
    await newCache().compile(input('b.mdx', 'plain'), counting());
    options = { ...options, locales: { en: english('Two') } };
    const compiler = counting();
    expect((await newCache().compile(input('a.mdx', reading), compiler)).html).toContain('Two');
    await newCache().compile(input('b.mdx', 'plain'), compiler);
    expect(compiler.count).toBe(1);
  });

  it('detects every damaged entry and compiles again', async () => {
    const page = input('x.mdx', '# A page\n\nwith text');
    await newCache().compile(page, counting());
    const [file = ''] = entryFiles();
    const good = readFileSync(file);
    const damages: Buffer[] = [
      Buffer.alloc(0),
      Buffer.from('foreign'),
      good.subarray(0, good.length - 1),
      Buffer.concat([good, Buffer.from(' ')]),
      Buffer.from(good.map((byte, index) => (index === good.length - 20 ? byte ^ 1 : byte))),
      Buffer.from(good.toString('latin1').replace('octavo-page-3', 'octavo-page-0'), 'latin1'),
    ];
    for (const damage of damages) {
      writeFileSync(file, damage);
      const compiler = counting();
      expect((await newCache().compile(page, compiler)).html).toContain('A page');
      expect(compiler.count).toBe(1);
      expect(readFileSync(file).equals(good)).toBe(true);
    }
  });

  it('does not use the entry of another text', async () => {
    await newCache().compile(input('x.mdx', 'one'), counting());
    const [first = ''] = entryFiles();
    await newCache().compile(input('x.mdx', 'two'), counting());
    const second = entryFiles().find((file) => file !== first) ?? '';
    writeFileSync(second, readFileSync(first));
    const compiler = counting();
    expect((await newCache().compile(input('x.mdx', 'two'), compiler)).html).toContain('two');
    expect(compiler.count).toBe(1);
  });

  it('continues where it cannot write', async () => {
    writeFileSync(cacheDir(), 'a file in the way');
    expect((await newCache().compile(input('x.mdx', 'still'), counting())).html).toContain('still');
  });

  it('prunes entries that were unused for long, and files that a crash left', async () => {
    const cache = newCache();
    await cache.compile(input('x.mdx', 'old'), counting());
    await newCache().compile(input('y.mdx', 'older'), counting());
    const old = new Date(Date.now() - 40 * 24 * 3600 * 1000);
    for (const file of entryFiles()) utimesSync(file, old, old);
    write('cache/ab/half.1-2.tmp', 'half');
    utimesSync(path.join(cacheDir(), 'ab/half.1-2.tmp'), old, old);
    expect(await cache.prune(30)).toBe(2);
    for (const file of entryFiles()) utimesSync(file, old, old);
    // Entries are removed only once a day.
    expect(await newCache().prune(30)).toBe(0);
    const compiler = counting();
    await newCache().compile(input('x.mdx', 'old'), compiler);
    expect(compiler.count).toBe(0);
  });
});
