import { useNavigation, useTranslate } from '../../client/index.ts';

/** The display of a slow or failed navigation. It floats: the old page stays in place. */
export function LoadStatus() {
  const t = useTranslate();
  const { status, error, retry } = useNavigation();
  if (status === 'slow') {
    return (
      <div className="oc-status oc-spinner" role="status">
        {t('Loading…')}
      </div>
    );
  }
  if (status !== 'failed') return null;
  return (
    <div className="oc-status oc-load-error" role="alert">
      <p>{error?.message || t('This page could not be loaded.')}</p>
      <button type="button" className="oc-button" onClick={retry}>
        {t('Retry')}
      </button>
    </div>
  );
}
