import type { QueryProblem } from '../../client/index.ts';
import type { Translate } from '../../shared/createTranslate.ts';

/** `boost must be numeric` → `Boost must be numeric.` */
export function toSentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'}`;
}

/** The query in three pieces: before, at and after the place that was not understood. */
export function splitAtProblem(query: string, { start, end }: QueryProblem): [string, string, string] {
  // An empty place (nothing was found where something was expected) is shown with its neighbour.
  const from = start === end ? Math.max(0, start - 1) : start;
  return [query.slice(0, from), query.slice(from, end), query.slice(end)];
}

/** The suggested query, with the reader's own word if there is one. */
export function whatIsWanted(query: string, { message, start }: QueryProblem, t: Translate): string | undefined {
  const word = /[\p{L}\p{N}]+$/u.exec(query.slice(0, start))?.[0] ?? 'model';
  if (message.startsWith('boost')) return t('Write a number there, as in {example}.', { example: `${word}^2` });
  if (message.startsWith('edit')) return t('Write a number there, as in {example}.', { example: `${word}~1` });
  if (message.startsWith('unrecognised')) return t('To find the word itself, leave out the colon.');
  if (message.startsWith('expected a term'))
    return t('Write a word there, as in {example}.', { example: 'title:model' });
  if (message.startsWith('expected')) return t('Write a word there, as in {example}.', { example: '+model' });
  return undefined;
}
