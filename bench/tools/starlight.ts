import path from 'node:path';
import { toRoute, type Dialect } from '../corpus/renderPage.ts';
import { titleOf, toKey, type Corpus, type Section, type SidebarItem } from '../corpus/types.ts';
import { findNode22 } from '../run/findNode22.ts';
import { freezeAsFolder } from './freezeCorpus.ts';
import type { Command, Tool } from './types.ts';
import { copyStatic, writeChanged, writePackage, writePages } from './writeProject.ts';

const run = (project: string, ...words: string[]): Command => ({
  file: findNode22(project),
  words: ['../node_modules/astro/bin/astro.mjs', ...words],
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
});

export const starlight: Tool = {
  name: 'starlight',
  label: 'Starlight (Astro 7)',
  package: '@astrojs/starlight',
  prepare,
  build: (project) => run(project, 'build'),
  dev: (project, port) => run(project, 'dev', '--port', String(port), '--host', '127.0.0.1'),
  freeze: freezeAsFolder(prepare),
  caches: ['.astro', 'node_modules', '../node_modules/.astro', '../node_modules/.vite'],
  outDir: 'dist',
  immutable: ['/_astro/*'],
  fileOf: (key) => `src/content/docs/${key}`,
  urlOf: toUrl,
  search: {
    open: 'site-search button[data-open-modal]',
    input: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result',
  },
};

async function prepare(project: string, corpus: Corpus): Promise<void> {
  await writePackage(project, 'module');
  await copyStatic(corpus, path.join(project, 'public'));
  const dialect: Dialect = {
    titleInBody: false,
    admonitions: { warning: 'caution', info: 'note' },
    toHref: (target) => toUrl(target),
  };
  await writePages(
    corpus,
    dialect,
    (section, page) => path.join(project, 'src/content/docs', toKey(section, page.relPath)),
    // Without explicit addresses, they are made from file names without dots.
    (section, page): Record<string, string> => {
      const slug = toRoute(toKey(section, page.relPath)).slice(1);
      return slug === '' ? {} : { slug };
    },
  );
  await writeChanged(path.join(project, 'src/content.config.ts'), CONTENT);
  await writeChanged(path.join(project, 'src/ownSidebar.ts'), MIDDLEWARE);
  const options = { title: corpus.title, routeMiddleware: './src/ownSidebar.ts', sidebar: toSidebar(corpus) };
  await writeChanged(path.join(project, 'astro.config.mjs'), toConfig(options));
}

const CONTENT = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Starlight has one sidebar. A page shows only its own part, as in the other tools. */
const MIDDLEWARE = `import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

const holdsCurrent = (entry) => (entry.type === 'link' ? entry.isCurrent : entry.entries.some(holdsCurrent));

export const onRequest = defineRouteMiddleware((context) => {
  const route = context.locals.starlightRoute;
  const own = route.sidebar.find(holdsCurrent) ?? route.sidebar[0];
  if (own?.type === 'group') route.sidebar = own.entries;
});
`;

function toConfig(options: object): string {
  return `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({
  site: 'https://docs.example.com',
  integrations: [starlight(${JSON.stringify(options, null, 2)})],
});
`;
}

function toUrl(key: string): string {
  return `${toRoute(key)}/`.replace('//', '/');
}

function toSidebar(corpus: Corpus): unknown[] {
  return corpus.sections.flatMap((section) =>
    section.sidebars.map(({ name, items }) => ({
      label: `${section.path} ${name}`,
      items: items.map((item) => toItem(item, section)),
    })),
  );
}

function toItem(item: SidebarItem, section: Section): unknown {
  if ('items' in item)
    return { label: item.label, collapsed: true, items: item.items.map((inner) => toItem(inner, section)) };
  return { label: item.label ?? titleOf(section, item.page), link: toUrl(toKey(section, item.page)) };
}
