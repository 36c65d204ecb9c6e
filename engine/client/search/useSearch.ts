import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../../shared/messageOf.ts';
import { useRuntime } from '../runtime/RuntimeContext.ts';
import { createSearchClient } from './createSearchClient.ts';
import type { SearchOperations, SearchRequest, SearchResponse } from './types.ts';

export interface SearchState {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** The last answer, until the next one arrives. */
  response: SearchResponse | undefined;
  /** The problem, if `status` is `failed`. */
  error: string | undefined;
  /** Asks again after a failure. */
  retry(): void;
  /** Loads indexes ahead of the first search; a failure shows when something is searched. */
  prepare(files: string[]): void;
}

interface Answer {
  request: SearchRequest;
  attempt: number;
  response?: SearchResponse;
  error?: string;
}

/** Searches for a component. `request` must stay the same object while nothing changes; only the latest counts. */
export function useSearch(request: SearchRequest | undefined): SearchState {
  const { site, reloadIfReplaced } = useRuntime();
  const script = site.assets.search ?? '';
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (request === undefined) return;
    let isCurrent = true;
    const report = (result: Pick<Answer, 'response' | 'error'>): void => {
      if (isCurrent) setAnswer({ request, attempt, ...result });
    };
    sharedClient(script)
      .search(request, (response) => report({ response }))
      .catch(async (error: unknown) => {
        // The files of this build may be gone.
        if (isCurrent && (await reloadIfReplaced())) return;
        report({ error: messageOf(error) });
      });
    return () => {
      isCurrent = false;
    };
  }, [request, script, attempt, reloadIfReplaced]);

  const prepare = useCallback(
    (files: string[]): void => {
      sharedClient(script).fetchIndexes(files).catch(reloadIfReplaced);
    },
    [script, reloadIfReplaced],
  );
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...toState(answer, request, attempt), prepare, retry };
}

function toState(
  answer: Answer | undefined,
  request: SearchRequest | undefined,
  attempt: number,
): Pick<SearchState, 'status' | 'response' | 'error'> {
  if (request === undefined) return { status: 'idle', response: undefined, error: undefined };
  const isAnswered = answer?.request === request && answer.attempt === attempt;
  if (!isAnswered) return { status: 'loading', response: answer?.response, error: undefined };
  return { status: answer.error === undefined ? 'done' : 'failed', response: answer.response, error: answer.error };
}

/** One worker per document, however many search boxes there are. */
let shared: SearchOperations | undefined;

export function sharedClient(script: string): SearchOperations {
  shared ??= createSearchClient({ script, root: octavo.root ?? '' });
  return shared;
}
