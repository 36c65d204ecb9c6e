import path from 'node:path';
import { comparePages, type ComparedPage, type SectionChange } from '../../../shared/compare/comparePages.ts';
import { compareVersions, type DocOutline } from '../../../shared/compare/compareVersions.ts';
import { readWritten } from '../../../shared/compare/meaning.ts';
import { toOutline } from '../../../shared/compare/outline.ts';
import { plain, toTextChanges, type TextChange } from '../../../shared/compare/toTextChanges.ts';
import { didYouMean } from '../../../shared/nearestName.ts';
import { toCanonical } from '../../../shared/url/sitePaths.ts';
import { docsInOrder } from '../../assemble/compare/docsInOrder.ts';
import { toSiteIndex } from '../../assemble/links/siteIndex.ts';
import { createSiteCompiler } from '../../compile/createSiteCompiler.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { loadRenderer } from '../../ground/octavo/engineFiles.ts';
import { ContentError } from '../../ground/problems.ts';
import type { ApiChange } from '../../../shared/api/apiChange.ts';
import { compareApis } from '../../read/api/compare/compareApis.ts';
import type { DocsInstance, DocsVersion } from '../../read/content/types.ts';
import { loadDefaultSite, type Site } from '../../read/loadSites.ts';
import type { Route } from '../../read/routes/types.ts';
import { readPages } from '../readPages.ts';

export interface DiffOptions {
  siteDir: string;
  instanceId: string;
  /** Names of versions, including `current`. */
  from: string;
  to: string;
  /** Compares only this document, and shows its changes. */
  docId?: string;
}

export interface DiffedPage {
  type: 'added' | 'removed' | 'moved' | 'changed';
  id: string;
  title: string;
  url: string;
  /** Its id in the older version, if that differs. */
  was?: string;
  /** Words. */
  added: number;
  removed: number;
  /** Plain text. */
  sections: Pick<SectionChange, 'type' | 'heading'>[];
}

export interface VersionDiff {
  from: string;
  to: string;
  pages: DiffedPage[];
  unchanged: number;
  /** Present when one document is compared. */
  changes?: TextChange[];
  /** Changes of the API references in both versions; breaking changes come first. */
  api?: ApiChange[];
}

/** The changes that a reader of the website would see, from the same pages and the same comparison. */
export async function diffVersions({ siteDir, instanceId, from, to, docId }: DiffOptions): Promise<VersionDiff> {
  process.env['NODE_ENV'] = 'production';
  const site = await loadDefaultSite(path.resolve(siteDir), { drafts: false });
  // The threads are no longer used.
  await site.plugins?.close();
  const instance = findInstance(site, instanceId);
  const [before, after] = [findVersion(instance, from), findVersion(instance, to)];
  const load = await createPageReader(site);
  try {
    const [olds, news] = [await load.version(before), await load.version(after)];
    const { changes, unchanged } = compareVersions([...olds.keys()], [...news.keys()]);
    const wanted = docId === undefined ? changes : changes.filter((change) => idsOf(change).includes(docId));
    const known = [...olds.keys(), ...news.keys()].map(({ id }) => id);
    if (docId !== undefined && !known.includes(docId)) {
      throw problem(`There is no document "${docId}" in "${from}" or "${to}".${didYouMean(docId, known)}`);
    }
    const compared = wanted.map((change) => {
      const old = 'before' in change ? olds.get(change.before) : undefined;
      const current = 'doc' in change ? news.get(change.doc) : undefined;
      return { change, comparison: comparePages(old, current) };
    });
    const toPage = ({ change, comparison }: (typeof compared)[number]): DiffedPage => {
      const doc = change.type === 'removed' ? change.before : change.doc;
      const sections = 'sections' in change ? comparison.sections : [];
      return {
        type: change.type,
        id: doc.id,
        title: doc.title,
        url: toCanonical(site.config, doc.path),
        ...(change.type === 'moved' && { was: change.before.id }),
        added: comparison.added,
        removed: comparison.removed,
        sections: sections.map(({ type, heading }) => ({ type, heading: plain(heading) })),
      };
    };
    return {
      from: before.label,
      to: after.label,
      pages: compared.map(toPage),
      unchanged: docId === undefined ? unchanged : 1 - compared.length,
      ...toApiChanges(before, after, docId),
      ...(docId !== undefined && { changes: compared.flatMap(({ comparison }) => toTextChanges(comparison.changes)) }),
    };
  } finally {
    await load.close();
  }
}

function toApiChanges(before: DocsVersion, after: DocsVersion, docId: string | undefined): Pick<VersionDiff, 'api'> {
  if (docId !== undefined || after.apis.length === 0) return {};
  const pairs = after.apis.flatMap(({ id, description }) => {
    const old = before.apis.find((api) => api.id === id);
    return old ? [{ old: old.description, description }] : [];
  });
  return { api: pairs.flatMap(({ old, description }) => compareApis(old, description)) };
}

type Change = ReturnType<typeof compareVersions>['changes'][number];

function idsOf(change: Change): string[] {
  return [...('doc' in change ? [change.doc.id] : []), ...('before' in change ? [change.before.id] : [])];
}

/** Reads the published pages of a version. */
async function createPageReader(site: Site) {
  const renderer = loadRenderer();
  const compiler = await createSiteCompiler([site], renderer.mdx, { cache: true });
  const index = toSiteIndex(site, new Map(), site.staticFiles);
  const { pages } = await readPages({ site, compiler, renderer, index, onBroken: () => undefined });
  const routes = new Map(site.routes.flatMap((route) => (route.kind === 'doc' ? [[route.doc, route] as const] : [])));

  async function read(route: Route<'doc'>): Promise<[DocOutline, ComparedPage]> {
    const { id, title, routePath } = route.doc;
    const { content } = (await pages.prepare(route)).page;
    const html = 'html' in content ? content.html : '';
    const { sections, sketch } = toOutline(html, readWritten);
    const hashed = sections.map(({ text, ...section }) => ({ ...section, hash: hashOf(text) }));
    return [
      { id, title, path: routePath, sections: hashed, sketch },
      { title, html },
    ];
  }

  return {
    async version(version: DocsVersion): Promise<Map<DocOutline, ComparedPage>> {
      return new Map(
        await Promise.all(
          docsInOrder(version)
            .flatMap((doc) => routes.get(doc) ?? [])
            .map(read),
        ),
      );
    },
    close: compiler.close,
  };
}

function findInstance(site: Site, id: string): DocsInstance {
  const { docs } = site.content;
  const ids = docs.map((instance) => instance.id);
  const found = docs.find((instance) => instance.id === id);
  if (found) return found;
  throw problem(`There is no docs instance "${id}".${didYouMean(id, ids)} Instances: ${list(ids)}.`);
}

function findVersion({ versions }: DocsInstance, name: string): DocsVersion {
  const names = versions.map((version) => version.name);
  const found = versions.find((version) => version.name === name);
  if (found) return found;
  throw problem(`There is no version "${name}".${didYouMean(name, names)} Versions: ${list(names)}.`);
}

function list(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ') || 'none';
}

function problem(message: string): ContentError {
  return new ContentError([{ severity: 'error', code: 'usage', message }]);
}
