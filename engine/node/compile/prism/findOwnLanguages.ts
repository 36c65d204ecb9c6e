import { hashOf } from '../../ground/hashOf.ts';
import { hasGrammar } from '../markdown/code/languages.ts';
import type { Prism } from './types.ts';

/**
 * Languages that the site's Prism highlights in place of Octavo, each with a hash of what decides how: those that Octavo
 * has no grammar of, and those that are other than in a Prism without the site's code.
 */
export function findOwnLanguages(
  prism: Prism,
  withoutSite: Prism,
  classes: Record<string, string>,
): Record<string, string> {
  const usual = new Set(grammarsOf(withoutSite).map(([, grammar]) => describe(grammar)));
  const others = describe([prism.hooks.all, classes]);
  const found: Record<string, string> = {};
  for (const [name, grammar] of grammarsOf(prism)) {
    const text = describe(grammar);
    const isOctavos = hasGrammar(name) && usual.has(text);
    if (!isOctavos) found[name] = hashOf(text + others);
  }
  return found;
}

/** Without functions, which are there too, and without those that colour nothing. */
function grammarsOf({ languages }: Prism): [name: string, grammar: object][] {
  return Object.entries(languages).filter(
    ([, grammar]) => typeof grammar === 'object' && grammar !== null && Object.keys(grammar).length > 0,
  );
}

/** A grammar as text: equal for equal ones, which may have themselves inside. */
function describe(value: unknown): string {
  const seen = new Map<unknown, number>();
  return JSON.stringify(visit(value));

  function visit(part: unknown): unknown {
    if (typeof part === 'function' || isRegExp(part)) return String(part);
    if (typeof part !== 'object' || part === null) return part;
    const known = seen.get(part);
    if (known !== undefined) return { '#': known };
    seen.set(part, seen.size);
    return Array.isArray(part) ? part.map(visit) : Object.entries(part).map(([key, inner]) => [key, visit(inner)]);
  }
}

/** One of another world is no instance of this one's. */
function isRegExp(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object RegExp]';
}
