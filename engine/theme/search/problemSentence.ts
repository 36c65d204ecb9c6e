import { FIELDS } from '../../shared/search/fields.ts';
import type { QueryProblem } from '../../client/index.ts';
import type { Translate } from '../../shared/createTranslate.ts';

/** `the server does not answer` → `The server does not answer.` */
export function toSentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'}`;
}

/** The query in three pieces: before, at and after the place that was not understood. */
export function splitAtProblem(query: string, { start, end }: QueryProblem): [string, string, string] {
  // An empty place (nothing was found where something was expected) is shown with its neighbour.
  const from = start === end ? Math.max(0, start - 1) : start;
  return [query.slice(0, from), query.slice(from, end), query.slice(end)];
}

const COLON = 'To find the word itself, leave out the colon.';

/**
 * The fault and the remedy, which has the reader's own word if there is one. The fault is in English: a translated site
 * shows its place and the remedy.
 */
export function explainProblem(query: string, { code, start, end }: QueryProblem, t: Translate): [string, string] {
  const word = /[\p{L}\p{N}]+$/u.exec(query.slice(0, start))?.[0] ?? 'model';
  const number = (example: string) => t('Write a number there, as in {example}.', { example });
  const term = (example: string) => t('Write a word there, as in {example}.', { example });
  const english = (fault: string) => (t(COLON) === COLON ? fault : '');
  if (code === 'boost') return [english('Boost must be numeric.'), number(`${word}^2`)];
  if (code === 'distance') return [english('Edit distance must be numeric.'), number(`${word}~1`)];
  if (code === 'term') return [english('Expected a term.'), term('title:model')];
  if (code === 'clause') return [english('Expected either a field or a term.'), term('+model')];
  const fields = FIELDS.join("', '");
  return [english(`Unrecognised field '${query.slice(start, end)}', possible fields: '${fields}'.`), t(COLON)];
}
