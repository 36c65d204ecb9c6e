import path from 'node:path';
import { toFolderRoute, toRelativeFile, type Dialect } from '../corpus/renderPage.ts';
import { titleOf, toKey, type Corpus, type Section, type SidebarItem } from '../corpus/types.ts';
import { freezeAsFolder } from './freezeCorpus.ts';
import { runScript } from './runScript.ts';
import type { Tool } from './types.ts';
import { copyStatic, createSectionOf, writeChanged, writePackage, writePages } from './writeProject.ts';

const run = runScript('@rspress/core/bin/rspress.js');

export const rspress: Tool = {
  name: 'rspress',
  label: 'Rspress 2',
  package: '@rspress/core',
  prepare,
  build: () => run('build'),
  dev: (_, port) => run('dev', '--port', String(port), '--host', '127.0.0.1'),
  freeze: freezeAsFolder(prepare),
  caches: ['node_modules', '.rspress'],
  outDir: 'doc_build',
  immutable: ['/static/*'],
  fileOf: (key) => `docs/${key}`,
  urlOf: toFolderRoute,
  search: {
    open: '.rp-search-button',
    input: '.rp-search-panel__input',
    result: '.rp-suggest-item',
    preloaded: /\/search_index/,
  },
};

async function prepare(project: string, corpus: Corpus): Promise<void> {
  await writePackage(project, 'module');
  await copyStatic(corpus, path.join(project, 'docs/public'));
  const sectionOf = createSectionOf(corpus);
  const dialect: Dialect = {
    titleInBody: true,
    admonitions: {},
    toHref: (target, from) =>
      sectionOf(target) === sectionOf(from) ? toRelativeFile(target, from) : toFolderRoute(target),
  };
  await writePages(corpus, dialect, (section, page) => path.join(project, 'docs', toKey(section, page.relPath)));
  const config = {
    root: 'docs',
    title: corpus.title,
    route: { cleanUrls: true },
    markdown: { link: { checkDeadLinks: false } },
    themeConfig: { sidebar: toSidebars(corpus) },
  };
  await writeChanged(
    path.join(project, 'rspress.config.mjs'),
    `import { defineConfig } from '@rspress/core';\n\nexport default defineConfig(${JSON.stringify(config, null, 2)});\n`,
  );
}

function toSidebars(corpus: Corpus): Record<string, unknown> {
  const sidebars: Record<string, unknown> = {};
  // The first match is used.
  const sections = [...corpus.sections].sort((a, b) => b.path.length - a.path.length);
  for (const section of sections) {
    for (const { folder, items } of section.sidebars) {
      const prefix = `/${[section.path, folder].filter((part) => part !== '').join('/')}`;
      sidebars[prefix] = items.map((item) => toItem(item, section));
    }
  }
  return sidebars;
}

function toItem(item: SidebarItem, section: Section): unknown {
  if ('items' in item) {
    return {
      text: item.label,
      collapsible: true,
      collapsed: true,
      items: item.items.map((inner) => toItem(inner, section)),
    };
  }
  return { text: item.label ?? titleOf(section, item.page), link: toFolderRoute(toKey(section, item.page)) };
}
