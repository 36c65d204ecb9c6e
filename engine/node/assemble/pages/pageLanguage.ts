import type { PageLink } from '../../../shared/pageContent.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { originalLanguage } from '../../read/content/originalLanguage.ts';
import type { MarkdownSource } from '../../read/content/types.ts';

/** Language of a file's title and texts; nothing if it is that of the pages around it. */
export function pageLanguage(
  { i18n }: Pick<SiteConfig, 'i18n'>,
  { isLocalized }: Pick<MarkdownSource, 'isLocalized'>,
): Pick<PageLink, 'language'> {
  const language = isLocalized ? undefined : originalLanguage(i18n);
  return language ? { language } : {};
}
