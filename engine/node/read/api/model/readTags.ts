import type { ApiOperation, ApiTag } from '../types.ts';
import type { Cursor } from '../source/Cursor.ts';
import { readExternalDocs } from './readExternalDocs.ts';

/** The tags in the description's list, then those that only operations name. */
export function readTags(root: Cursor, operations: readonly ApiOperation[]): ApiTag[] {
  const tags = new Map<string, ApiTag>();
  for (const cursor of root.objects('tags')) {
    const name = cursor.text('name');
    if (name === undefined) {
      cursor.complain('A tag needs a `name`');
      continue;
    }
    tags.set(name, {
      name,
      label: cursor.text('x-displayName') ?? cursor.text('summary') ?? name,
      description: cursor.text('description'),
      externalDocs: readExternalDocs(cursor),
      parent: cursor.text('parent'),
    });
  }
  for (const name of operations.flatMap((operation) => operation.tags)) {
    if (!tags.has(name)) tags.set(name, { name, label: name });
  }
  for (const tag of tags.values()) if (tag.parent !== undefined && isOwnAncestor(tag, tags)) delete tag.parent;
  return withGroups(root, tags);
}

function isOwnAncestor(tag: ApiTag, tags: ReadonlyMap<string, ApiTag>): boolean {
  const seen = new Set<string>();
  for (let above = tag.parent; above !== undefined; above = tags.get(above)?.parent) {
    if (above === tag.name || seen.has(above)) return true;
    seen.add(above);
  }
  return tag.parent !== undefined && !tags.has(tag.parent);
}

/** `x-tagGroups` is the older way to nest them. */
function withGroups(root: Cursor, tags: Map<string, ApiTag>): ApiTag[] {
  for (const group of root.objects('x-tagGroups')) {
    const name = group.text('name');
    for (const member of group.texts('tags')) {
      const tag = tags.get(member);
      if (tag && tag.parent === undefined && name !== undefined) tag.group ??= name;
    }
  }
  return [...tags.values()];
}
