import type { Untranslated } from '../../shared/pageData.ts';
import { usePageContext } from './PageContext.ts';

const SENTENCE = 'This page is not translated yet; it is shown in {language}.';

/** Tells that a page is in another language than its locale, and where to help. */
export function UntranslatedNotice({ untranslated, editUrl }: { untranslated?: Untranslated; editUrl?: string }) {
  const { t, site } = usePageContext();
  if (!untranslated) return null;
  // If the site has not translated the sentence, it is English and names the language in English.
  const lang = t.template(SENTENCE) === SENTENCE ? 'en' : site.locale.htmlLang;
  const language = new Intl.DisplayNames(lang, { type: 'language' }).of(untranslated.lang);
  return (
    <p className="oc-notice" role="note" lang={lang} dir={lang === 'en' ? 'ltr' : undefined}>
      {t(SENTENCE, { language: language ?? untranslated.lang })}
      {editUrl && (
        <>
          {' '}
          <a href={editUrl}>{t('Help translate it')}</a>
        </>
      )}
    </p>
  );
}
