import GithubSlugger from 'github-slugger';
import type { Translate } from '../../../../shared/createTranslate.ts';
import { groupBy } from '../../../../shared/groupBy.ts';
import type { ApiDescription, ApiOperation, ApiTag } from '../types.ts';

/** The operations of a tag, which share a page or a folder of pages. */
export interface ApiSection {
  slug: string;
  label: string;
  tag?: ApiTag;
  operations: ApiOperation[];
  inside: ApiSection[];
  /** A section that only groups others and has no page. */
  isGroup: boolean;
}

/** Addresses that belong to other pages of the description. */
const TAKEN = ['schemas', 'index'];

/**
 * Sections as the sidebar nests them. An operation with several tags is in the section of its first: a page has one address.
 */
export function toSections({ tags, operations, webhooks }: ApiDescription, t: Translate): ApiSection[] {
  const slugger = new GithubSlugger();
  for (const name of TAKEN) slugger.slug(name);
  const create = (label: string, own: ApiOperation[], tag?: ApiTag): ApiSection => ({
    slug: slugger.slug(label) || slugger.slug('tag'),
    label,
    tag,
    operations: own,
    inside: [],
    isGroup: false,
  });
  const byTag = groupBy(operations, (operation) => operation.tags[0] ?? '');
  const sections = new Map(tags.map((tag) => [tag.name, create(tag.label, byTag.get(tag.name) ?? [], tag)]));
  const groups = new Map<string, ApiSection>();
  const top: ApiSection[] = [];
  for (const section of sections.values()) {
    const { parent, group } = section.tag ?? {};
    const above = sections.get(parent ?? '') ?? (group === undefined ? undefined : groupFor(group, section));
    (above?.inside ?? top).push(section);
  }
  function groupFor(label: string, section: ApiSection): ApiSection | undefined {
    const known = groups.get(label);
    if (known) return known;
    // A group that only contains a tag of the same name is omitted.
    const isAlone = label === section.label && tags.filter(({ group }) => group === label).length === 1;
    if (isAlone) return undefined;
    const created = { ...create(label, []), isGroup: true };
    groups.set(label, created);
    top.push(created);
    return created;
  }
  const untagged = byTag.get('') ?? [];
  if (untagged.length > 0) top.push(create(t('Operations'), untagged));
  const hooks = webhooks.filter(({ tags: own }) => own.length === 0 || !sections.has(own[0] ?? ''));
  for (const hook of webhooks) if (!hooks.includes(hook)) sections.get(hook.tags[0] ?? '')?.operations.push(hook);
  if (hooks.length > 0) top.push(create(t('Webhooks'), hooks));
  return prune(top);
}

/** Tags without operations and without a description are left out. */
function prune(sections: ApiSection[]): ApiSection[] {
  return sections.flatMap((section) => {
    const inside = prune(section.inside);
    const isEmpty = section.operations.length === 0 && inside.length === 0 && !section.tag?.description;
    return isEmpty ? [] : [{ ...section, inside }];
  });
}

/** All sections including nested ones, in the order of the sidebar. */
export function flattenSections(sections: readonly ApiSection[]): ApiSection[] {
  return sections.flatMap((section) => [section, ...flattenSections(section.inside)]);
}
