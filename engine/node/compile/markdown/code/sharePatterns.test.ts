import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { loadOniguruma } from './loadOniguruma.ts';
import { describe, expect, it } from 'vitest';
import { CODE_THEME, codeTheme } from './codeTheme.ts';
import { sharePatterns } from './sharePatterns.ts';

const LANGUAGES = {
  bash: () => import('shiki/langs/bash.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  markdown: () => import('shiki/langs/markdown.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
};

const SNIPPETS: Record<keyof typeof LANGUAGES, string[]> = {
  bash: [
    'echo "a $(cat <<EOF\nx ${y:-z}\nEOF\n)" | grep -v \'b\' # c\n',
    'for f in *; do\n  [[ -f $f ]] && rm -- "$f"\ndone',
  ],
  html: ['<p onclick="go(1)">a<script>let x = `${1}`;</script><style>p { color: red }</style></p>'],
  markdown: ['# A\n\n- b `c`\n  > d\n\n```js\nlet e = 1;\n```\n\n| a | b |\n| - | - |\n'],
  python: ['@a\nasync def f(x: int = 1, *y) -> str:\n    """doc"""\n    return f"{x!r:>{10}} \\n" + r"\\d"\n'],
  tsx: [],
  yaml: ['a: &b\n  - {c: "d", e: |\n    f\n  }\n# g\n'],
};

describe('sharePatterns', () => {
  it('finds in every language what the engine finds by itself', async () => {
    const langs = await Promise.all(Object.values(LANGUAGES).map((load) => load()));
    const create = (engine: ReturnType<typeof loadOniguruma>): Promise<HighlighterCore> =>
      createHighlighterCore({ themes: [codeTheme], langs, engine });
    const [plain, shared] = await Promise.all([create(loadOniguruma()), create(loadOniguruma().then(sharePatterns))]);
    const folder = import.meta.dirname;
    const sources = readdirSync(folder).filter((file) => file.endsWith('.ts'));
    const snippets = { ...SNIPPETS, tsx: sources.map((file) => readFileSync(path.join(folder, file), 'utf8')) };
    expect(snippets.tsx.length).toBeGreaterThan(5);
    for (const [lang, codes] of Object.entries(snippets)) {
      for (const code of codes) {
        const tokens = ({ codeToTokensBase }: HighlighterCore) =>
          codeToTokensBase(code, { lang, theme: CODE_THEME, includeExplanation: 'scopeName', tokenizeTimeLimit: 0 });
        expect(tokens(shared)).toEqual(tokens(plain));
      }
    }
  });
});
