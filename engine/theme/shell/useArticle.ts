import { useNavigation } from '../../client/index.ts';
import { savedArticle } from './savedArticle.ts';

/**
 * Attributes of the element that holds the article, which is the server's HTML: hydration leaves the content of the
 * element alone, and a navigation replaces it as a whole. On the server `html` is set.
 */
export function useArticle(html: string | undefined) {
  const { main } = useNavigation();
  return {
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: main ?? html ?? savedArticle() ?? '' },
  };
}
