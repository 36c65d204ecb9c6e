import { describe, expect, it } from 'vitest';
import { siteWith, buildWith, CLASSIC, CLASSIC_PACKAGE } from '../../support/overrideSite.ts';

describe('components around documents', () => {
  const withoutComments = (html: string) => html.replace(/<!--.*?-->/gs, '');
  const theme = {
    ...CLASSIC_PACKAGE,
    [`${CLASSIC}/lib/theme/DocRoot/Layout/index.js`]: `
      import { useState } from 'react';
      import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
      import Sidebar from '@theme/DocRoot/Layout/Sidebar';
      import Main from '@theme/DocRoot/Layout/Main';
      export default function DocRootLayout({ children }) {
        const [hidden] = useState(false);
        const sidebar = useDocsSidebar();
        return <div className="layout">{sidebar && <Sidebar sidebar={sidebar.items} />}<Main hidden={hidden}>{children}</Main></div>;
      }`,
    [`${CLASSIC}/lib/theme/DocRoot/Layout/Sidebar/index.js`]: `
      import DocSidebar from '@theme/DocSidebar';
      export default ({ sidebar }) => <aside><DocSidebar sidebar={sidebar} /></aside>;`,
    [`${CLASSIC}/lib/theme/DocRoot/Layout/Main/index.js`]: 'export default ({ children }) => <main>{children}</main>;',
  };
  const own = {
    'src/theme/DocsRoot.jsx': `
      import renderRoutes from '@docusaurus/renderRoutes';
      import Layout from '@theme/Layout';
      export default ({ route }) => <><Layout>{renderRoutes(route.routes)}</Layout><i>after</i></>;`,
    'src/theme/DocVersionRoot.jsx': `
      import renderRoutes from '@docusaurus/renderRoutes';
      import { DocsVersionProvider } from '@docusaurus/plugin-content-docs/client';
      export default ({ route, version }) => (
        <DocsVersionProvider version={version}><p>{version.version}</p>{renderRoutes(route.routes)}</DocsVersionProvider>
      );`,
    'src/theme/DocRoot/index.jsx': `
      import { DocsSidebarProvider, useDocRootMetadata } from '@docusaurus/plugin-content-docs/client';
      import DocRootLayout from '@theme/DocRoot/Layout';
      export default function DocRoot(props) {
        const { docElement, sidebarName, sidebarItems } = useDocRootMetadata(props);
        return <DocsSidebarProvider name={sidebarName} items={sidebarItems}><DocRootLayout>{docElement}</DocRootLayout></DocsSidebarProvider>;
      }`,
    'src/theme/DocRoot/Layout/Main/index.jsx': `
      import Main from '@theme-original/DocRoot/Layout/Main';
      export default (props) => <div className="around"><Main {...props} /></div>;`,
  };

  it('show sidebar and content in Docusaurus’s layout', async () => {
    const built = await buildWith({ ...theme, ...own });
    const html = withoutComments(await built.plainHtml('/'));
    const layout = /<div id="__docusaurus_skipToContent_fallback"[^>]*>(.*)<footer/s.exec(html)?.[1] ?? '';
    expect(layout).toMatch(
      /^<p>current<\/p><div class="layout"><aside><div class="sidebar_.*<\/aside><div class="around"><main><div class="row">.*<article>.*<\/main><\/div><\/div><i>after<\/i>/s,
    );
    expect(html.match(/<aside/g)).toHaveLength(1);
    expect(html.match(/<main/g)).toHaveLength(1);
  });

  it('bring in Docusaurus’s layout, whichever of them the site replaces', async () => {
    for (const name of Object.keys(own)) {
      const built = await (await siteWith({ ...theme, [name]: (own as Record<string, string>)[name]! })).build();
      expect(built.messages, name).toEqual([]);
      expect(withoutComments(await built.plainHtml('/')), name).toMatch(
        /<div class="layout"><aside>.*<main><div class="row">/s,
      );
    }
  });
});
