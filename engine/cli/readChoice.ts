import { didYouMean } from '../shared/nearestName.ts';
import { UsageError } from './usageError.ts';

/** The value of an option that allows only these. `what` names the option in the message. */
export function readChoice<Choice extends string>(what: string, given: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === given);
  if (found !== undefined) return found;
  const hint = didYouMean(given, choices);
  throw new UsageError(`There is no ${what} "${given}".${hint} There are ${choices.join(', ')}.`);
}
