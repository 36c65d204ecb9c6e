import { useState } from 'react';
import { AnnouncementBar } from './shell/AnnouncementBar.tsx';
import { BackToTop } from './shell/BackToTop.tsx';
import { LayoutCrash } from './shell/CrashMessage.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Footer } from './footer/Footer.tsx';
import { Island } from './shell/Island.tsx';
import { saveArticle } from './shell/savedArticle.ts';
import { Layout } from './shell/Layout.tsx';
import { LoadStatus } from './shell/LoadStatus.tsx';
import { Navbar } from './navbar/Navbar.tsx';
import { SkipLink } from './shell/SkipLink.tsx';
import { VersionReminder } from './shell/VersionReminder.tsx';

/** The whole body, on the server and in the browser. Only the server passes `main`: the browser keeps its HTML. */
export function App({ main }: { main?: string }) {
  useState(saveArticle);
  return (
    <ErrorBoundary fallback={LayoutCrash}>
      <SkipLink />
      <AnnouncementBar />
      <Navbar />
      <Layout main={main} />
      <Footer />
      <Island>
        <VersionReminder />
        <BackToTop />
        <LoadStatus />
      </Island>
    </ErrorBoundary>
  );
}
