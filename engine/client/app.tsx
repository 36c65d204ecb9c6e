/** The app bundle: hydrates the layout and takes over navigation. One of the entries where the client meets the theme. */
import * as React from 'react';
import { startTransition, useEffect } from 'react';
import * as ReactDom from 'react-dom';
import { flushSync } from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { hydrateRoot } from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import { APP_ID, PAGE_DATA_ID } from '../shared/documentIds.ts';
import type { PageData, SidebarData } from '../shared/pageData.ts';
import type { SiteData } from '../shared/siteData.ts';
import { App } from '../theme/shell/App.tsx';
import { shellComponents } from '../theme/registry/shellComponents.ts';
import { withSlots } from '../theme/shell/ShellSlot.tsx';
import { loadScript } from './browser/loadScript.ts';
import { whenParsed } from './browser/timing.ts';
import { createHref } from './address/createHref.ts';
import { attachContentBehaviour } from './content/attachContentBehaviour.ts';
import { createBrowserRuntime } from './createBrowserRuntime.ts';
import { loadData } from './dataFiles/loadData.ts';
import { LoadError } from './dataFiles/parseDataFile.ts';
import { attachMenus } from './menus/attachMenus.ts';
import { reloadOnce } from './navigation/realNavigation.ts';
import { RuntimeContext } from './runtime/RuntimeContext.ts';
import { startIslands } from './islands/startIslands.ts';
import { keepTyping } from './search/keepTyping.ts';
import { watchToc } from './toc/watchToc.ts';

octavo.app = true;
// The site's own components use the same React (live.tsx).
octavo.react = { React, ReactDom, ReactDomClient, jsxRuntime };
octavo.createHref = createHref;
octavo.loadData = loadData;
const attributes = document.documentElement.dataset;
// Tabs need neither React nor the site's data.
const content = attachContentBehaviour(document);
watchToc(document);

startApp().catch((error: unknown) => {
  // Without the app the page is still a complete document. If the reader leaves, its requests are aborted. That is not
  // a failure, so the timer ends with the document.
  setTimeout(console.warn, 5000, 'Octavo: the app could not start.', error);
  // The files are missing or belong to another build, because the site was updated after this document had loaded.
  if (/missing|invalid|outdated/.test((error as Partial<LoadError>).failure!) && reloadOnce()) return;
  delete attributes.ocPending;
});

async function startApp(): Promise<void> {
  // If this script comes from the cache, it may run before the document is complete.
  await new Promise<void>(whenParsed);
  const root = octavo.root!;
  const page = JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent) as PageData;
  const [site, sidebar] = await Promise.all([
    loadSiteData(attributes.ocSite!, root),
    loadSidebar(page.docs?.sidebar?.file, root),
  ]);
  if (site.buildId !== page.buildId) {
    throw new LoadError('outdated', 'The data of the site is from another build.');
  }

  const { slots } = site.assets;
  if (slots && !octavo.showSlot) {
    await new Promise<void>((done) => loadScript(root + slots, done));
    if (!octavo.showSlot) throw new LoadError('missing', slots);
  }
  if (octavo.left) return;
  if (site.assets.early && !octavo.early) loadScript(root + site.assets.early);
  const { runtime, start } = createBrowserRuntime({ site, page, sidebar, root, commit: flushSync });
  const components = withSlots(shellComponents, site.slots);
  octavo.shell = [RuntimeContext, runtime, shellComponents, components];
  // Before the router, which follows links.
  attachMenus(runtime.translate, site.sidebar.autoCollapseCategories);
  const container = document.getElementById(APP_ID)!;
  const restoreTyping = keepTyping();
  const onRendered = (): void => {
    restoreTyping();
    const query = {
      get: () => runtime.location.get().search,
      replace: (search: string) => runtime.navigate(search + runtime.location.get().hash, { replace: true }),
    };
    const diagramScript = site.assets.mermaid && root + site.assets.mermaid;
    content.start({ query, translate: runtime.translate, diagramScript, diagrams: site.diagrams });
    runtime.location.subscribe(content.followAddress);
    startIslands(runtime, root);
    start();
  };
  // From here on React handles clicks, even while it hydrates.
  attributes.ocLive = '';
  attributes.hasHydrated = 'true';
  const hydrate = (): void =>
    void hydrateRoot(
      container,
      <RuntimeContext value={runtime}>
        <App components={components} />
        <AfterRender run={onRendered} />
      </RuntimeContext>,
    );
  // If the reader has already opened the drawer, React renders it before the next frame. Otherwise React pauses for
  // other tasks.
  (runtime.drawer.get().open ? flushSync : startTransition)(hydrate);
}

/** Boot has requested this file before this script. If that failed, this is the second try. */
async function loadSiteData(file: string, root: string): Promise<SiteData> {
  return (octavo.data[file] ?? (await loadData(file, root))) as SiteData;
}

async function loadSidebar(file: string | undefined, root: string): Promise<SidebarData | undefined> {
  return file === undefined ? undefined : ((await loadData(file, root)) as SidebarData);
}

function AfterRender({ run }: { run: () => void }): null {
  useEffect(run, [run]);
  return null;
}
