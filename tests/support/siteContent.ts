/** Content in the loader's form, made from the few fields that a test needs. */
import type { Content, Doc, DocsInstance, DocsVersion } from '../../engine/node/read/content/types.ts';

export interface VersionSketch {
  name: string;
  label?: string;
  path?: string;
  isLast?: boolean;
  /** Id → path, or more of the document. */
  docs?: Record<string, string | Partial<Doc>>;
  draftIds?: string[];
  /** Sidebar id → first page; `undefined` is a sidebar without pages. */
  sidebars?: Record<string, { path: string; label: string } | undefined>;
}

export function createContent(docs: Record<string, VersionSketch[]>, more: Partial<Content> = {}): Content {
  const instances = Object.entries(docs).map(([id, versions]) => createInstance(id, versions));
  return {
    docs: instances,
    blogs: [],
    pages: [],
    leftOut: [],
    readerWords: [],
    staticDirs: [],
    dataFiles: [],
    ...more,
  };
}

function createInstance(id: string, versions: VersionSketch[]): DocsInstance {
  return {
    id,
    routeBasePath: id,
    versions: versions.map((version) => createVersion(id, version)),
    breadcrumbs: true,
    tagsBasePath: 'tags',
  };
}

function createVersion(instanceId: string, sketch: VersionSketch): DocsVersion {
  const docs = Object.entries(sketch.docs ?? {}).map(([id, doc]) =>
    createDoc(id, typeof doc === 'string' ? { routePath: doc } : doc),
  );
  const path = sketch.path ?? `/${sketch.name}`;
  return {
    instanceId,
    name: sketch.name,
    label: sketch.label ?? sketch.name,
    path,
    isLast: sketch.isLast ?? false,
    banner: 'none',
    badge: false,
    noIndex: false,
    className: '',
    contentDir: `/site/${instanceId}/${sketch.name}`,
    docs,
    drafts: (sketch.draftIds ?? []).map((id) => createDoc(id, { draft: true })),
    sidebarFile: undefined,
    sidebarsById: {},
    mainDocId: docs[0]?.id ?? '',
    mainDocPath: docs[0]?.routePath ?? path,
    sidebars: Object.fromEntries(Object.keys(sketch.sidebars ?? {}).map((id) => [id, []])),
    sidebarLinks: sketch.sidebars ?? {},
    generatedIndexes: [],
    tagsPath: `${path}/tags`,
    tags: [],
    apis: [],
  };
}

function createDoc(id: string, doc: Partial<Doc>): Doc {
  return {
    id,
    file: {
      filePath: `/site/${id}.md`,
      relPath: `${id}.md`,
      text: { read: () => '' },
      frontMatter: {},
      frontMatterLines: 0,
    },
    routePath: `/${id}`,
    title: id,
    description: '',
    keywords: [],
    tags: [],
    draft: false,
    unlisted: false,
    hideTitle: false,
    hideToc: false,
    hideChanges: false,
    ...doc,
  };
}
