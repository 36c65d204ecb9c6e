/** For the browser tests of crashes: an article from the server, and a part that throws until it is switched off. */
import { createRoot } from 'react-dom/client';
import { RuntimeProvider } from '../../client/index.ts';
import { PageCrash } from '../shell/CrashMessage.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { saveArticle, savedArticle } from '../shell/savedArticle.ts';
import { samplePages } from './samplePages.ts';
import { sampleSite } from './sampleSite.ts';

function Fragile() {
  if (document.documentElement.dataset.broken !== undefined) {
    throw new Error('the index is broken', { cause: new Error('byte 7') });
  }
  return <main dangerouslySetInnerHTML={{ __html: savedArticle() ?? 'missing' }} />;
}

saveArticle();
createRoot(document.getElementById('crash')!).render(
  <RuntimeProvider site={sampleSite} page={samplePages.doc}>
    <nav>navbar</nav>
    <ErrorBoundary fallback={PageCrash}>
      <Fragile />
    </ErrorBoundary>
  </RuntimeProvider>,
);
