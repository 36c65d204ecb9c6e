import { expect, it } from 'vitest';
import { fixtureSite } from '../../support/fixtureSite.ts';
import { OPTIONS, buildWith } from '../../support/overrideSite.ts';

it('imports of an ejected component from inside theme-common come from the package', async () => {
  const common = 'node_modules/@docusaurus/theme-common';
  const files = {
    'docs/three.mdx':
      'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n# Three\n\n<Tabs groupId="g"><TabItem value="a" label="A">one</TabItem><TabItem value="b" label="B">two</TabItem></Tabs>\n\nimport ApiTabs from \'@theme/ApiTabs\';\n\n<ApiTabs groupId="g"><TabItem value="of-api">three</TabItem></ApiTabs>\n',
    'src/theme/Tabs.tsx': `
      import { useTabs, useScrollPositionBlocker, type TabItemProps } from '@docusaurus/theme-common/internal';
      import { useThemeConfig } from '@docusaurus/theme-common';
      export default function Tabs(props) {
        const { values, selected, select } = useTabs(props);
        const { blockElementScrollPositionUntilNextRender: block } = useScrollPositionBlocker();
        const choose = (event) => { block(event.currentTarget); select(event.currentTarget.value); };
        return <div>
          {values.map(({ value, label }) => <button key={value} value={value} onClick={choose}>{label}{value === selected && '!'}</button>)}
          {typeof useThemeConfig()}{props.children}
        </div>;
      }`,
    // In the form in which theme packages are published.
    'src/theme/ApiTabs.js': `"use strict";
      Object.defineProperty(exports, "__esModule", { value: true });
      const jsx_runtime_1 = require("react/jsx-runtime");
      const internal_1 = require("@docusaurus/theme-common/internal");
      exports.default = (props) => {
        (0, internal_1.useScrollPositionBlocker)();
        return (0, jsx_runtime_1.jsx)("p", { children: (0, internal_1.useTabs)(props).selected });
      };`,
  };
  const built = await buildWith({
    ...files,
    [`${common}/package.json`]: '{ "name": "@docusaurus/theme-common", "sideEffects": false }',
    [`${common}/lib/index.js`]:
      "export { useThemeConfig } from './config';\nexport { useStorageSlot } from './utils/storageUtils';\n",
    [`${common}/lib/config.js`]: "export const useThemeConfig = () => { throw new Error('not this'); };\n",
    [`${common}/lib/internal.js`]: "export * from './index';\nexport { useTabs } from './utils/tabsUtils';\n",
    [`${common}/lib/utils/storageUtils.js`]:
      "import storage from '@generated/site-storage';\nexport const useStorageSlot = () => [storage.type];\n",
    [`${common}/lib/utils/tabsUtils.js`]: `
      import { Children, useState } from 'react';
      import { useStorageSlot } from './storageUtils';
      export function useTabs({ groupId, children }) {
        const [chosen] = useStorageSlot(groupId);
        const values = Children.map(children, ({ props }) => props);
        const [selected, select] = useState(chosen ?? values[0].value);
        return { values, selected, select };
      }`,
  });
  const html = (await built.html('/three')).replaceAll('<!-- -->', '');
  expect(html).toContain('<!--oc-island ["@site/src/theme/Tabs.tsx#default"');
  expect(html).toContain('<button value="a">A!</button><button value="b">B</button>object');
  expect(html).toContain('<p>of-api</p>');
});

it('resolves the imports of components ejected from an earlier Docusaurus 3', async () => {
  const site = await fixtureSite(
    {
      'docs/index.md': '---\nslug: /\n---\n\n# Home\n',
      'docs/deep/two.md': '# Two\n',
      'blog/2024-01-02-post.md': '# A post\n\nText.\n\n<!-- truncate -->\n',
      'src/theme/BlogPostItem.jsx': `
      import { BlogPostProvider, useBlogPost } from '@docusaurus/theme-common/internal';
      export default function Item({ children }) {
        const { metadata } = useBlogPost();
        return <article><h2>Old {metadata.title}</h2>{children}</article>;
      }
      export const unused = BlogPostProvider;`,
      'src/theme/DocItem/Footer.jsx': `
      import { useDoc, useDocsVersion } from '@docusaurus/theme-common/internal';
      import { useDocsPreferredVersion } from '@docusaurus/theme-common';
      export default function Footer() {
        const { metadata } = useDoc();
        const { preferredVersion } = useDocsPreferredVersion();
        return <footer>Old {metadata.title}, {useDocsVersion().label}, {String(preferredVersion?.name ?? null)}</footer>;
      }`,
    },
    OPTIONS,
  );
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect((await built.plainHtml('/')).replaceAll('<!-- -->', '')).toContain('<footer>Old Home, Next, null</footer>');
  expect(await built.plainHtml('/blog/2024/01/02/post')).toContain('Old A post');
});

// In the form in which theme packages are published; the second is TypeScript's output for `export =`.
it.each([
  ['exports.default', 'exports.default = Own;'],
  ['module.exports', 'module.exports = Own;'],
])('a component may be CommonJS: `%s`', async (_how, last) => {
  const text = `"use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    const { jsx, jsxs } = require('react/jsx-runtime');
    const Original = require('@theme-init/Footer');
    function Own(props) { return jsxs('div', { children: ['before', jsx(Original.default, props)] }); }
    ${last}`;
  const built = await buildWith({ 'src/theme/Footer/index.js': text });
  expect(await built.html('/')).toMatch(/<div>before.*Copyright of ours/s);
});
