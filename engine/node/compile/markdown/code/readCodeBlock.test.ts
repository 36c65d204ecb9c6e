import { describe, expect, it } from 'vitest';
import { createHighlighter } from './createHighlighter.ts';
import { fenceLanguages, findLanguage } from './languages.ts';
import { parseMetastring } from './parseMetastring.ts';
import { readCodeBlock } from './readCodeBlock.ts';

const highlighter = createHighlighter();
const marks = (code: string, language: string, metastring?: string, options = {}) =>
  readCodeBlock({ code, language, metastring }, options, highlighter).lines.map(
    ({ html, classNames }) =>
      classNames.map((name) => `${name.at(-4)}${name.at(-3)}${name.at(-2)}${name.at(-1)}:`).join('') + html,
  );

describe('magic comments', () => {
  it.each([
    ['js', '// highlight-next-line\na\nb', ['line:a', 'b']],
    ['js', '/* highlight-next-line */\na', ['line:a']],
    ['js', '# highlight-next-line\na', ['# highlight-next-line', 'a']],
    ['python', '  # highlight-start\na\nb\n# highlight-end\nc', ['line:a', 'line:b', 'c']],
    ['jsx', '{/* highlight-next-line */}\na', ['line:a']],
    ['html', '&lt;!-- x', ['&amp;lt;!-- x']],
    ['sql', '-- highlight-next-line\na', ['line:a']],
    ['nosuch', '<!-- highlight-next-line -->\na', ['line:a']],
    ['js', 'x // highlight-next-line\na', ['x // highlight-next-line', 'a']],
    ['js', '// highlight-next-line', []],
    ['js', '// highlight-end\na', ['a']],
    ['js', '// highlight-start\na', ['a']],
  ])('%s %j', (language, code, expected) => {
    expect(marks(code, language)).toEqual(expected);
  });

  it('gives way to line numbers in the metastring', () => {
    expect(marks('// highlight-next-line\na\nb', 'js', '{2}')).toEqual(['// highlight-next-line', 'line:a', 'b']);
  });

  it('takes those of the configuration', () => {
    const magicComments = [
      { className: 'good', line: 'This is (good)' },
      { className: 'bad0', block: { start: 'bad-start', end: 'bad-end' } },
    ];
    expect(marks('// This is (good)\na\n// bad-start\nb\n// bad-end', 'js', undefined, { magicComments })).toEqual([
      'good:a',
      'bad0:b',
    ]);
  });
});

describe('parseMetastring', () => {
  it.each([
    [undefined, {}],
    ['title="a b" {1,3-5}', { title: 'a b', lines: new Set([1, 3, 4, 5]) }],
    ["title='x' showLineNumbers", { title: 'x', firstLine: 1 }],
    ['showLineNumbers=42 noInline live', { firstLine: 42 }],
    ['{5-3,0,x}', {}],
    ['{5-3,0}', { lines: new Set([3, 4, 5]) }],
    ['title="', {}],
  ])('%j', (meta, expected) => {
    expect(parseMetastring(meta)).toEqual(expected);
  });

  it('does not fill the memory', () => {
    expect(parseMetastring('{1-99999999999}').lines?.size).toBe(100_000);
  });
});

describe('highlighting', () => {
  it('joins neighbours of one class and escapes text', async () => {
    await highlighter.load(['js', 'TypeScript', 'nosuch']);
    expect(highlighter.highlight('const a = "<b>&";', 'js')).toEqual([
      '<span class="k">const</span> a = <span class="s">"&lt;b>&amp;"</span>;',
    ]);
    const missing: string[] = [];
    for (const language of ['js', 'rust', 'nosuch', 'text'])
      highlighter.highlight('a', language, { onMissing: (key) => missing.push(key) });
    expect(missing).toEqual(['rust']);
  });

  it('is the same whatever was highlighted before', async () => {
    const samples = {
      md: '---\ntitle: x\n---\n\n```jsx\nconst a = <b>x</b>;\n```\n\n<b>bold</b>\n',
      pug: 'style.\n  a { color: red }\nscript.\n  const a = 1;',
      vue: '<template lang="pug">\np hello\n</template>\n<style lang="scss">\n$a: red;\n</style>',
      js: 'const a = /* html */ `<b>x</b>`;',
    };
    const highlightIn = async (order: string[]) => {
      const own = createHighlighter();
      const found: Record<string, string[]> = {};
      for (const language of order) {
        const code = samples[language as keyof typeof samples] ?? 'a';
        const missing = new Set([language]);
        await own.load(missing);
        own.highlight(code, language, { onMissing: (wanted) => missing.add(wanted) });
        await own.load(missing);
        found[language] = own.highlight(code, language);
      }
      return Object.keys(samples).map((language) => found[language]);
    };
    const names = Object.keys(samples);
    const alone = (await Promise.all(names.map((name) => highlightIn([name])))).map((each, index) => each[index]);
    expect(alone[0]?.join()).toContain('<span class="k">const</span>');
    expect(await highlightIn(['scss', 'html', 'css', 'javascript', 'jsx', 'yaml', ...names])).toEqual(alone);
    expect(await highlightIn([...names].reverse())).toEqual(alone);
  });

  it.each([
    'bash',
    'sh',
    'shell',
    'console',
    'yml',
    'py',
    'ts',
    'tsx',
    'c++',
    'cs',
    'docker',
    'dockerfile',
    'env',
    'golang',
    'gradle',
    'jinja2',
    'svg',
    'fortran',
    'emacs',
    'mustache',
    'shell-script',
    'apacheconf',
  ])('knows %s', (name) => {
    expect(findLanguage(name)).toHaveProperty('id');
  });

  it.each(['', 'text', 'txt', 'plaintext', 'none'])('shows %j as it is', (name) => {
    expect(findLanguage(name)).toBe('plain');
  });
});

it('finds the languages of fences', () => {
  const source =
    '```js title="a"\n```\n\n- x\n  ~~~ Python {1}\n  ~~~\n> ````c++\n\n```\nplain\n```\n\n```mermaid\n```\n\nnot ```ruby\n';
  expect([...fenceLanguages(source, { mermaid: true })]).toEqual(['js', 'python', 'c++']);
  expect([...fenceLanguages(source, { mermaid: false })]).toEqual(['js', 'python', 'c++', 'mermaid']);
});
