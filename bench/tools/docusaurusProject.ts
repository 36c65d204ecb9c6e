/** A Docusaurus-shaped folder, the input of Docusaurus and Octavo. */
import path from 'node:path';
import { toRelativeFile, toRoute, type Dialect } from '../corpus/renderPage.ts';
import { toKey, type Corpus, type CorpusPage, type PageKey, type Section, type SidebarItem } from '../corpus/types.ts';
import { copyStatic, createSectionOf, writeChanged, writePackage, writePages } from './writeProject.ts';

export async function writeDocusaurusProject(
  project: string,
  corpus: Corpus,
  settings: object | undefined,
): Promise<void> {
  await writePackage(project);
  await copyStatic(corpus, path.join(project, 'static'));
  const dialect: Dialect = { titleInBody: false, admonitions: {}, toHref: createToHref(corpus) };
  await writePages(corpus, dialect, (section, page) => path.join(project, toDocusaurusFile(section, page.relPath)));
  await writeSidebars(project, corpus);
  await writeChanged(
    path.join(project, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify(toConfig(corpus, settings), null, 2)};\n`,
  );
}

function createToHref(corpus: Corpus): Dialect['toHref'] {
  const sectionOf = createSectionOf(corpus);
  return (target, from) => {
    const section = sectionOf(target);
    return section === sectionOf(from) ? toRelativeFile(target, from) : toDocusaurusUrl(target, section.kind);
  };
}

export function toDocusaurusUrl(key: PageKey, kind: Section['kind'] = 'docs'): string {
  const dated = /^(.*\/)(\d{4})-(\d\d)-(\d\d)-(.+)\.md$/.exec(key);
  return kind === 'blog' && dated ? `/${dated[1]}${dated.slice(2).join('/')}` : toRoute(key);
}

function toDocusaurusFile(section: Section, relPath: string): string {
  if (section.version) return `versioned_docs/version-${section.version}/${relPath}`;
  return `${section.instance === 'default' ? 'docs' : section.instance}/${relPath}`;
}

async function writeSidebars(project: string, corpus: Corpus): Promise<void> {
  for (const section of corpus.sections.filter(({ kind }) => kind === 'docs')) {
    const sidebars = Object.fromEntries(
      section.sidebars.map(({ name, items }) => [name, items.map((item) => toItem(item))]),
    );
    const text = JSON.stringify(sidebars, null, 2);
    const file = section.version
      ? `versioned_sidebars/version-${section.version}-sidebars.json`
      : `sidebars-${section.instance}.js`;
    await writeChanged(path.join(project, file), section.version ? `${text}\n` : `module.exports = ${text};\n`);
  }
  const versions = corpus.sections.flatMap(({ version }) => (version ? [version] : []));
  if (versions.length > 0) await writeChanged(path.join(project, 'versions.json'), `${JSON.stringify(versions)}\n`);
}

function toItem(item: SidebarItem): unknown {
  if ('items' in item) return { type: 'category', label: item.label, items: item.items.map((inner) => toItem(inner)) };
  return { type: 'doc', id: item.page.replace(/\.md$/, ''), ...(item.label && { label: item.label }) };
}

function toConfig(corpus: Corpus, settings: object | undefined): object {
  const docs = corpus.sections.filter(({ kind, version }) => kind === 'docs' && !version);
  const hasBlog = corpus.sections.some(({ kind }) => kind === 'blog');
  const others = docs.filter(({ instance }) => instance !== 'default');
  return {
    title: corpus.title,
    url: 'https://docs.example.com',
    baseUrl: '/',
    trailingSlash: false,
    onBrokenLinks: 'warn',
    ...settings,
    presets: [
      [
        'classic',
        {
          docs: {
            routeBasePath: '/',
            sidebarPath: './sidebars-default.js',
            lastVersion: 'current',
            versions: { current: { label: 'Latest', path: '' } },
          },
          blog: hasBlog && {
            blogSidebarCount: 0,
            showReadingTime: true,
            onInlineAuthors: 'ignore',
            onUntruncatedBlogPosts: 'ignore',
          },
        },
      ],
    ],
    plugins: others.map(({ instance, path: routeBasePath }) => [
      '@docusaurus/plugin-content-docs',
      { id: instance, path: instance, routeBasePath, sidebarPath: `./sidebars-${instance}.js` },
    ]),
    themes: [
      [
        '@easyops-cn/docusaurus-search-local',
        {
          hashed: true,
          language: ['en'],
          indexDocs: true,
          indexBlog: hasBlog,
          indexPages: false,
          docsRouteBasePath: docs.map(({ path: base }) => base || '/'),
          docsDir: docs.map(({ instance }) => (instance === 'default' ? 'docs' : instance)),
          searchContextByPaths: ['docs', ...others.map(({ path: base }) => base)],
          searchResultLimits: 8,
          highlightSearchTermsOnTargetPage: true,
        },
      ],
    ],
    themeConfig: {
      docs: { sidebar: { autoCollapseCategories: true } },
      navbar: {
        title: corpus.title,
        items: [
          { to: '/', label: 'Docs', position: 'left' },
          ...others.map((section) => ({
            to: toDocusaurusUrl(firstOf(section)),
            label: section.path.toUpperCase(),
            position: 'left',
          })),
          ...(hasBlog ? [{ to: '/blog', label: 'Blog', position: 'left' }] : []),
          { type: 'search', position: 'right' },
          { type: 'docsVersionDropdown', position: 'right' },
        ],
      },
    },
  };
}

function firstOf(section: Section): PageKey {
  const page: CorpusPage | undefined =
    section.pages.find(({ relPath }) => /^(?:intro|index)\.md$/.test(relPath)) ?? section.pages[0];
  return toKey(section, page?.relPath ?? 'index.md');
}
