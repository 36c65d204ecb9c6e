import path from 'node:path';
import { toFolderRoute, toRelativeFile, type Dialect } from '../corpus/renderPage.ts';
import { titleOf, toKey, type Corpus, type Section, type SidebarItem } from '../corpus/types.ts';
import { freezeAsFolder } from './freezeCorpus.ts';
import { runScript } from './runScript.ts';
import type { Tool } from './types.ts';
import { copyStatic, createSectionOf, writeChanged, writePackage, writePages } from './writeProject.ts';

const run = runScript('vitepress/bin/vitepress.js');

export const vitepress: Tool = {
  name: 'vitepress',
  label: 'VitePress 1.6',
  package: 'vitepress',
  prepare,
  build: () => run('build', 'docs'),
  dev: (_, port) => run('dev', 'docs', '--port', String(port), '--strictPort', '--host', '127.0.0.1'),
  freeze: freezeAsFolder(prepare),
  caches: ['docs/.vitepress/cache', 'docs/.vitepress/.temp', 'node_modules'],
  outDir: 'docs/.vitepress/dist',
  immutable: ['/assets/*'],
  fileOf: (key) => `docs/${key}`,
  urlOf: toFolderRoute,
  search: { open: '.VPNavBarSearch button', input: '#localsearch-input', result: '.VPLocalSearchBox .result' },
};

async function prepare(project: string, corpus: Corpus): Promise<void> {
  await writePackage(project, 'module');
  await copyStatic(corpus, path.join(project, 'docs/public'));
  const sectionOf = createSectionOf(corpus);
  const dialect: Dialect = {
    titleInBody: true,
    admonitions: { note: 'info', caution: 'warning' },
    toHref: (target, from) =>
      sectionOf(target) === sectionOf(from) ? toRelativeFile(target, from) : toFolderRoute(target),
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
  return { text: item.label ?? titleOf(section, item.page), link: toFolderRoute(toKey(section, item.page)) };
}
