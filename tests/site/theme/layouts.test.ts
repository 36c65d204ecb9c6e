import { expect, it } from 'vitest';
import { wrap, siteWith, mainOf, buildWith } from '../../support/overrideSite.ts';

it('the site’s own layout does not show the frame of pages twice', async () => {
  const files = {
    'src/theme/Layout/index.jsx': `
      import Footer from '@theme/Footer';
      import Navbar from '../Navbar';
      import Bar from '@theme/AnnouncementBar';
      export default ({ children }) => <div className="own"><Bar /><Navbar /><div>{children}</div><Footer /></div>;`,
    'src/theme/Footer.jsx': 'export default () => <footer>Our footer</footer>;',
    'src/theme/Navbar.jsx': wrap('Navbar', '<b>Our navbar</b>'),
    // The content of this part is created before the part.
    'src/theme/NotFound.jsx': `
      import Layout from './Layout';
      import Original from '@theme-original/Navbar';
      export default () => <Layout><p>Nothing here</p><Original /></Layout>;`,
    // So is the layout that a view of Docusaurus's shows itself.
    'src/theme/BlogLayout.jsx': `
      import Layout from '@theme/Layout';
      export default ({ children }) => <Layout><main>{children}</main></Layout>;`,
    'src/theme/NavbarItem/ComponentTypes.jsx': `
      import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
      export default { ...ComponentTypes, 'custom-own': () => <i>Our item</i> };`,
    'src/pages/own.jsx': `
      import Layout from '@theme/Layout';
      export default () => <Layout><p>Our page</p></Layout>;`,
  };
  const themeConfig = `{ navbar: { items: [{ type: 'custom-own' }] }, announcementBar: { content: 'News' } }`;
  const built = await buildWith(files, { themeConfig });
  for (const routePath of ['/', '/blog', '/own', '/404.html']) {
    const html = await built.html(routePath);
    for (const once of ['Our footer', 'Our navbar', '>News<', 'class="own"']) {
      expect(html.split(once), `${once} on ${routePath}`).toHaveLength(2);
    }
  }
  expect(mainOf(await built.html('/404.html'))).toMatch(/Nothing here.*Our item/s);
});

it('a layout of the site’s own decides what is around pages', async () => {
  const files = {
    'src/theme/Layout/index.jsx': `
      import Footer from '@theme/Footer';
      import { useLocation } from '@docusaurus/router';
      export default function Layout({ children, noFooter }) {
        return <>{children}{!noFooter && !useLocation().pathname.startsWith('/deep') && <Footer />}</>;
      }`,
    'src/pages/own.jsx': `
      import Layout from '@theme/Layout';
      export default () => <Layout noFooter><p>Our page</p></Layout>;`,
    'src/pages/bare.jsx': 'export default () => <p>Nothing around</p>;',
  };
  const themeConfig = `{ navbar: { title: 'Here' }, announcementBar: { content: 'News' }, footer: { copyright: 'Ours' } }`;
  const built = await buildWith(files, { themeConfig });
  expect(await built.html('/')).toContain('>Ours<');
  for (const routePath of ['/deep/two', '/own', '/bare']) expect(await built.html(routePath)).not.toContain('>Ours<');
  expect((await built.data('/deep/two')).without).toBe('footer');

  const plain = files['src/theme/Layout/index.jsx'].replace(/ && !useLocation[^&]*/, '');
  const bare = await (await siteWith({ ...files, 'src/theme/Layout/index.jsx': plain }, { themeConfig })).build();
  for (const routePath of ['/', '/deep/two', '/blog', '/own', '/404.html']) {
    const html = await bare.html(routePath);
    expect(html, routePath).not.toMatch(/<nav[^>]*class="[^"]*navbar|>News</);
    expect(html.includes('>Ours<'), routePath).toBe(routePath !== '/own');
  }
});

it('an article inside a live part is on its page once', async () => {
  const built = await buildWith({
    'src/theme/DocItem/Layout.jsx': `
        import BrowserOnly from '@docusaurus/BrowserOnly';
        import Breadcrumbs from '@theme/DocBreadcrumbs';
        export default ({ children }) => <div><BrowserOnly>{() => <Breadcrumbs />}</BrowserOnly>{children}</div>;`,
    'docs/once.md': '# Once\n\nOnly one time.\n',
  });
  const html = await built.html('/once');
  expect(html.split('<p>Only one time.</p>')).toHaveLength(2);
  // Content that only the browser shows is in the page too.
  expect(html).toContain('<template data-oc-later><!--oc-part "DocBreadcrumbs"-->');
});

it('a theme provider of the site’s own is around all pages', async () => {
  const built = await buildWith({
    'src/theme/ThemeProvider/index.jsx': wrap('ThemeProvider', '<b>theme</b>').replace(
      '<Original {...props} />',
      '<Original><section>{props.children}</section></Original>',
    ),
    'src/theme/Root.jsx': 'export default ({ children }) => <main id="root">{children}</main>;',
  });
  expect(await built.html('/deep/two')).toMatch(
    /<main id="root"><b>theme<\/b><section><div id="__docusaurus">.*Text of two.*<\/section><\/main>/s,
  );
});
