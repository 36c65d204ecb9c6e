import { splitName } from '../../../shared/island.ts';

/** The name of a component for messages: that of its file where it is the default export. */
export function shortName(name: string | undefined): string {
  const [module, key] = splitName(name ?? 'A component');
  return module === undefined || key !== 'default'
    ? key
    : (/([^/]+?)(?:\/index)?(?:\.\w+)?$/.exec(module)?.[1] ?? module);
}
