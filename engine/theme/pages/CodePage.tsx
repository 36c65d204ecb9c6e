import type { CodePageContent } from '../../shared/pageContent.ts';
import { usePageContext } from './PageContext.ts';

/** A page that a site wrote as a component: everything between navbar and footer is its own. */
export function CodePage({ content }: { content: CodePageContent }) {
  return usePageContext().raw(content.html);
}
