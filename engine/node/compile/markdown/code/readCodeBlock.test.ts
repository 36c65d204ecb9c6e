import { describe, expect, it } from 'vitest';
import { markdownOptions } from '../../../../../tests/support/markdownOptions.ts';
import { createHighlighter } from '../../prism/createHighlighter.ts';
import { parseMetastring } from './parseMetastring.ts';
import { readCodeBlock } from './readCodeBlock.ts';

const { magicComments, codeStyle } = markdownOptions();
const highlighter = createHighlighter(codeStyle);
const marks = (code: string, language: string, metastring?: string, options = {}) =>
  readCodeBlock({ code, language, metastring }, { magicComments, ...options }, highlighter).lines.map(
    ({ html, classNames }) => classNames.map((name) => `${name.slice(-4)}:`).join('') + html.replace(/<[^>]*>/g, ''),
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

  it('uses those of the configuration', () => {
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
  it('has the tokens of Prism, with text escaped', () => {
    expect(highlighter.highlight('const a = "<b>&";', 'js')).toEqual([
      '<span class="token keyword">const</span> a ' +
        '<span class="token operator">=</span> ' +
        '<span class="token string">"&lt;b>&amp;"</span><span class="token punctuation">;</span>',
    ]);
  });

  it('has an element for every line, also for an empty one', () => {
    expect(highlighter.highlight('/* a\n\nb */', 'js')).toEqual(
      ['/* a', '', 'b */'].map((line) => `<span class="token comment">${line}</span>`),
    );
    expect(highlighter.highlight('', 'js')).toEqual(['']);
    expect(highlighter.highlight('a\n<b', 'nosuch')).toEqual(['a', '&lt;b'].map((line) => `${line}`));
  });

  it('knows, under the look "classic", the languages that Docusaurus knows', () => {
    const plain = 'echo "a"';
    expect(highlighter.highlight('echo "a"', 'bash')).toEqual([plain]);
    const more = createHighlighter({ look: 'classic', languages: ['bash', 'php', 'nosuch', 'java'] });
    expect(more.highlight('echo "a"', 'bash')[0]).toContain('<span class="token string">"a"</span>');
    expect(more.highlight('class A {}', 'java')[0]).toContain('<span class="token class-name">A</span>');
    expect(more.highlight('echo "a"', 'shell-session')).toEqual([plain]);
    expect(more.highlight('a', 'extend')).toEqual(['a']);
  });

  it('knows every language of Prism in the look "octavo"', () => {
    const all = createHighlighter({ look: 'octavo', languages: [] });
    expect(all.highlight('echo "a"', 'bash')[0]).toContain('<span class="token string">"a"</span>');
    expect(all.highlight('terraform { a = "b" }', 'tf')[0]).toContain('<span class="token string">"b"</span>');
    expect(all.highlight('<?php echo "a";', 'php')[0]).toContain('<span class="token string double-quoted-string">');
    expect(all.highlight('$ ls "a"', 'console')[0]).toContain('<span class="token command bash language-bash string">');
  });

  it('does not depend on what was highlighted before', () => {
    const samples: Record<string, string> = {
      md: '---\ntitle: x\n---\n\n```bash\nls "a"\n```\n\n<b>bold</b>\n',
      pug: 'style.\n  a { color: red }\nscript.\n  const a = 1;',
      http: 'GET / HTTP/1.1\nContent-Type: application/json\n\n{ "a": 1 }',
      'js-extras': 'const a = b.c();',
      js: 'const a = console.log(`<b>x</b>`);',
    };
    const highlightIn = (order: string[]) => {
      const own = createHighlighter({ look: 'octavo', languages: [] });
      const found = new Map(order.map((language) => [language, own.highlight(samples[language] ?? 'a', language)]));
      return Object.keys(samples).map((language) => found.get(language));
    };
    const names = Object.keys(samples);
    const alone = names.map((name, index) => highlightIn([name])[index]);
    expect(highlightIn(['bash', 'scss', 'json', 'css-extras', 'haml', 'yaml', ...names])).toEqual(alone);
    expect(highlightIn([...names].reverse())).toEqual(alone);
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
    '',
    'text',
    'txt',
    'plaintext',
    'none',
  ])('knows %s', (name) => {
    expect(highlighter.isKnown(name)).toBe(true);
    expect(highlighter.isKnown(`${name}-no-such`)).toBe(false);
  });
});
