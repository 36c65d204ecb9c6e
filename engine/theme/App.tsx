import { useState } from 'react';
import type { ShellComponents } from './registry/ThemeComponents.ts';
import { ComponentsContext, useComponents } from './registry/useComponents.ts';
import { LayoutCrash } from './shell/CrashMessage.tsx';
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
  const { AnnouncementBar, Navbar, Footer, BackToTopButton } = useComponents('shell');
  return (
    <ErrorBoundary fallback={LayoutCrash}>
      <SkipLink />
      <Island>
        <AnnouncementBar />
      </Island>
      <Island>
        <Navbar />
      </Island>
      <Layout main={main} />
      <Island>
        <Footer />
      </Island>
      <Island>
        <VersionReminder />
        <BackToTopButton />
        <LoadStatus />
      </Island>
    </ErrorBoundary>
  );
}
