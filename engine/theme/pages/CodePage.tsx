import type { CodePageContent } from '../../shared/pageContent.ts';
import { usePageContext } from './PageContext.ts';

/** A page written as a component, which renders everything between navbar and footer. */
export function CodePage({ content }: { content: CodePageContent }) {
  return usePageContext().raw(content.html);
}
