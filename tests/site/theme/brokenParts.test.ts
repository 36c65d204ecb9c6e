import { describe, expect, it } from 'vitest';
import { siteWith, buildWith } from '../../support/overrideSite.ts';

it('a part that cannot be replaced is named, with a remedy', async () => {
  const built = await (await siteWith({ 'src/theme/DocRoot/index.jsx': 'export default () => null;' })).build();
  expect(built.messages).toEqual([
    'src/theme/DocRoot/index.jsx: Left out: It is around Docusaurus\'s own layout of documents: install @docusaurus/theme-classic. "octavo swizzle --list" names what can be replaced in src/theme.',
  ]);
});

it('components that only content and code of the site import are no parts of the theme', async () => {
  const built = await buildWith({
    'src/theme/Badge/index.jsx': "import Mark from './Mark';\nexport default () => <b>badge <Mark/></b>;",
    'src/theme/Badge/Mark.jsx': 'export default () => <i>mark</i>;',
    'src/theme/Footer/Newsletter.jsx': 'export default () => <i>letters</i>;',
    'src/theme/Icon/Home.jsx': 'export default () => <i>home</i>;',
    'src/theme/Icon/Close.jsx': 'export default () => <i>close</i>;',
    'src/Sign.jsx':
      "import Badge from '@site/src/theme/Badge';\nimport Letter from '@theme/Footer/Newsletter';\nimport Close from '@theme/Icon/Close';\nexport default () => <p><Badge/> <Letter/> <Close/></p>;",
    'docs/three.mdx':
      "import Sign from '@site/src/Sign';\nimport Home from '@theme/Icon/Home';\n\n# Three\n\n<Sign/>\n\n<Home/>\n",
  });
  const html = await built.html('/three');
  expect(html).toContain('<p><b>badge <i>mark</i></b> <i>letters</i> <i>close</i></p>');
  expect(html).toContain('<i>home</i>');
});

describe('code that is wrong', () => {
  it.each([
    [
      'throws',
      "export default () => { throw new Error('no luck'); };",
      /Footer.jsx: `Footer` fails: no luck\. The theme's own/,
    ],
    [
      'throws when it is loaded',
      "export default () => null;\nthrow new Error('early');",
      /"@theme\/Footer" fails when it is loaded: early/,
    ],
    ['exports no component', 'export const Footer = 1;', /Footer.jsx: It has no default export, so it is left out\./],
    ['exports nothing', 'const Footer = 1;', /Footer.jsx: It has no default export, so it is left out\./],
    [
      'cannot be read',
      'export default () => <p>;',
      /^src\/theme\/Footer.jsx:1: The file cannot be read: .* It is left out\.$/,
    ],
  ])('%s: the theme’s own shows', async (_what, text, message) => {
    const site = await siteWith({ 'src/theme/Footer.jsx': text });
    const built = await site.build({ keepGoing: true });
    expect(built.messages.join('\n')).toMatch(message);
    expect(built.messages).toHaveLength(1);
    expect(await built.html('/')).toContain('Copyright of ours');
    expect(await built.html('/')).not.toContain('data-oc-part');
  });

  it.each([
    [
      'cannot be read',
      'export default () => <p>;',
      /^src\/theme\/Tabs.jsx:1: The file cannot be read: .* It is left out\.$/,
    ],
    [
      'throws when it is loaded',
      "throw new Error('early');\nexport default () => null;",
      /"@theme\/Tabs" fails when it is loaded: early/,
    ],
  ])('%s: reported only if content names it', async (_what, text, message) => {
    const files = { 'src/theme/Tabs.jsx': text };
    expect((await (await siteWith(files)).build()).messages).toEqual([]);
    const named =
      "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n# Three\n\n<Tabs><TabItem value=\"a\">one</TabItem></Tabs>\n";
    const shown = await (await siteWith({ ...files, 'docs/three.mdx': named })).build({ keepGoing: true });
    expect(shown.messages.join('\n')).toMatch(message);
    expect(await shown.html('/three')).toContain('one');
    const written = { 'docs/three.md': '# Three\n\n```bash npm2yarn\nnpm install\n```\n' };
    // The package is not installed, and not needed.
    const config = `presets: [['classic', { blog: false, docs: { routeBasePath: '/', remarkPlugins: [require('@docusaurus/remark-plugin-npm2yarn')] } }]],`;
    const made = await siteWith({ ...files, ...written }, { config });
    const built = await made.build({ keepGoing: true });
    expect(built.messages.join('\n')).toMatch(message);
    expect(await built.html('/three')).toMatch(/role="tab"[^]*yarn/);
  });

  it('cannot be read, although all content uses it: the theme’s own shows', async () => {
    const built = await (
      await siteWith({ 'src/theme/Heading.jsx': 'export default () => <p>;' })
    ).build({ keepGoing: true });
    expect(built.messages).toEqual([expect.stringMatching(/^src\/theme\/Heading.jsx:1: The file cannot be read: /)]);
    expect(await built.html('/deep/two')).toMatch(/<h2[^>]* id="part"/);
  });

  it('imports something missing: named with its line, the rest shows', async () => {
    const site = await siteWith({
      'src/theme/Footer.jsx': "import x from 'not-there';\nexport default () => <footer>still {x.y}here</footer>;",
    });
    const built = await site.build({ keepGoing: true });
    expect(built.messages.join('\n')).toMatch(/Footer.jsx:1: The package "not-there" is not installed/);
    expect(await built.plainHtml('/')).toContain('<footer>still here</footer>');
  });

  it('fails on some pages: those are named, once', async () => {
    const site = await siteWith({
      'src/theme/DocItem/Footer.jsx': `
        import { useDoc } from '@docusaurus/plugin-content-docs/client';
        export default () => { if (useDoc().metadata.title === 'Two') throw new Error('not two'); return <i>fine</i>; };`,
    });
    const built = await site.build({ keepGoing: true });
    expect(built.messages).toEqual([
      "src/theme/DocItem/Footer.jsx: `DocItem/Footer` fails: not two. The theme's own is shown in its place. It shows on /deep/two.",
    ]);
    expect(await built.html('/')).toContain('<i>fine</i>');
    expect(await built.html('/deep/two')).toContain('Edit this page');
  });

  it('a navbar item of an unknown type is named', async () => {
    const site = await siteWith(
      { 'src/theme/NavbarItem/ComponentTypes.js': 'export default {};' },
      { themeConfig: "{ navbar: { title: 'Here', items: [{ type: 'custom-x', position: 'left' }] } }" },
    );
    const built = await site.build({ keepGoing: true });
    expect(built.messages.join('\n')).toContain('There is no "custom-x" in it');
    expect(await built.html('/')).toContain('navbar__brand');
  });
});
