import { useTranslate } from '../../client/index.ts';
import { toSentence } from './problemSentence.ts';

/** Why search cannot answer at all, and a way to try again. */
export function SearchFailure({ error, retry }: { error: string; retry(): void }) {
  const t = useTranslate();
  return (
    <div role="alert">
      <p className="oc-search-problem">{t('Search could not be loaded. {reason}', { reason: toSentence(error) })}</p>
      <button type="button" className="oc-button" onClick={retry}>
        {t('Retry')}
      </button>
    </div>
  );
}
