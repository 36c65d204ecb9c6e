import { splitName } from '../../../shared/island.ts';

/** The name of a component for messages: the name of its file if it is the default export. */
export function shortName(name: string | undefined): string {
  const [module, key] = splitName(name ?? 'A component');
  return module === undefined || key !== 'default'
    ? key
    : (/([^/]+?)(?:\/index)?(?:\.\w+)?$/.exec(module)?.[1] ?? module);
}
