import { findTable } from '../../read/translations/toWords.ts';
import type { Messages } from '../../read/translations/messages.ts';

/** Texts from hooks of `@docusaurus/theme-common/internal`. */
const OF_HOOKS = [
  'theme.tags.tagsPageTitle',
  'theme.blog.authorsList.pageTitle',
  'theme.blog.author.pageTitle',
  'theme.blog.tagTitle',
  'theme.blog.post.plurals',
];

/** The texts that these scripts may show. The theme has hundreds, and most scripts use none. */
export function toBrowserMessages(messages: Messages, locale: string, scripts: readonly string[]): Messages {
  const ofLanguage = findTable(locale);
  const usesHooks = scripts.some((text) => text.includes('@docusaurus/theme-common/internal'));
  const isNeeded = (id: string): boolean =>
    (usesHooks && OF_HOOKS.includes(id)) || scripts.some((text) => text.includes(id));
  return Object.fromEntries(Object.entries(messages).filter(([id, text]) => text !== ofLanguage[id] || isNeeded(id)));
}
