import { describe, expect, it } from 'vitest';
import { siteWith, buildWith, CLASSIC, CLASSIC_PACKAGE } from '../../support/overrideSite.ts';

it('parts of the shell have the properties of their places', async () => {
  const show = (name: string) =>
    `export default ({ children, ...props }) => <${name} data-props={JSON.stringify(props)} />;`;
  const built = await buildWith({
    ...CLASSIC_PACKAGE,
    [`${CLASSIC}/lib/theme/Navbar/ColorModeToggle/index.js`]: `
      import ColorModeToggle from '@theme/ColorModeToggle';
      export default ({ className }) => <ColorModeToggle className={className} buttonClassName="of-the-navbar" value="light" />;`,
    'src/theme/Logo.jsx': show('u'),
    'src/theme/ColorModeToggle.jsx': show('s'),
    'src/theme/SkipToContent.jsx': `
      import { SkipToContentLink } from '@docusaurus/theme-common';
      export default () => <SkipToContentLink className="jump" />;`,
  });
  const html = (await built.html('/')).replaceAll('&quot;', '"');
  expect(html).toContain(
    '<u data-props="{"className":"navbar__brand","imageClassName":"navbar__logo","titleClassName":"navbar__title text--truncate"}">',
  );
  const given = (className: string) =>
    `<s data-props="{"className":"${className}","buttonClassName":"of-the-navbar","value":"light"}">`;
  expect(html).toContain(given('colorModeToggle_DEke'));
  // In the drawer, which is only in the document where there is no script.
  expect(html).toContain(given('margin-right--md'));
  expect(html).toContain('<a class="jump" href="#__docusaurus_skipToContent_fallback">Skip to main content</a>');
});

it('links of a part are active on the pages that they lead to, without script', async () => {
  const site = await siteWith({
    'src/theme/Footer.jsx': `
      import Link from '@docusaurus/Link';
      import useBaseUrl from '@docusaurus/useBaseUrl';
      const link = { isNavLink: true, activeClassName: 'here' };
      export default () => (
        <footer>
          <Link {...link} to="/deep/two">whole</Link>
          <Link {...link} to={useBaseUrl('/deep')}>below</Link>
          <Link {...link} to="/deep" exact>exact</Link>
          <Link {...link} to="https://x.example/deep/two">outside</Link>
          <Link {...link} to="/" isActive={(match, { pathname }) => pathname.endsWith('two')}>tested</Link>
        </footer>
      );`,
  });
  const built = await site.build();
  const activeOn = async (path: string) =>
    [...(await built.plainHtml(path)).matchAll(/<a class="here" aria-current="page"[^>]*>(\w+)/g)].map(
      ([, label]) => label,
    );
  expect(await activeOn('/deep/two')).toEqual(['whole', 'below', 'tested']);
  expect(await activeOn('/')).toEqual([]);
  expect(await built.html('/')).not.toContain('oc-island');
});

it('links of a part lead to the right page from every page', async () => {
  const built = await buildWith({
    'src/theme/Footer.jsx': `
      import Link from '@docusaurus/Link';
      import logo from '@site/src/logo.png';
      export default () => <footer><Link to="/deep/two">Two</Link><img src={logo} alt="" style={{ width: 10 }} /></footer>;`,
    'src/logo.png': 'picture',
  });
  expect(await built.html('/')).toMatch(/<footer><a href="deep\/two.html">Two<\/a><img src="assets\/files\/logo/);
  expect(await built.html('/deep/two')).toMatch(
    /<footer><a href="two.html">Two<\/a><img src="\.\.\/assets\/files\/logo/,
  );
  // Shown at any address.
  expect(await built.html('/404.html')).toMatch(/<footer><a href="\/deep\/two.html">Two<\/a><img src="\/assets\/files/);
  expect(await built.html('/')).not.toContain('style="width');
});

it('a link is active where the path begins with an address of useBaseUrl', async () => {
  const text = `import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

export function Go({ base }) {
  const address = useBaseUrl(base);
  return <Link to="/" isNavLink isActive={(_match, { pathname }) => pathname.startsWith(address)}>{base}</Link>;
}

<Go base="/fo" /> <Go base="/x" />`;
  const built = await buildWith({ 'docs/four.mdx': text });
  const links = (await built.plainHtml('/four')).match(/<a [^>]*>\/(?:fo|x)<\/a>/g);
  expect(links).toEqual([expect.stringContaining('class="active"'), expect.not.stringContaining('active')]);
});

describe('without JavaScript', () => {
  const toggle = '<button className="navbar__toggle clean-btn">Menu</button>';

  it('the button of the site’s own navbar opens the theme’s drawer', async () => {
    const text = `export default () => <nav className="navbar">${toggle}</nav>;`;
    const html = await (await (await siteWith({ 'src/theme/Navbar.jsx': text })).build()).plainHtml('/');
    expect(html.match(/id="octavo:drawer"/g)).toHaveLength(1);
    expect(html).toMatch(
      /<button popovertarget="octavo:drawer" class="navbar__toggle.*<footer.*<noscript><div class="theme-layout-navbar-sidebar/s,
    );
  });

  it('a navbar with the theme’s inside keeps its drawer', async () => {
    const text = `import Navbar from '@theme-original/Navbar';\nexport default (props) => <div><Navbar {...props} /></div>;`;
    const html = await (await (await siteWith({ 'src/theme/Navbar.jsx': text })).build()).plainHtml('/');
    expect(html.match(/id="octavo:drawer"/g)).toHaveLength(1);
  });
});

it('items of a navbar find the document and the sidebar that they lead to', async () => {
  const built = await buildWith({
    'src/theme/Footer.jsx': `
      import { useLayoutDoc, useLayoutDocsSidebar } from '@docusaurus/plugin-content-docs/client';
      export default () => <footer>{[useLayoutDoc('deep/two').path, useLayoutDocsSidebar('defaultSidebar').link.label].join(' ')}</footer>;`,
  });
  const footer = /<footer>.*?<\/footer>/.exec(await built.html('/'));
  expect(footer?.[0]).toBe('<footer>/deep/two deep/two</footer>');
});

it('code finds the items of the navbar, without types that Docusaurus does not have', async () => {
  const built = await buildWith(
    {
      'src/theme/Footer.jsx': `
        import { useThemeConfig } from '@docusaurus/theme-common';
        export default () => <footer>{JSON.stringify(useThemeConfig().navbar.items.map(({ type, items }) => [type, items?.[0].type]))}</footer>;`,
    },
    {
      themeConfig:
        "{ navbar: { items: [{ label: 'Two', to: '/deep/two' }, { label: 'More', items: [{ label: 'Two', to: '/deep/two' }] }] } }",
    },
  );
  expect(await built.html('/')).toContain('<footer>[[null,null],[&quot;dropdown&quot;,null]]</footer>');
});
