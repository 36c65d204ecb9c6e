import type { Page } from '../../shared/pageContent.ts';
import type { Untranslated } from '../../shared/pageData.ts';

/** Language of an article, if it is not the page's. */
export function languageOfContent(content: Page['content']): Untranslated | undefined {
  return 'untranslated' in content ? content.untranslated : undefined;
}
