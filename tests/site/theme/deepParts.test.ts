import { expect, it } from 'vitest';
import { siteWith, buildWith, CLASSIC, CLASSIC_PACKAGE } from '../../support/overrideSite.ts';

it('a replaced icon of the colour mode switch brings in Docusaurus’s component for the switch', async () => {
  const built = await buildWith({
    'src/theme/Icon/LightMode.jsx': 'export default (props) => <svg id="sun" {...props} />;',
    ...CLASSIC_PACKAGE,
    [`${CLASSIC}/lib/theme/Navbar/ColorModeToggle/index.js`]: `
      import { useColorMode } from '@docusaurus/theme-common';
      import Toggle from '@theme/ColorModeToggle';
      export default ({ className }) => <Toggle className={className} value={useColorMode().colorMode} />;`,
    [`${CLASSIC}/lib/theme/ColorModeToggle/index.js`]: `
      import Light from '@theme/Icon/LightMode';
      export default ({ className, value }) => <i className={className}>{value}<Light /></i>;`,
  });
  expect(await built.plainHtml('/')).toContain('<i class="colorModeToggle_DEke">light<svg id="sun"></svg></i>');
});

it('a component deep inside a part shows in the entries of its table, too', async () => {
  const built = await buildWith(
    {
      'docs/three.md': '# Three\n\n:::tip\n\nHere.\n\n:::\n\n:::loud\n\nThere.\n\n:::\n',
      'src/theme/Admonition/Layout/index.jsx': `
        export default ({ type, className, children }) => <aside className={type + ' ' + className}>{children}</aside>;`,
      'src/theme/Admonition/Types.jsx': `
        import Types from '@theme-original/Admonition/Types';
        import Layout from '@theme/Admonition/Layout';
        export default { ...Types, loud: (props) => <Layout {...props} className="own" /> };`,
      ...CLASSIC_PACKAGE,
      [`${CLASSIC}/lib/theme/Admonition/index.js`]: `
        import { processAdmonitionProps } from '@docusaurus/theme-common';
        import Types from '@theme/Admonition/Types';
        export default (given) => {
          const props = processAdmonitionProps(given);
          const Type = Types[props.type];
          return <Type {...props} />;
        };`,
      [`${CLASSIC}/lib/theme/Admonition/Types.js`]: `
        import Layout from '@theme/Admonition/Layout';
        const Tip = (props) => <Layout {...props} className="alert--success" />;
        export default { note: Tip, tip: Tip };`,
      [`${CLASSIC}/lib/theme/Admonition/Layout/index.js`]: 'export default () => <p>not this</p>;',
    },
    { docs: "{ routeBasePath: '/', admonitions: { keywords: ['loud'] } }" },
  );
  const html = await built.html('/three');
  expect(html).toMatch(/<aside class="tip alert--success">\s*<p>Here.<\/p>\s*<\/aside>/);
  expect(html).toMatch(/<aside class="loud own">\s*<p>There.<\/p>\s*<\/aside>/);
});

it('a component deep inside a part brings in Docusaurus’s own component for the whole part', async () => {
  const files = { 'src/theme/Footer/Copyright.jsx': 'export default ({ copyright }) => <small>{copyright}!</small>;' };
  const built = await buildWith({
    ...files,
    ...CLASSIC_PACKAGE,
    [`${CLASSIC}/lib/theme/Footer/index.js`]: `
      import { useThemeConfig } from '@docusaurus/theme-common';
      import Copyright from '@theme/Footer/Copyright';
      import Mark from '@theme/Footer/Mark';
      export default () => <footer><Mark/><Copyright copyright={useThemeConfig().footer.copyright} /></footer>;`,
    [`${CLASSIC}/lib/theme/Footer/Copyright/index.js`]: 'export default () => <p>not this</p>;',
    [`${CLASSIC}/lib/theme/Footer/Mark.js`]: 'export default () => <b>mark</b>;',
  });
  expect(await built.plainHtml('/')).toContain('<footer><b>mark</b><small>Copyright of ours!</small></footer>');
  const bare = await (await siteWith(files)).build();
  expect(bare.messages).toEqual([
    'src/theme/Footer/Copyright.jsx: Left out: It is a part of "Footer", which shows it only as Docusaurus\'s own component: install @docusaurus/theme-classic. It would show on every page. "octavo swizzle --list" names what can be replaced in src/theme.',
  ]);
});

it('a component that several parts share is shown in each of them', async () => {
  const built = await buildWith({
    'src/theme/PaginatorNavLink.jsx': 'export default ({ title }) => <i>to {title}</i>;',
    ...CLASSIC_PACKAGE,
    [`${CLASSIC}/lib/theme/PaginatorNavLink/index.js`]: 'export default () => <p>not this</p>;',
    [`${CLASSIC}/lib/theme/Footer/index.js`]: 'export default () => <p>not this</p>;',
    [`${CLASSIC}/lib/theme/DocPaginator/index.js`]: `
      import PaginatorNavLink from '@theme/PaginatorNavLink';
      export default ({ previous }) => <nav className="own">{previous && <PaginatorNavLink {...previous} />}</nav>;`,
  });
  expect(await built.plainHtml('/')).toContain('<nav class="own"><i>to Two</i></nav>');
  expect(await built.plainHtml('/')).not.toContain('not this');
});
