/**
 * The search bundle, used in two ways: started as a worker, it answers messages; loaded by a script tag, where
 * workers are forbidden, it hands the page the same engine.
 */
import { createSearchEngine } from './createSearchEngine.ts';
import { installedLanguage } from './languages/installed.ts';
import { fetchFiles, scriptFiles } from './searchFiles.ts';
import { SEARCH_ENGINE } from './searchEngineKey.ts';
import { serveWorker } from './serveWorker.ts';

if (typeof document === 'undefined') {
  // The page appends the site's root to the script's address.
  const root = decodeURIComponent(self.location.hash.slice(1));
  serveWorker(self as unknown as Worker, createSearchEngine(fetchFiles(root), { language: installedLanguage() }));
} else {
  octavo(SEARCH_ENGINE, (loadData: (file: string) => Promise<unknown>) =>
    createSearchEngine(scriptFiles(loadData), { language: installedLanguage() }),
  );
}
