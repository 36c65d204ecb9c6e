import path from 'node:path';
import { toRelativeFile, toRoute, type Dialect } from '../corpus/renderPage.ts';
import { toKey, type Corpus, type Section, type SidebarItem } from '../corpus/types.ts';
import { freezeCorpus } from './freezeCorpus.ts';
import type { Command, Tool } from './types.ts';
import { copyStatic, createSectionOf, writeChanged, writePackage, writePages } from './writeProject.ts';

const run = (...words: string[]): Command => ({
  file: process.execPath,
  words: ['../node_modules/vitepress/bin/vitepress.js', ...words],
});

export const vitepress: Tool = {
  name: 'vitepress',
  label: 'VitePress 1.6',
  package: 'vitepress',
  prepare,
  build: () => run('build', 'docs'),
  dev: (_, port) => run('dev', 'docs', '--port', String(port), '--strictPort', '--host', '127.0.0.1'),
  freeze: async (project, corpus, version) => {
    await prepare(project, freezeCorpus(corpus, version));
    return undefined;
  },
  caches: ['docs/.vitepress/cache', 'docs/.vitepress/.temp', 'node_modules'],
  outDir: 'docs/.vitepress/dist',
  immutable: ['/assets/*'],
  fileOf: (key) => `docs/${key}`,
  urlOf: toUrl,
  search: { open: '.VPNavBarSearch button', input: '#localsearch-input', result: '.VPLocalSearchBox .result' },
};

async function prepare(project: string, corpus: Corpus): Promise<void> {
  await writePackage(project, 'module');
  await copyStatic(corpus, path.join(project, 'docs/public'));
  const sectionOf = createSectionOf(corpus);
  const dialect: Dialect = {
    titleInBody: true,
    admonitions: { note: 'info', caution: 'warning' },
    toHref: (target, from) => (sectionOf(target) === sectionOf(from) ? toRelativeFile(target, from) : toUrl(target)),
  };
  await writePages(corpus, dialect, (section, page) => path.join(project, 'docs', toKey(section, page.relPath)));
  const config = {
    title: corpus.title,
    cleanUrls: true,
    ignoreDeadLinks: true,
    themeConfig: { search: { provider: 'local' }, sidebar: toSidebars(corpus) },
  };
  await writeChanged(
    path.join(project, 'docs/.vitepress/config.mjs'),
    `export default ${JSON.stringify(config, null, 2)};\n`,
  );
}

/** The page of a folder is the folder, with its slash. */
function toUrl(key: string): string {
  return key.endsWith('/index.md') ? `${toRoute(key)}/` : toRoute(key);
}

function toSidebars(corpus: Corpus): Record<string, unknown> {
  const sidebars: Record<string, unknown> = {};
  for (const section of corpus.sections) {
    for (const { folder, items } of section.sidebars) {
      sidebars[`/${[section.path, folder].filter((part) => part !== '').join('/')}/`.replace('//', '/')] = items.map(
        (item) => toItem(item, section),
      );
    }
  }
  return sidebars;
}

function toItem(item: SidebarItem, section: Section): unknown {
  if ('items' in item)
    return { text: item.label, collapsed: true, items: item.items.map((inner) => toItem(inner, section)) };
  return { text: item.label ?? titleOf(section, item.page), link: toUrl(toKey(section, item.page)) };
}

export function titleOf(section: Section, relPath: string): string {
  return section.pages.find((page) => page.relPath === relPath)?.title ?? relPath;
}
