/** The app bundle: hydrates the layout and takes over navigation. One of the entries where the client meets the theme. */
import * as React from 'react';
import { useEffect } from 'react';
import * as ReactDom from 'react-dom';
import { flushSync } from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { hydrateRoot } from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import { APP_ID, PAGE_DATA_ID } from '../shared/documentIds.ts';
import type { PageData, SidebarData, TocItem } from '../shared/pageData.ts';
import type { SiteData } from '../shared/siteData.ts';
import { App } from '../theme/App.tsx';
import { shellComponents } from '../theme/registry/shellComponents.ts';
import { withSlots } from '../theme/shell/ShellSlot.tsx';
import { loadScript } from './browser/loadScript.ts';
import { whenParsed } from './browser/timing.ts';
import { createHref } from './address/createHref.ts';
import { attachContentBehaviour } from './content/attachContentBehaviour.ts';
import { createBrowserRuntime } from './createBrowserRuntime.ts';
import { loadData } from './dataFiles/loadData.ts';
import { LoadError } from './dataFiles/parseDataFile.ts';
import { reloadOnce } from './navigation/realNavigation.ts';
import { RuntimeContext } from './runtime/RuntimeContext.ts';
import { startIslands } from './islands/startIslands.ts';
import { keepTyping } from './search/keepTyping.ts';

octavo.app = true;
// The site's own components use the same React (live.tsx).
octavo.react = { React, ReactDom, ReactDomClient, jsxRuntime };
octavo.createHref = createHref;
const attributes = document.documentElement.dataset;
// Tabs need neither React nor the site's data.
const content = attachContentBehaviour(document);

startApp().catch((error: unknown) => {
  // The page stays what it is: a document that needs no app.
  console.warn('Octavo: the app could not start.', error);
  // Files that are gone, or are another build's: the site was updated after this document had loaded.
  if (error instanceof LoadError && /missing|invalid|outdated/.test(error.failure) && reloadOnce()) return;
  delete attributes.ocPending;
});

async function startApp(): Promise<void> {
  // Requested early and taken from the cache, this script may run before the document is complete.
  await new Promise<void>(whenParsed);
  const root = octavo.root!;
  const page = JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent) as PageData;
  page.toc ??= readToc();
  const [site, sidebar] = await Promise.all([
    loadSiteData(attributes.ocSite!, root),
    loadSidebar(page.docs?.sidebar?.file, root),
  ]);
  if (site.buildId !== page.buildId) {
    throw new LoadError('outdated', 'The page and the data of the site are from different builds.');
  }

  if (octavo.left) return;
  if (site.assets.early && !octavo.replay) loadScript(root + site.assets.early);
  const { runtime, start } = createBrowserRuntime({ site, page, sidebar, root, commit: flushSync });
  const components = withSlots(shellComponents, site.slots);
  octavo.shell = [RuntimeContext, runtime, shellComponents, components];
  const container = document.getElementById(APP_ID)!;
  const restoreTyping = keepTyping();
  const onRendered = (): void => {
    restoreTyping();
    const query = {
      get: () => runtime.location.get().search,
      replace: (search: string) => runtime.navigate(search + runtime.location.get().hash, { replace: true }),
    };
    const diagramScript = site.assets.mermaid && root + site.assets.mermaid;
    content.start({ query, translate: runtime.translate, diagramScript });
    runtime.location.subscribe(content.followAddress);
    startIslands(runtime, root);
    start();
  };
  // From here on React answers clicks, also those that come while it hydrates.
  attributes.ocLive = '';
  hydrateRoot(
    container,
    <RuntimeContext value={runtime}>
      <App components={components} />
      <AfterRender run={onRendered} />
    </RuntimeContext>,
  );
}

/** Boot loaded it before this script; if that failed, tries once more. */
async function loadSiteData(file: string, root: string): Promise<SiteData> {
  return (octavo.data[file] ?? (await loadData(file, root))) as SiteData;
}

async function loadSidebar(file: string | undefined, root: string): Promise<SidebarData | undefined> {
  return file === undefined ? undefined : ((await loadData(file, root)) as SidebarData);
}

/** The table of contents as the document shows it, so that the document need not carry it twice. */
function readToc(): TocItem[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('.oc-toc a')].map((link) => {
    let level = 1;
    for (let list = link.closest('ul'); list; list = list.parentElement!.closest('ul')) level++;
    return { id: decodeURIComponent(link.hash.slice(1)), level, html: link.innerHTML };
  });
}

function AfterRender({ run }: { run: () => void }): null {
  useEffect(run, [run]);
  return null;
}
