import { useState, type ReactNode } from 'react';
// Imported directly, not from the index, so that this script contains nothing else of the runtime.
import { findPageSlot } from '../../../client/browser/pageSlot.ts';
import type { IslandLayer, LayerInput, Runtime } from '../../../client/index.ts';
import type { ContentContext } from '../../../shared/renderer.ts';
import { ContentProvider } from '../../base/contentContext.ts';
import { docusaurusModules } from '../modules/docusaurusModules.ts';
import { baseOf, createBrowserPlatform } from './browserPlatform.tsx';
import type { CorePlatform } from '../modules/platform.ts';

/** Docusaurus's modules for site code in the browser: the same names as on the server, and the same HTML. */
export function docusaurusLayer(input: LayerInput<CorePlatform>): IslandLayer {
  const { runtime } = input;
  input.platform = createBrowserPlatform(input);
  return {
    modules: docusaurusModules(input.platform),
    Providers({ island, children }: { island: Node; children?: ReactNode }) {
      const [content] = useState(() => createBrowserContent(runtime, island) as ContentContext);
      return <ContentProvider value={content}>{children}</ContentProvider>;
    },
  };
}

/** The theme's components provide what only they need. */
function createBrowserContent(runtime: Runtime, island: Node): Partial<ContentContext> {
  const { site } = runtime;
  const readPage = () => runtime.view.get().page;
  // A component in a page disappears with it and is not notified of the next page.
  const own = findPageSlot()?.contains(island) ? readPage() : undefined;
  return {
    // Pages have the addresses of links; files are relative to the site's root.
    reference(_kind, written, _onBroken, isAbsolute) {
      let target = written.replace('pathname://', '');
      if (!/^\/(?!\/)/.test(target)) return target;
      // As on the server, an address with the configured base URL means the same page.
      if (target.startsWith(site.baseUrl)) target = `/${target.slice(site.baseUrl.length)}`;
      if (isAbsolute && site.router !== 'hash') return site.url + site.baseUrl + target.slice(1);
      if (/^pathname:|^[^?#]*\.\w+(?:[?#]|$)/.test(written)) return octavo.root + target.slice(1);
      return octavo.createHref!(readPage().path, target, site, runtime.hrefStyle.get());
    },
    globalData(name) {
      const all = octavo.globalData ?? {};
      return name ? all[name] : all;
    },
    pageField(name) {
      const { path, part } = own ?? readPage();
      return name === 'path' ? path : part?.[name];
    },
    get siteConfig() {
      return { ...octavo.siteConfig, baseUrl: baseOf(runtime) };
    },
    get siteMetadata() {
      return octavo.siteMetadata;
    },
  };
}
