import type { Page } from '../../shared/pageContent.ts';
import type { Untranslated } from '../../shared/pageData.ts';

/** Of an article, where that is not the page's. */
export function languageOfContent(content: Page['content']): Untranslated | undefined {
  return 'untranslated' in content ? content.untranslated : undefined;
}
