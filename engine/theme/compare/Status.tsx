import { useTranslate } from '../../client/index.ts';
import type { Loaded } from './useLoaded.ts';

/** Shows that something is loading or cannot be loaded. */
export function Status({ loaded }: { loaded: Loaded<unknown> }) {
  const t = useTranslate();
  if (loaded.status === 'ready') return null;
  if (loaded.status === 'loading') {
    return (
      <p role="status" className="oc-compare-note">
        {t('Loading…')}
      </p>
    );
  }
  return (
    <p role="alert" className="oc-compare-note">
      {t('The comparison could not be loaded. {reason}', { reason: loaded.error.message })}{' '}
      <button type="button" className="oc-button" onClick={loaded.retry}>
        {t('Try again')}
      </button>
    </p>
  );
}
