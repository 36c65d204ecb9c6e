import { useNavigation, usePage } from '../../client/index.ts';
import { savedArticle } from './savedArticle.ts';
import { SearchPage } from '../search/SearchPage.tsx';

/**
 * The article is the server's HTML: hydration leaves the content of the element alone, and a navigation replaces it
 * as a whole. Only the search page is React's in the browser too. On the server `html` is given.
 */
export function Main({ html }: { html?: string }) {
  const page = usePage();
  const { main } = useNavigation();
  if (page.kind === 'search') {
    return (
      <main id="oc-main" key="search" tabIndex={-1} className="oc-main">
        <SearchPage />
      </main>
    );
  }
  return (
    <main
      id="oc-main"
      key="article"
      tabIndex={-1}
      className="oc-main"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: main ?? html ?? savedArticle() ?? '' }}
    />
  );
}
