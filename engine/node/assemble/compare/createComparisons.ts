import { toCompareTarget } from '../../../shared/compare/compareTarget.ts';
import { readWritten } from '../../../shared/compare/meaning.ts';
import {
  isSameText,
  pairDocs,
  toComparable,
  type DocOutline,
  type VersionOutline,
} from '../../../shared/compare/compareVersions.ts';
import type { ChangeNote } from '../../../shared/pageContent.ts';
import type { LinkTarget } from '../../../shared/siteData.ts';
import { toDataFile } from '../../../shared/url/sitePaths.ts';
import type { CompiledOutline, Ref } from '../../compile/markdown/types.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { remember } from '../../../shared/remember.ts';
import type { Doc, DocsInstance, DocsVersion } from '../../read/content/types.ts';
import type { Site } from '../../read/loadSites.ts';
import type { Route } from '../../read/routes/types.ts';
import type { LinkSource, ResolvedRef } from '../links/linkResolver.ts';
import { findDoc } from '../pages/findDoc.ts';
import { docsInOrder } from './docsInOrder.ts';
import { findOriginal, toDocsPair } from './findOriginal.ts';
import { hasSameSources, listReleases, placesOfTexts, versionBefore } from './versionBefore.ts';

export interface ComparisonsInput {
  site: Pick<Site, 'routes' | 'original'>;
  /** `undefined` for a page that cannot be compiled. `isOriginal`: a page of the default locale. */
  outlineOf(route: Route, isOriginal: boolean): Promise<CompiledOutline | undefined>;
  /** Reports no problems: the page of the file does. */
  resolveFile(source: LinkSource, ref: Ref): Promise<ResolvedRef>;
}

/** The changes of a release. */
export interface Release {
  label: string;
  from: DocsVersion;
  to: DocsVersion;
  href: LinkTarget;
}

export interface Comparisons {
  /**
   * The address where readers see the changes between two versions, of one document or of all; undefined if nothing
   * changed.
   */
  hrefOf(instance: DocsInstance, from: DocsVersion, to: DocsVersion, docId?: string): LinkTarget | undefined;
  /** The page's line about changes since the previous version; undefined if nothing changed. */
  noteOf(instance: DocsInstance, version: DocsVersion, doc: Doc): Promise<ChangeNote | undefined>;
  /** The data with which the browser compares a version. */
  outline(instance: DocsInstance, version: DocsVersion): Promise<VersionOutline>;
  /** See `placesOfTexts`. */
  textsOf(instance: DocsInstance): number[];
  /** Newest first. */
  releasesOf(instance: DocsInstance): Release[];
}

/** Undefined if versions are not compared. */
export function createComparisons({ site, outlineOf, resolveFile }: ComparisonsInput): Comparisons | undefined {
  const { routes, original } = site;
  const compareRoute = routes.find((route) => route.kind === 'compare');
  if (!compareRoute) return undefined;
  const { routePath, instances } = compareRoute;
  const docRoutes = toDocRoutes(routes);
  const originalRoutes = toDocRoutes(original?.routes ?? []);
  const pairOf = remember((instance: DocsInstance) => toDocsPair(instance, original));
  const ownOutline = remember((doc: Doc) => readOutline(doc, docRoutes.get(doc), false));
  const originalOutline = remember((doc: Doc) => readOutline(doc, originalRoutes.get(doc), true));
  const outlinesIn = remember((instance: DocsInstance) => {
    const docs = remember((version: DocsVersion) => remember((doc: Doc) => toDocOutline(instance, version, doc)));
    const list = async (version: DocsVersion, wanted: readonly Doc[]): Promise<VersionOutline> =>
      (await Promise.all(wanted.map(docs(version)))).filter((doc) => doc !== undefined);
    return {
      doc: (version: DocsVersion, doc: Doc) => docs(version)(doc),
      version: remember((version: DocsVersion) => list(version, docsInOrder(version))),
      /** Documents that were renamed in the newer version. Only documents without a namesake are candidates. */
      renamed: remember((older: DocsVersion) =>
        remember(async (newer: DocsVersion) =>
          pairDocs(await list(older, docsOnlyIn(older, newer)), await list(newer, docsOnlyIn(newer, older))),
        ),
      ),
    };
  });

  async function readOutline(
    doc: Doc,
    route: Route<'doc'> | undefined,
    isOriginal: boolean,
  ): Promise<DocOutline | undefined> {
    const compiled = route && (await outlineOf(route, isOriginal));
    if (!compiled) return undefined;
    const sections = compiled.sections.map(async ({ id, heading, hash, files = [] }) => {
      if (files.length === 0) return { id, heading, hash };
      // A picture is identified by its content, whose hash is in its name.
      const names = await Promise.all(files.map(async (ref) => (await resolveFile(toSource(route), ref)).href));
      return { id, heading, hash: hashOf([hash, ...names.map(readWritten)].join('\0')).slice(0, hash.length) };
    });
    const { id, title } = doc;
    return { id, title, path: doc.routePath, sections: await Promise.all(sections), sketch: compiled.sketch };
  }

  async function toDocOutline(instance: DocsInstance, version: DocsVersion, doc: Doc): Promise<DocOutline | undefined> {
    const source = findOriginal(pairOf(instance), version, doc);
    const [own, translated] = await Promise.all([ownOutline(doc), source && originalOutline(source)]);
    if (!own || !translated) return own;
    const { id: _, ...rest } = translated;
    return { ...own, original: { ...rest, file: toDataFile(rest.path, original?.config ?? {}) } };
  }

  return {
    outline: (instance, version) => outlinesIn(instance).version(version),
    hrefOf: (instance, from, to, docId) =>
      instances.includes(instance) && !hasSameSources(pairOf(instance), from, to)
        ? toCompareTarget(routePath, { instance, from, to, docId })
        : undefined,
    async noteOf(instance, version, doc) {
      if (!instances.includes(instance)) return undefined;
      const before = versionBefore(pairOf(instance), version);
      const outlines = outlinesIn(instance);
      const current = before && (await outlines.doc(version, doc));
      if (!current) return undefined;
      const namesake = findDoc(before.older, doc.id);
      const same = namesake?.unlisted ? undefined : namesake;
      const old = same
        ? await outlines.doc(before.older, same)
        : (await outlines.renamed(before.older)(version)).get(doc.id);
      const pair = old && toComparable(old, current);
      if (pair ? isSameText(pair.before, pair.after) : same) return undefined;
      const target = toCompareTarget(routePath, { instance, from: before.older, to: version, docId: doc.id });
      return old
        ? { type: 'changed', label: before.older.label, href: target }
        : { type: 'new', label: before.oldest.label, href: target };
    },
    textsOf: (instance) => placesOfTexts(pairOf(instance)),
    releasesOf: (instance) =>
      listReleases(pairOf(instance)).map(({ older: from, oldest: to }) => ({
        label: to.label,
        from,
        to,
        href: toCompareTarget(routePath, { instance, from, to }),
      })),
  };
}

function toDocRoutes(routes: readonly Route[]): Map<Doc, Route<'doc'>> {
  return new Map(routes.flatMap((route) => (route.kind === 'doc' ? [[route.doc, route] as const] : [])));
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
