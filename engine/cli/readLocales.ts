import type { CommandInput } from './commandTable.ts';

/** `--locale fr --locale de`, or `--locale fr,de`; nothing for all of them. */
export function readLocales(values: CommandInput['values']): string[] | undefined {
  const names = values['locale']?.split(',').filter((name) => name !== '');
  return names && [...new Set(names)];
}
