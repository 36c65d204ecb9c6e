import { expect, it } from 'vitest';
import { wrap, buildWith } from '../../support/overrideSite.ts';

it('contexts of Root and Layout reach components in content and in parts', async () => {
  const built = await buildWith({
    'src/contexts.js': `
        import { createContext, useContext } from 'react';
        export const Word = createContext(undefined);
        export const Size = createContext('none');
        export function useWord() {
          const word = useContext(Word);
          if (word === undefined) throw new Error('useWord is called outside Root');
          return word;
        }`,
    'src/theme/Root.jsx': `
        import { useEffect, useState } from 'react';
        import { composeProviders } from '@docusaurus/theme-common';
        import { Word } from '../contexts';
        const Giver = ({ children }) => {
          const [word] = useState('ROOT');
          useEffect(() => {});
          return <Word.Provider value={word}><i>banner</i>{children}</Word.Provider>;
        };
        const Earlier = ({ children }) => <Word.Provider value="EARLIER">{children}</Word.Provider>;
        const Givers = composeProviders([Earlier, Giver]);
        export default ({ children }) => <Givers>{children}</Givers>;`,
    'src/theme/Layout/index.jsx': `
        import Layout from '@theme-original/Layout';
        import { Size } from '../../contexts';
        export default (props) => <Size.Provider value="LAYOUT"><Layout {...props} /></Size.Provider>;`,
    'src/theme/Footer.jsx': `
        import { useWord } from '../contexts';
        export default () => <footer>Footer with {useWord()}</footer>;`,
    'src/Words.jsx': `
        import { useContext } from 'react';
        import { Size, useWord } from './contexts';
        export default () => <b>{useWord()} and {useContext(Size)}</b>;`,
    'src/Sizes.jsx': `
        import { useContext } from 'react';
        import { Size } from './contexts';
        export default () => <b>Size {useContext(Size)}</b>;`,
    'docs/words.mdx':
      "import Sizes from '@site/src/Sizes';\nimport Words from '@site/src/Words';\n\n# Words\n\n<Words />\n\n<Sizes />\n",
    'src/pages/code.jsx': `
        import Words from '../Words';
        import Layout from '@theme/Layout';
        export default () => <Layout><main><Words /></main></Layout>;`,
  });
  const { main: article } = await built.data('/words');
  // Root has state, so what it gives may change; Layout has none.
  expect(article.replaceAll('<!-- -->', '')).toMatch(
    /<!--oc-island [^>]*Words.jsx[^>]*--><b>ROOT and LAYOUT<\/b><!--\/oc-->\s*<b>Size LAYOUT<\/b>/,
  );
  expect(article.split('oc-island')).toHaveLength(2);
  expect(article).not.toContain('banner');
  const html = await built.plainHtml('/words');
  expect(html.replace(/<!--.*?-->/g, '')).toContain('<footer>Footer with ROOT</footer>');
  expect(html.split('<i>banner</i>')).toHaveLength(2);
  expect(await built.plainHtml('/code')).toContain('<b>ROOT and LAYOUT</b>');
});

it.each<[string, Record<string, string>]>([
  ['without a layout of the site’s own', {}],
  ['inside a wrapped layout', { 'src/theme/Layout/index.jsx': wrap('Layout', '') }],
  [
    'that the layout shows itself',
    {
      'src/theme/Layout/index.jsx': `
        import Footer from '@theme/Footer';
        import Provider from '@theme/Layout/Provider';
        export default ({ children }) => <Provider>{children}<Footer /></Provider>;`,
    },
  ],
])('a provider of the layout gives its context to components and parts: %s', async (_title, layout) => {
  const built = await buildWith({
    ...layout,
    'src/word.js': `
        import { createContext, useContext } from 'react';
        export const Word = createContext(undefined);
        export function useWord() {
          const word = useContext(Word);
          if (word === undefined) throw new Error('useWord is called outside its provider');
          return word;
        }`,
    'src/theme/Layout/Provider.jsx': `
        import { composeProviders } from '@docusaurus/theme-common';
        import { ColorModeProvider, NavbarProvider } from '@docusaurus/theme-common/internal';
        import Original from '@theme-original/Layout/Provider';
        import { Word } from '../../word';
        const Own = ({ children }) => <Word.Provider value="GIVEN">{children}</Word.Provider>;
        const All = composeProviders([ColorModeProvider, NavbarProvider, Own]);
        export default ({ children }) => <Original><hr className="once" /><All>{children}</All></Original>;`,
    'src/theme/Footer.jsx': `
        import { useWord } from '../word';
        export default () => <footer>Footer with {useWord()}</footer>;`,
    'src/Words.jsx': `
        import { useWord } from './word';
        export default () => <b>{useWord()}</b>;`,
    'docs/words.mdx': "import Words from '@site/src/Words';\n\n# Words\n\n<Words />\n",
  });
  expect((await built.html('/words')).match(/<hr class="once"/g)).toHaveLength(1);
  expect((await built.data('/words')).main).toContain('<b>GIVEN</b>');
  expect((await built.html('/words')).replace(/<!--.*?-->/g, '')).toContain('<footer>Footer with GIVEN</footer>');
});

it('a live component with data is rendered once, and once more where the first of its kind reads a context', async () => {
  const built = await buildWith({
    'docs/counts.mdx': `---
title: Counts
---

import Plain from '@site/src/Plain';
import Reader from '@site/src/Reader';

<Plain of={{ a: [1, 'b'] }} />
<Reader of="c" />
<Reader of="d" />
`,
    'src/Word.js': "import { createContext } from 'react';\nexport const Word = createContext('none');",
    'src/Plain.jsx': `
        import { useState } from 'react';
        let times = 0;
        export default () => <b onClick={useState(0)[1]}>plain {\`\${++times}\`}</b>;`,
    'src/Reader.jsx': `
        import { useContext, useState } from 'react';
        import { Word } from './Word';
        let times = 0;
        export default () => <b onClick={useState(0)[1]}>{\`\${useContext(Word)} \${++times}\`}</b>;`,
    'src/theme/Root.jsx': `
        import { Word } from '../Word';
        export default ({ children }) => <Word.Provider value="root">{children}</Word.Provider>;`,
  });
  expect(built.messages).toEqual([]);
  const html = await built.plainHtml('/counts');
  for (const shown of ['<b>plain 1</b>', '<b>root 2</b>', '<b>root 3</b>']) expect(html).toContain(shown);
});
