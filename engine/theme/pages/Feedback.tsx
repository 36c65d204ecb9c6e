import { usePageContext } from './PageContext.ts';

/** Asks whether a page was helpful. A plain form, which works without JavaScript; client/content/feedback.ts improves it. */
export function Feedback({ address }: { address: string }) {
  const { t, site, page } = usePageContext();
  const fields = {
    page: site.baseUrl.replace(/\/$/, '') + page.path,
    version: page.docs?.versionName,
    locale: site.locale.name,
  };
  return (
    <form
      className="oc-feedback"
      method="post"
      action={address}
      data-thanks={t('Thank you for your answer.')}
      data-failed={t('Your answer could not be sent. Please try again.')}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset>
        <legend>{t('Was this page helpful?')}</legend>
        <button name="answer" value="yes">
          {t('Yes')}
        </button>
        <button name="answer" value="no">
          {t('No')}
        </button>
      </fieldset>
      <p role="status" tabIndex={-1} />
    </form>
  );
}
