import type { MdxRuntime } from '../../../../shared/renderer.ts';
import { standInName } from './standIn.ts';

/** What of the components that need no import is which part of the theme. */
const ELEMENTS: Record<string, string[]> = {
  Admonition: ['admonition'],
  Details: ['details', 'Details'],
  TabItem: ['TabItem'],
  Tabs: ['Tabs'],
};

/**
 * The site's own components in place of those that content is made of. A module that fails was reported, and the theme's
 * own component stays.
 */
export function contentOverrides(
  modules: Record<string, string>,
  importPart: (name: string, id: string) => unknown,
  runtime: MdxRuntime,
): { elements: Record<string, unknown>; overrides: Record<string, unknown> } {
  const elements: Record<string, unknown> = {};
  const overrides: Record<string, unknown> = {};
  for (const [name, id] of Object.entries(modules)) {
    if (name === 'MDXComponents') continue;
    const component = importPart(name, id);
    if (component === undefined || standInName(component) !== undefined) continue;
    const show = (part: unknown) => runtime.siteCode?.shown(part) ?? part;
    const shown =
      name === 'Admonition/Types'
        ? Object.fromEntries(Object.entries(component as object).map(([type, part]) => [type, show(part)]))
        : show(component);
    overrides[name] = shown;
    for (const element of ELEMENTS[name] ?? []) elements[element] = shown;
  }
  return { elements, overrides };
}
