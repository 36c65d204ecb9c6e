import { AnnouncementBar } from './shell/AnnouncementBar.tsx';
import { BackToTop } from './shell/BackToTop.tsx';
import { CrashMessage } from './shell/CrashMessage.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Footer } from './footer/Footer.tsx';
import { Layout } from './shell/Layout.tsx';
import { LiveRegion } from './shell/LiveRegion.tsx';
import { LoadStatus } from './shell/LoadStatus.tsx';
import { Navbar } from './navbar/Navbar.tsx';
import { SkipLink } from './shell/SkipLink.tsx';
import { VersionReminder } from './shell/VersionReminder.tsx';

/** The whole body, on the server and in the browser. Only the server gives `main`: the browser keeps its HTML. */
export function App({ main }: { main?: string }) {
  return (
    <ErrorBoundary
      fallback={(error, tryAgain) => <CrashMessage title="This page crashed" error={error} tryAgain={tryAgain} />}
    >
      <SkipLink />
      <AnnouncementBar />
      <Navbar />
      <Layout main={main} />
      <Footer />
      <VersionReminder />
      <BackToTop />
      <LoadStatus />
      <LiveRegion />
    </ErrorBoundary>
  );
}
