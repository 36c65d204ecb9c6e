import type { QueryProblem } from '../../client/index.ts';
import type { Translate } from '../../shared/createTranslate.ts';
import { splitAtProblem, toSentence, whatIsWanted } from './problemSentence.ts';

/** Why a query was not understood, with the place in it; the results below are for its plain words. */
export function SearchProblem({ t, query, problem }: { t: Translate; query: string; problem: QueryProblem }) {
  const [before, place, after] = splitAtProblem(query, problem);
  const wanted = whatIsWanted(query, problem, t);
  return (
    <p className="oc-search-problem">
      {toSentence(problem.message)}{' '}
      <code>
        {before}
        <u>{place}</u>
        {after}
      </code>
      {wanted !== undefined && ` ${wanted}`}
    </p>
  );
}
