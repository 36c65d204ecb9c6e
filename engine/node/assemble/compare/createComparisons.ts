import { toCompareTarget } from '../../../shared/compare/compareTarget.ts';
import { readWritten } from '../../../shared/compare/meaning.ts';
import { isSameText, pairDocs, type DocOutline, type VersionOutline } from '../../../shared/compare/compareVersions.ts';
import type { ChangeNote } from '../../../shared/pageContent.ts';
import type { LinkTarget } from '../../../shared/siteData.ts';
import type { CompiledOutline, Ref } from '../../compile/markdown/types.ts';
import { hashOf } from '../../ground/hashOf.ts';
import type { Doc, DocsInstance, DocsVersion } from '../../read/content/types.ts';
import type { Route } from '../../read/routes/types.ts';
import type { LinkSource, ResolvedRef } from '../links/linkResolver.ts';
import { findDoc } from '../pages/findDoc.ts';
import { docsInOrder } from './docsInOrder.ts';
import { hasSameSources, versionBefore } from './versionBefore.ts';

export interface ComparisonsInput {
  routes: readonly Route[];
  /** `undefined` for a page that cannot be compiled. */
  outlineOf(route: Route): Promise<CompiledOutline | undefined>;
  /** Reports nothing: the page that has the file does. */
  resolveFile(source: LinkSource, ref: Ref): Promise<ResolvedRef>;
}

export interface Comparisons {
  /** Where a reader sees what changed from one version to another, of one document or of all; nothing if nothing did. */
  hrefOf(instance: DocsInstance, from: DocsVersion, to: DocsVersion, docId?: string): LinkTarget | undefined;
  /** What a page says of the version before; nothing where it is the same. */
  noteOf(instance: DocsInstance, version: DocsVersion, doc: Doc): Promise<ChangeNote | undefined>;
  /** What the browser compares a version by. */
  outline(version: DocsVersion): Promise<VersionOutline>;
}

/** Nothing where versions are not compared. */
export function createComparisons({ routes, outlineOf, resolveFile }: ComparisonsInput): Comparisons | undefined {
  const compareRoute = routes.find((route) => route.kind === 'compare');
  if (!compareRoute) return undefined;
  const { routePath, instances } = compareRoute;
  const docRoutes = new Map(routes.flatMap((route) => (route.kind === 'doc' ? [[route.doc, route] as const] : [])));
  const docs = remember(toDocOutline);
  const toOutlines = async (list: readonly Doc[]): Promise<VersionOutline> =>
    (await Promise.all(list.map(docs))).filter((doc) => doc !== undefined);
  const outlines = remember((version: DocsVersion) => toOutlines(docsInOrder(version)));
  /** Documents that have another name in the newer version. Only those without a namesake are looked at. */
  const renamed = remember((older: DocsVersion) =>
    remember(async (newer: DocsVersion) =>
      pairDocs(await toOutlines(docsOnlyIn(older, newer)), await toOutlines(docsOnlyIn(newer, older))),
    ),
  );

  async function toDocOutline(doc: Doc): Promise<DocOutline | undefined> {
    const route = docRoutes.get(doc);
    const compiled = route && (await outlineOf(route));
    if (!compiled) return undefined;
    const sections = compiled.sections.map(async ({ id, heading, hash, files = [] }) => {
      if (files.length === 0) return { id, heading, hash };
      // A picture is told by its content, which is in the name that it gets.
      const names = await Promise.all(files.map(async (ref) => (await resolveFile(toSource(route), ref)).href));
      return { id, heading, hash: hashOf([hash, ...names.map(readWritten)].join('\0')).slice(0, hash.length) };
    });
    const { id, title } = doc;
    return { id, title, path: doc.routePath, sections: await Promise.all(sections), sketch: compiled.sketch };
  }

  return {
    outline: outlines,
    hrefOf: (instance, from, to, docId) =>
      instances.includes(instance) && !hasSameSources(from, to)
        ? toCompareTarget(routePath, { instance, from, to, docId })
        : undefined,
    async noteOf(instance, version, doc) {
      if (!instances.includes(instance)) return undefined;
      const before = versionBefore(instance, version);
      const current = before && (await docs(doc));
      if (!current) return undefined;
      const namesake = findDoc(before.older, doc.id);
      const same = namesake?.unlisted ? undefined : namesake;
      const old = same ? await docs(same) : (await renamed(before.older)(version)).get(doc.id);
      if (old ? isSameText(old, current) : same) return undefined;
      const target = toCompareTarget(routePath, { instance, from: before.older, to: version, docId: doc.id });
      return old
        ? { type: 'changed', label: before.older.label, href: target }
        : { type: 'new', label: before.oldest.label, href: target };
    },
  };
}

function docsOnlyIn(version: DocsVersion, other: DocsVersion): Doc[] {
  const ids = new Set(docsInOrder(other).map(({ id }) => id));
  return docsInOrder(version).filter(({ id }) => !ids.has(id));
}

function toSource({ routePath, source, version }: Route<'doc'>): LinkSource {
  const { filePath, relPath } = source!.file;
  return {
    routePath,
    form: { kind: 'page' },
    filePath,
    relPath,
    contentDirs: [version.contentDir],
    anchors: new Set(),
  };
}

function remember<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key)!;
  };
}
