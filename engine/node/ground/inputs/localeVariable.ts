import { ownVariables } from './inputs.ts';

/**
 * Sets the variable that tells a configuration which locale is being built, as in Docusaurus. Octavo sets the variable,
 * so it is not an input of a build.
 */
export const LOCALE_VARIABLE = 'DOCUSAURUS_CURRENT_LOCALE';

let wasRead = false;

/** Called when the variable is read. */
export function noteLocaleRead(): void {
  wasRead = true;
}

/** Runs a task with the variable set; returns whether anyone read it. */
export async function withLocaleVariable<Result>(
  locale: string | undefined,
  run: () => Promise<Result>,
): Promise<{ result: Result; wasRead: boolean }> {
  const before = ownVariables[LOCALE_VARIABLE];
  set(locale);
  wasRead = false;
  try {
    const result = await run();
    return { result, wasRead };
  } finally {
    set(before);
  }
}

function set(value: string | undefined): void {
  if (value === undefined) delete ownVariables[LOCALE_VARIABLE];
  else ownVariables[LOCALE_VARIABLE] = value;
}
