import { useState } from 'react';
import { usePage } from '../client/index.ts';
import type { ShellComponents } from './registry/ThemeComponents.ts';
import { ComponentsContext, useComponents } from './registry/useComponents.ts';
import { LayoutCrash, PageCrash } from './shell/CrashMessage.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Island } from './shell/Island.tsx';
import { Layout } from './shell/Layout.tsx';
import { LoadStatus } from './shell/LoadStatus.tsx';
import { saveArticle } from './shell/savedArticle.ts';
import { SkipLink } from './shell/SkipLink.tsx';
import { VersionReminder } from './shell/VersionReminder.tsx';

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
  const { AnnouncementBar, Navbar, Footer } = useComponents('shell');
  const { without } = usePage();
  const hasShell = without !== 'shell';
  return (
    <ErrorBoundary fallback={LayoutCrash}>
      {hasShell && <SkipLink />}
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
      <Island>
        <VersionReminder />
        <LoadStatus />
      </Island>
    </ErrorBoundary>
  );
}
