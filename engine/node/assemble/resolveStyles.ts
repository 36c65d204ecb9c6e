import { resolveAddresses, type RefReplacement } from '../compile/markdown/resolveRefs.ts';
import { hashOf } from '../ground/hashOf.ts';

/** Classes that stand for styles, see `createStyles`. */
const STYLE_RULE = /\.(s[0-9a-f]{7})\.\1\.\1\{[^}]*\}/g;

export interface ResolvedStyles {
  css: string;
  /** The new names of classes. */
  names: Map<string, string>;
}

/**
 * Inserts addresses into the style sheet of an article. On one page, two articles may have a style of the same name
 * with different addresses, so a rule with an address gets a name that depends on it.
 */
export function resolveStyles(
  css: string,
  replacements: readonly RefReplacement[],
  toAddress: (href: string) => string,
): ResolvedStyles {
  const names = new Map<string, string>();
  const resolve = (text: string) => resolveAddresses(text, replacements, toAddress);
  const renamed = css.replace(STYLE_RULE, (rule, name: string) => {
    const resolved = resolve(rule);
    if (resolved === rule) return rule;
    const own = `s${hashOf(resolved).slice(0, 7)}`;
    names.set(name, own);
    return resolved.replaceAll(`.${name}`, `.${own}`);
  });
  return { css: resolve(renamed), names };
}

/** The names in HTML. */
export function renameClasses(html: string, names: ReadonlyMap<string, string>): string {
  return names.size === 0 ? html : html.replace(/\bs[0-9a-f]{7}\b/g, (name) => names.get(name) ?? name);
}
