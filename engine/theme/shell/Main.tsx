import { useNavigation, usePage } from '../../client/index.ts';
import { SearchPage } from '../search/SearchPage.tsx';

/**
 * The article is the server's HTML. While `main` is undefined React hydrates the element and leaves its content
 * alone; a navigation replaces it as a whole. Only the search page is React's in the browser too.
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
      dangerouslySetInnerHTML={{ __html: main ?? html ?? '' }}
    />
  );
}
