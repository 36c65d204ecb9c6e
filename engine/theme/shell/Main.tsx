import { useNavigation, usePage } from '../../client/index.ts';
import { MAIN_ID } from '../../shared/documentIds.ts';
import { useComponents } from '../registry/useComponents.ts';
import { liveKinds } from './liveKinds.ts';
import { savedArticle } from './savedArticle.ts';

/**
 * The article is the server's HTML: hydration leaves the content of the element alone, and a navigation replaces it
 * as a whole. Only pages of a live kind are React's in the browser too. On the server `html` is given.
 */
export function Main({ html }: { html?: string }) {
  const page = usePage();
  const { main } = useNavigation();
  const LivePage = useComponents('shell')[liveKinds[page.kind]!];
  if (LivePage) {
    return (
      <main id={MAIN_ID} key={page.kind} tabIndex={-1} className="oc-main">
        <LivePage />
      </main>
    );
  }
  return (
    <main
      id={MAIN_ID}
      key="article"
      tabIndex={-1}
      className="oc-main"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: main ?? html ?? savedArticle() ?? '' }}
    />
  );
}
