/** Content as real folders have it, each case as small as possible. */
import { expect, it } from 'vitest';
import { fixtureSite } from '../../support/fixtureSite.ts';

const TABS = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n";
const intro = { 'docs/intro.md': '---\nslug: /intro\n---\n\n# Intro\n' };

it('accepts numbers as values of tabs', async () => {
  const site = await fixtureSite({
    ...intro,
    'docs/a.mdx':
      TABS +
      '# A\n\n<Tabs defaultValue={1}>{["One", "Two"].map((label, index) => <TabItem value={index} label={label}>{label} panel</TabItem>)}</Tabs>\n',
    'docs/b.mdx':
      TABS +
      '# B\n\n<Tabs values={[{ value: 0, label: "Zero" }, { value: 1 }]}><TabItem value={0}>a</TabItem><TabItem value={1}>b</TabItem></Tabs>\n',
  });
  const { messages, plainHtml: html } = await site.build();
  expect(messages).toEqual([]);
  const page = await html('/a');
  expect(page).toMatch(/aria-selected="true"[^>]*data-oc-value="1"[^>]*>Two</);
  expect(page).toMatch(/role="tabpanel" class="tabItem_Ymn6" aria-label="One" hidden(?:="[^"]*")?>One panel</);
  expect(await html('/b')).toMatch(/data-oc-value="0"[^>]*>Zero<.*data-oc-value="1"[^>]*>1</);
});

it.each([200, 400, 450, 500, 1000])('%i emphases inside one another keep every word', async (count) => {
  const text = `${'*a '.repeat(count)}core${' b*'.repeat(count)}`;
  const site = await fixtureSite({ ...intro, 'docs/e.mdx': `# E\n\n${text}\n` });
  const html = await (await site.build()).html('/e');
  const words = html.slice(html.indexOf('<article'), html.indexOf('</article')).replace(/<[^>]+>/g, ' ');
  expect([words.match(/\ba\b/g)?.length, words.match(/\bb\b/g)?.length, words.includes('core')]).toEqual([
    count,
    count,
    true,
  ]);
});

it('makes its own tabs live, with any content in their panels', async () => {
  const site = await fixtureSite({
    'docs/a.mdx': [
      "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n# A\n\n<Tabs>",
      '<TabItem value="js" label="JS">\n\n```js\none();\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n</TabItem>',
      '<TabItem value="ts" label="TS">\n\n## Two\n\n:::note\n\nMind [this](./b.md).\n\n:::\n\n</TabItem>',
      '</Tabs>\n',
    ].join('\n'),
    'docs/b.md': '# B\n',
    'src/theme/Tabs/index.js': `
      import React, { useState } from 'react';
      import Original from '@theme-original/Tabs';
      export default function Tabs(props) {
        const [flat] = useState(false);
        const labels = React.Children.toArray(props.children).map((child) => child.props.label);
        return flat ? <p>{labels.join()}</p> : <Original {...props} className={labels.join('-')} />;
      }`,
  });
  const { messages, html } = await site.build();
  expect(messages).toEqual([]);
  const page = await html('/a');
  expect(page).toContain('<!--oc-island ["@site/src/theme/Tabs/index.js#default"');
  expect(page).toContain('JS-TS');
  for (const text of ['one', '<td>2</td>', 'Two', 'href="b.html"']) expect(page).toContain(text);
});

it('a component may read its children without rendering them, even if they only work inside it', async () => {
  const site = await fixtureSite({
    'docs/a.mdx': [
      "import { Choice, Choices, Count } from '@site/src/Choices';\n\n# A\n\n<Choices>",
      '<Choice of="one">\n\nText **one** <Count />\n\n</Choice>',
      '<Choice of="two">\n\nText two\n\n</Choice>\n</Choices>\n',
    ].join('\n'),
    'src/Choices.jsx': `
      import { Children, useState } from 'react';
      export const Choices = ({ children }) =>
        Children.toArray(children).map(({ props }) => <section key={props.of} className={props.of}>{props.children}</section>);
      export const Choice = () => { throw 'A choice must be inside of choices'; };
      export const Count = () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button>; };`,
  });
  const { messages, html } = await site.build();
  expect(messages).toEqual([]);
  const page = await html('/a');
  expect(page).toMatch(/<section class="one">.*<strong>one<\/strong>.*<section class="two">/s);
  expect(page).toContain('oc-island ["@site/src/Choices.jsx#');
});

it('calls hooks in the text of a page although a component on it fails', async () => {
  const site = await fixtureSite({
    'docs/a.mdx': [
      "import { useName } from '@site/src/useName';\nimport Fails from '@site/src/Fails';\n",
      '# A\n\n<Fails>inside</Fails>\n\nCalled <b title={useName()}>{useName()}</b>.\n',
    ].join('\n'),
    'src/useName.js': "import { useMemo } from 'react';\nexport const useName = () => useMemo(() => 'Ann', []);\n",
    'src/Fails.jsx': "export default () => { throw new Error('no'); };\n",
  });
  const { messages, html } = await site.build({ keepGoing: true });
  expect(messages).toEqual([expect.stringContaining('`Fails` fails: no.')]);
  expect(await html('/a')).toContain('Called <b title="Ann">Ann</b>.');
});

it('adds no size to an image that its author has styled', async () => {
  const files = {
    'docs/a.mdx': [
      "import ThemedImage from '@theme/ThemedImage';\nimport useBaseUrl from '@docusaurus/useBaseUrl';\n",
      '# A\n\n![plain](./shot.svg)\n\n<img src="/pic.svg" alt="written" />',
      '<img src="/pic.svg" alt="styled" style={{ maxHeight: 5 }} />',
      '<img src="/pic.svg" alt="classed" className="logo" />',
      "<ThemedImage sources={{ light: useBaseUrl('/pic.svg'), dark: useBaseUrl('/pic.svg') }} alt=\"themed\" />\n",
    ].join('\n'),
    'docs/shot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
    'static/pic.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>',
  };
  const sizesIn = async (look: string) => {
    const site = await fixtureSite(files, { config: `customFields: { octavo: { look: '${look}' } },` });
    const page = await (await site.build()).html('/a');
    const images = [...page.matchAll(/<img[^>]*alt="(plain|written|styled|classed|themed)"[^>]*>/g)];
    return Object.fromEntries(images.map(([tag, alt]) => [alt, /width="\d+" height="\d+"/.exec(tag)?.[0]]));
  };
  const plain = 'width="40" height="30"';
  expect(await sizesIn('classic')).toEqual({ plain });
  // The style sheet of this look keeps the aspect ratio of every image.
  const own = 'width="20" height="10"';
  expect(await sizesIn('octavo')).toEqual({ plain, written: own, themed: own });
});

it('gives code that lists posts the address of an image next to a post', async () => {
  const site = await fixtureSite(
    {
      ...intro,
      'blog/2024-01-02-a/index.md': '---\nimage: ./cover.svg\n---\n\n# A\n\nText.\n',
      'blog/2024-01-02-a/cover.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
      'blog/2024-01-01-b.md': '---\nimage: /img/b.svg\n---\n\n# B\n\nText.\n',
      'static/img/b.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
      'src/theme/BlogPostItem/index.js': [
        "import { useBlogPost } from '@docusaurus/plugin-content-blog/client';",
        'export default function BlogPostItem({ children }) {',
        '  const { assets, frontMatter, metadata } = useBlogPost();',
        '  return <header className="own"><h2>{metadata.title}</h2><img alt="" src={assets.image ?? frontMatter.image}/>{children}</header>;',
        '}',
      ].join('\n'),
    },
    { blog: '{}' },
  );
  const { messages, html } = await site.build();
  expect(messages.filter((message) => !message.includes('truncat'))).toEqual([]);
  for (const page of [await html('/blog'), await html('/blog/2024/01/02/a')]) {
    expect(page).toMatch(/<img alt="" src="(?:\.\.\/)*assets\/files\/cover[^"]*\.svg"/);
  }
  expect(await html('/blog')).toMatch(/<img alt="" src="(?:\.\.\/)*img\/b\.svg"/);
});
