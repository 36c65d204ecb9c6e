import { useState } from 'react';
import { useDrawer, usePage, useSite } from '../../client/index.ts';
import type { ShellComponents } from '../base/ThemeComponents.ts';
import { NoScriptDrawer } from '../navbar/Drawer.tsx';
import { ComponentsContext, useComponents } from '../base/useComponents.ts';
import { LayoutCrash, PageCrash } from './CrashMessage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Island } from './Island.tsx';
import { Layout } from './Layout.tsx';
import { LoadStatus } from './LoadStatus.tsx';
import { saveArticle } from './savedArticle.ts';
import { VersionReminder } from './VersionReminder.tsx';

/** The whole body, on the server and in the browser. Only the server passes `main`: the browser keeps its HTML. */
export function App({ main, components }: { main?: string; components: ShellComponents }) {
  useState(saveArticle);
  return (
    <ComponentsContext value={{ shell: components }}>
      <Body main={main} />
    </ComponentsContext>
  );
}

function Body({ main }: { main?: string }) {
  const { SkipToContent, AnnouncementBar, Navbar, Footer } = useComponents('shell');
  const { without } = usePage();
  const hasShell = without !== 'shell';
  const { hasOwnNavbar } = useSite();
  const drawer = useDrawer();
  return (
    <ErrorBoundary fallback={LayoutCrash}>
      {hasShell && <SkipToContent />}
      {hasShell && (
        <Island>
          <AnnouncementBar />
        </Island>
      )}
      {hasShell && (
        <Island>
          <Navbar />
        </Island>
      )}
      <Island fallback={PageCrash}>
        <Layout main={main} />
      </Island>
      {!without && (
        <Island>
          <Footer />
        </Island>
      )}
      {hasShell && hasOwnNavbar && drawer.available && <NoScriptDrawer />}
      <Island>
        <VersionReminder />
        <LoadStatus />
      </Island>
    </ErrorBoundary>
  );
}
