import { useTranslate } from '../../client/index.ts';
import type { Text } from '../../shared/messages.ts';
import { toSentence } from './problemSentence.ts';

/** Why search cannot answer at all, and a way to try again. A cause that has no translation is shown as it is. */
export function SearchFailure({ error, retry }: { error: string; retry(): void }) {
  const t = useTranslate();
  return (
    <div role="alert">
      <p className="oc-search-problem">
        {t('Search could not be loaded. {reason}', { reason: toSentence(t.template(error as Text)) })}
      </p>
      <button type="button" className="oc-button" onClick={retry}>
        {t('Retry')}
      </button>
    </div>
  );
}
