/** The site's docs in its versions, its SDK reference and its blog, as plain Markdown. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { flattenMarkdown } from './flattenMarkdown.ts';
import { toSidebarItems } from './toSidebarItems.ts';
import { toKey, type Corpus, type CorpusPage, type PageKey, type Section, type SidebarItem } from './types.ts';

interface SourcePage {
  filePath: string;
  relPath: string;
  title: string;
  description: string;
  source: string;
}

type Sidebars = Record<string, unknown[]>;

export async function loadSiteCorpus(siteDir: string): Promise<Corpus> {
  const versions = JSON.parse(await readFile(path.join(siteDir, 'versions.json'), 'utf8')) as string[];
  const current = await importSidebars(path.join(siteDir, 'sidebars.ts'));
  const drafts: (Omit<Section, 'pages' | 'sidebars'> & { dir: string; sidebars: Sidebars })[] = [
    { kind: 'docs', instance: 'default', path: '', dir: 'docs', sidebars: current },
  ];
  for (const version of versions) {
    const file = path.join(siteDir, 'versioned_sidebars', `version-${version}-sidebars.json`);
    const sidebars = JSON.parse(await readFile(file, 'utf8')) as Sidebars;
    drafts.push({
      kind: 'docs',
      instance: 'default',
      version,
      path: version,
      dir: `versioned_docs/version-${version}`,
      sidebars,
    });
  }
  const sdkSidebars = await importSidebars(path.join(siteDir, 'sidebarsSdk.ts'));
  drafts.push({ kind: 'docs', instance: 'sdk', path: 'sdk', dir: 'sdk', sidebars: sdkSidebars });
  drafts.push({ kind: 'blog', instance: 'blog', path: 'blog', dir: 'blog', sidebars: {} });

  const loaded = await Promise.all(drafts.map((draft) => readPages(path.join(siteDir, draft.dir))));
  const targets = toTargets(drafts, loaded);
  const sections = drafts.map(({ kind, instance, version, path: base, sidebars }, index): Section => {
    const sources = loaded[index] ?? [];
    const pages = sources.map((source) => toPage(source, targets));
    const items = toSidebarItems(Object.values(sidebars).flat(), pages);
    const all: SidebarItem[] = kind === 'blog' ? pages.map(({ relPath }) => ({ page: relPath })) : items;
    return {
      kind,
      instance,
      ...(version && { version }),
      path: base,
      pages,
      sidebars: [{ name: 'main', folder: '', items: all }],
    };
  });
  return {
    name: 'site',
    title: 'Emberhold',
    sections,
    staticDir: path.join(siteDir, 'static'),
    tour: {
      page: 'models/overview.md',
      next: 'models/downloading-models.md',
      queries: ['download model', 'gpu memory', 'install windows'],
    },
  };
}

async function importSidebars(file: string): Promise<Sidebars> {
  const loaded = (await import(pathToFileURL(file).href)) as { default: Sidebars };
  return loaded.default;
}

async function readPages(dir: string): Promise<SourcePage[]> {
  const files = (await readdir(dir, { recursive: true }))
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|[\\/])_/.test(file))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const filePath = path.join(dir, file);
      const text = await readFile(filePath, 'utf8');
      const [, head = '', source = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
      const fields = (parse(head) ?? {}) as { id?: string; slug?: string; title?: string; description?: string };
      const relPath = fields.slug === '/' ? 'index.md' : file.replaceAll('\\', '/').replace(/\.mdx?$/, '.md');
      const heading = /^# (.+)$/m.exec(source)?.[1];
      const title = fields.title ?? heading ?? relPath;
      return { filePath, relPath, title, description: fields.description ?? title, source };
    }),
  );
}

/** By file, for relative links, and by address. */
function toTargets(drafts: Pick<Section, 'path'>[], loaded: SourcePage[][]): Map<string, PageKey> {
  const targets = new Map<string, PageKey>();
  drafts.forEach((draft, index) => {
    for (const { filePath, relPath } of loaded[index] ?? []) {
      const key = toKey(draft, relPath);
      const dated = /^blog\/(\d{4})-(\d\d)-(\d\d)-(.+)\.md$/.exec(key);
      const route = dated ? `blog/${dated.slice(1).join('/')}` : key.replace(/(?:^|\/)index\.md$|\.md$/, '');
      targets.set(filePath, key);
      targets.set(`/${route}`, key);
    }
  });
  return targets;
}

function toPage(
  { filePath, relPath, title, description, source }: SourcePage,
  targets: Map<string, PageKey>,
): CorpusPage {
  const body = flattenMarkdown(source.replace(/^\s*# .+\n/, ''), (href) => {
    if (href.startsWith('/')) return targets.get(href.replace(/(.)\/$/, '$1'));
    return targets.get(path.resolve(path.dirname(filePath), href));
  });
  return { relPath, title, description, body };
}
