import { expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

const THEME = `themes: ['@docusaurus/theme-live-codeblock'],`;
const page = (...blocks: string[]) => ({ 'docs/a.md': `---\nslug: /\n---\n\n# A\n\n${blocks.join('\n\n')}\n` });
const live = (code: string, meta = 'live') => `\`\`\`jsx ${meta}\n${code}\n\`\`\``;

const resultOf = (html: string) => /playgroundPreview_\w+"><div>(.*?)<\/div><\/div>/s.exec(html)?.[1];

it('the result is HTML, and code that does nothing in the browser loads no script', async () => {
  const site = await fixtureSite(page(live('<b className="x">1 + 1 is {1 + 1}</b>')), { config: THEME });
  const built = await site.build();
  const html = await built.read('index.html');
  expect(built.messages).toEqual([]);
  expect(resultOf(html)).toBe('<b class="x">1 + 1 is <!-- -->2</b>');
  expect(html).not.toContain('oc-island');
  expect(html).toContain('<div class="playgroundHeader_EIHj">Live Editor</div>');
  // The script for editing comes with the app, and the frame only when a reader edits.
  expect(html).not.toMatch(/<script[^>]*live/);
  expect(await built.read('index.md')).toContain('```jsx\n<b className="x">1 + 1 is {1 + 1}</b>\n```');
});

it('TypeScript, statements with render, and names of the site’s own scope', async () => {
  const site = await fixtureSite(
    {
      ...page(
        live('function A() { const n: number = twice(2); return <i>{n}</i> } // the last line'),
        live('const B = () => <u>{twice(3)}</u>;\nrender(<B />)', 'live noInline'),
        live('<s>;</s>;'),
      ),
      'src/theme/ReactLiveScope/index.js': `
        import React from 'react';
        export default { React, ...React, twice: (n) => 2 * n };`,
    },
    { config: THEME },
  );
  const built = await site.build();
  const html = await built.read('index.html');
  expect(built.messages).toEqual([]);
  for (const result of ['<i>4</i>', '<u>6</u>', '<s>;</s>']) expect(html).toContain(`<div>${result}</div>`);
});

it('errors are shown in place of the result, and reported', async () => {
  const site = await fixtureSite(page(live('<b>{nothing}</b>'), live('<b>'), live('<b />', 'live noInline')), {
    config: THEME,
  });
  const built = await site.build();
  const html = await built.read('index.html');
  expect(html).toContain('<pre>ReferenceError: nothing is not defined</pre>');
  expect(html).toContain('<pre>SyntaxError: No-Inline evaluations must call `render`.</pre>');
  expect(built.messages).toHaveLength(3);
  expect(built.messages[0]).toMatch(/docs\/a\.md:7: .*nothing is not defined/);
});

it('code that uses the browser while it renders is shown only by the browser, without a warning', async () => {
  const site = await fixtureSite(page(live('<b>{window.innerWidth}</b>')), { config: THEME });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect(resultOf(await built.read('index.html'))).toMatch(/^<!--oc-island [^>]*,1,\{[^>]*--><!--\/oc-->$/);
});

it('the result may stand above the code', async () => {
  const site = await fixtureSite(page(live('<b />')), {
    config: THEME,
    themeConfig: `{ liveCodeBlock: { playgroundPosition: 'top' } }`,
  });
  const html = await (await site.build()).read('index.html');
  expect(html.indexOf('class="playgroundPreview')).toBeLessThan(html.indexOf('class="playgroundEditor'));
});

it('a place that does not exist is an error where live code is used, and nothing elsewhere', async () => {
  const themeConfig = `{ liveCodeBlock: { playgroundPosition: 'left' } }`;
  const site = await fixtureSite(page('Text.'), { config: THEME, themeConfig });
  await expect(site.build()).rejects.toThrow(/themeConfig\.liveCodeBlock\.playgroundPosition.*"left"/s);
  const plain = await fixtureSite(page('Text.'), { themeConfig });
  expect((await plain.build()).messages).toEqual([]);
});

it('only the frame may evaluate code, and only sites with live code have one', async () => {
  const site = await fixtureSite(page(live('<b />')), { config: THEME });
  const built = await site.build();
  expect(await built.read('_octavo/csp.txt')).not.toContain('unsafe-eval');
  const [, frame = ''] = (await built.read('_headers')).split('/assets/live-code.html\n');
  expect(frame).toMatch(
    /^ {2}! Content-Security-Policy\n {2}Content-Security-Policy: default-src 'none';.*sandbox allow-scripts\n/,
  );
  await site.write(page('```jsx\n<b />\n```'));
  const plain = await site.build();
  expect((await plain.files()).filter((file) => file.includes('live-code'))).toEqual([]);
  expect(await plain.read('_headers')).not.toContain('live-code');
});

it('without the live code theme, or if content is data, the block is plain code', async () => {
  for (const config of ['', `${THEME} markdown: { format: 'md' },`]) {
    const built = await (await fixtureSite(page(live('<b />')), { config })).build();
    expect(await built.read('index.html')).not.toContain('class="playground');
  }
});
