import type { QueryProblem } from '../../client/index.ts';
import type { Translate } from '../../shared/createTranslate.ts';
import { explainProblem, splitAtProblem } from './problemSentence.ts';

/** Explains why a query was not understood, and marks the place. The results below it are for its plain words. */
export function SearchProblem({ t, query, problem }: { t: Translate; query: string; problem: QueryProblem }) {
  const [before, place, after] = splitAtProblem(query, problem);
  const [wrong, wanted] = explainProblem(query, problem, t);
  return (
    <p className="oc-search-problem">
      {wrong}{' '}
      <code>
        {before}
        <u>{place}</u>
        {after}
      </code>{' '}
      {wanted}
    </p>
  );
}
