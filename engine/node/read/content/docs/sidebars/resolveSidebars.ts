import GithubSlugger from 'github-slugger';
import type { SiteConfig } from '../../../config/types.ts';
import { toRoutePath } from '../../url/toRoutePath.ts';
import type { Complain } from './checkShape.ts';
import type { CategoryItem, ProcessedItem, ResolvedItem, ResolvedLink, Sidebars } from './types.ts';

export interface ResolveInput {
  config: Pick<SiteConfig, 'trailingSlash'>;
  versionPath: string;
  draftIds: ReadonlySet<string>;
  /** Defaults of the instance. */
  sidebarCollapsed: boolean;
  sidebarCollapsible: boolean;
  complain: Complain;
}

/** Removes drafts, fills in defaults and assigns addresses to generated indexes. */
export function resolveSidebars(sidebars: Sidebars<ProcessedItem>, input: ResolveInput): Sidebars<ResolvedItem> {
  // Shared by the whole version, because two categories with the same label need different addresses.
  const slugger = new GithubSlugger();
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, resolveItems(items, { ...input, slugger, name })]),
  );
}

interface Resolving extends ResolveInput {
  slugger: GithubSlugger;
  name: string;
}

function resolveItems(items: ProcessedItem[], input: Resolving): ResolvedItem[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return resolveCategory(item, input);
    const isDraft = (item.type === 'doc' || item.type === 'ref') && input.draftIds.has(item.id);
    return isDraft ? [] : [item];
  });
}

function resolveCategory(category: CategoryItem<ProcessedItem>, input: Resolving): ResolvedItem[] {
  const { link: written, items: children, ...fields } = category;
  if (children.length === 0 && !written) {
    input.complain(
      input.name,
      `has a category "${category.label}" with neither items nor a link; give it one of them.`,
    );
    return [];
  }
  const link = resolveLink(category, input);
  const items = resolveItems(children, input);
  if (items.length === 0) return toPlainDoc(category, link);
  const collapsible = category.collapsible ?? input.sidebarCollapsible;
  const collapsed = collapsible && (category.collapsed ?? input.sidebarCollapsed);
  return [{ ...fields, collapsible, collapsed, ...(link && { link }), items }];
}

/**
 * An empty category becomes its document, without class and properties, which were meant for the category. An empty
 * index gets no page.
 */
function toPlainDoc({ label }: CategoryItem<ProcessedItem>, link: ResolvedLink | undefined): ResolvedItem[] {
  return link?.type === 'doc' ? [{ type: 'doc', id: link.id, label }] : [];
}

function resolveLink({ label, link }: CategoryItem<ProcessedItem>, input: Resolving): ResolvedLink | undefined {
  if (!link) return undefined;
  if (link.type === 'doc') return input.draftIds.has(link.id) ? undefined : link;
  const slug = link.slug ?? `/category/${input.slugger.slug(label)}`;
  return { ...link, slug, routePath: toRoutePath(input.config, input.versionPath, slug) };
}
