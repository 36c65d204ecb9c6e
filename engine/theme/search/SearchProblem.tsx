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
