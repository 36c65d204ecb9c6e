import { nearestName } from '../../../../../shared/nearestName.ts';
import type { LoadContext } from '../../loadContext.ts';
import { lineAt, readTextIfExists } from '../../../../ground/files/readText.ts';
import type { VersionInfo } from '../versions/resolveVersions.ts';
import { flattenItems } from './flattenItems.ts';
import type { ResolvedItem, Sidebars } from './types.ts';

/** Reports every document the sidebars name that does not exist. */
export async function checkDocIds(
  ctx: LoadContext,
  version: VersionInfo,
  sidebars: Sidebars<ResolvedItem>,
  docIds: ReadonlySet<string>,
  linkFiles: ReadonlyMap<string, string>,
): Promise<boolean> {
  const unknown = Object.entries(sidebars).flatMap(([name, items]) =>
    namedIds(items)
      .filter((id) => !docIds.has(id))
      .map((id) => ({ name, id })),
  );
  if (unknown.length === 0) return true;
  const { sidebarFile } = version;
  const text = sidebarFile ? await readTextIfExists(sidebarFile, ctx.report) : undefined;
  for (const { name, id } of unknown) {
    const line = text === undefined ? undefined : lineOf(text, id);
    const categoryFile = line === undefined ? linkFiles.get(id) : undefined;
    ctx.fail({
      code: 'unknown-doc',
      filePath: categoryFile ?? (sidebarFile || version.contentDir),
      line,
      message: `Sidebar "${name}" of version "${version.name}" names the document "${id}", which does not exist.${hint(id, version, docIds)}`,
    });
  }
  return false;
}

function namedIds(items: ResolvedItem[]): string[] {
  return flattenItems(items).flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref') return [item.id];
    return item.type === 'category' && item.link?.type === 'doc' ? [item.link.id] : [];
  });
}

function lineOf(text: string, id: string): number | undefined {
  const at = [`'${id}'`, `"${id}"`, `\`${id}\``].map((quoted) => text.indexOf(quoted)).find((index) => index >= 0);
  return at === undefined ? undefined : lineAt(text, at);
}

function hint(id: string, version: VersionInfo, docIds: ReadonlySet<string>): string {
  // Sidebars of early Docusaurus 2 named the version in every id.
  const bare = id.startsWith(`version-${version.name}/`) ? id.slice(`version-${version.name}/`.length) : undefined;
  if (bare !== undefined && docIds.has(bare)) return ` Did you mean "${bare}"?`;
  const meant = nearestName(id, docIds) ?? sameEnd(id, docIds);
  if (meant !== undefined) return ` Did you mean "${meant}"?`;
  const some = [...docIds].slice(0, 5).map((known) => `"${known}"`);
  return ` Documents: ${some.join(', ')}${docIds.size > 5 ? `, and ${docIds.size - 5} more` : ''}.`;
}

/** Suggests the document with the right name in another folder. */
function sameEnd(id: string, docIds: ReadonlySet<string>): string | undefined {
  const base = id.slice(id.lastIndexOf('/') + 1);
  return [...docIds].find((known) => known === base || known.endsWith(`/${base}`));
}
