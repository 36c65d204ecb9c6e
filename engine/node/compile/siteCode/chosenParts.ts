import { findThemePart } from '../../../shared/themeParts.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { BLOG_COMPONENTS, DOCS_COMPONENTS } from '../../read/plugins/docusaurus/components.ts';

/** By part: the component that all instances of the plugin name. A part has one component for the whole site. */
export function chosenParts({ docs, blogs }: Pick<SiteConfig, 'docs' | 'blogs'>): Record<string, string> {
  return { ...inAll(docs, DOCS_COMPONENTS), ...inAll(blogs, BLOG_COMPONENTS) };
}

function inAll(instances: readonly object[], components: Record<string, string>): Record<string, string> {
  const entries = Object.entries(components).flatMap(([key, component]) => {
    const part = component.slice('@theme/'.length);
    const [name, ...others] = new Set(instances.map((options) => (options as Record<string, string | undefined>)[key]));
    return name === undefined || others.length > 0 || !findThemePart(part) ? [] : [[part, name] as const];
  });
  return Object.fromEntries(entries);
}
