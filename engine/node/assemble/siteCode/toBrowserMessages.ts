import { findTable } from '../../read/translations/toWords.ts';
import type { Messages } from '../../read/translations/messages.ts';

/** Texts that hooks of `@docusaurus/theme-common/internal` write. */
const OF_HOOKS = [
  'theme.tags.tagsPageTitle',
  'theme.blog.authorsList.pageTitle',
  'theme.blog.author.pageTitle',
  'theme.blog.tagTitle',
  'theme.blog.post.plurals',
];

/** The texts that these scripts may show. A language has hundreds for the theme, of which few scripts name any. */
export function toBrowserMessages(messages: Messages, locale: string, scripts: readonly string[]): Messages {
  const ofLanguage = findTable(locale);
  const usesHooks = scripts.some((text) => text.includes('@docusaurus/theme-common/internal'));
  const isNeeded = (id: string): boolean =>
    (usesHooks && OF_HOOKS.includes(id)) || scripts.some((text) => text.includes(id));
  return Object.fromEntries(Object.entries(messages).filter(([id, text]) => text !== ofLanguage[id] || isNeeded(id)));
}
