import { useTranslate } from '../../client/index.ts';
import type { QueryProblem } from '../../client/index.ts';
import { splitAtProblem, toSentence } from './problemSentence.ts';

/** Why a query was not understood, with the place in it; what is shown below was found for its plain words. */
export function SearchProblem({ query, problem }: { query: string; problem: QueryProblem }) {
  const [before, place, after] = splitAtProblem(query, problem);
  return (
    <p className="oc-search-problem">
      {toSentence(problem.message)}{' '}
      <code>
        {before}
        <u>{place}</u>
        {after}
      </code>
    </p>
  );
}

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
