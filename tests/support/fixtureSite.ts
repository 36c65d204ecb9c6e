import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from '../../engine/node/commands/build.ts';
import type { BuildOptions, BuildReport } from '../../engine/node/commands/buildTypes.ts';
import type { PageFile, SidebarData } from '../../engine/shared/pageData.ts';
import { toDataFile, toFile } from '../../engine/shared/url/sitePaths.ts';
import { onTestFinished } from 'vitest';
import { createTempFolder, type Files } from './tempFolder.ts';

/** A small site on disk and its build: whole-site tests are written in these terms. */
export interface FixtureSite {
  dir: string;
  write(files: Files): Promise<void>;
  remove(...files: string[]): Promise<void>;
  build(options?: FixtureBuild): Promise<Built>;
}

export type FixtureBuild = Pick<BuildOptions, 'cache' | 'keepGoing' | 'locales' | 'onProgress' | 'outDir' | 'threads'>;

export interface Built {
  report: BuildReport;
  /** Messages of problems, with the file's name in front. */
  messages: string[];
  /** Any file of the output. */
  read(file: string): Promise<string>;
  exists(file: string): Promise<boolean>;
  /** The page's document. */
  html(routePath: string): Promise<string>;
  /** The same, with texts of components joined. */
  plainHtml(routePath: string): Promise<string>;
  /** The page's data file, parsed. */
  data(routePath: string): Promise<PageFile>;
  sidebar(routePath: string): Promise<SidebarData>;
  files(): Promise<string[]>;
}

export interface FixtureConfig {
  /** Source text of more properties of the configuration object. */
  config?: string;
  docs?: string;
  blog?: string;
  themeConfig?: string;
  trailingSlash?: boolean;
  /** A site without a search plugin has Octavo's own search, which most tests are not about. */
  search?: boolean;
}

/** A docs site at the root, by default. */
export async function fixtureSite(files: Files, options: FixtureConfig = {}): Promise<FixtureSite> {
  const folder = await createTempFolder();
  onTestFinished(() => folder.remove());
  const { dir, write } = folder;
  const {
    config = '',
    docs = "{ routeBasePath: '/' }",
    blog = 'false',
    themeConfig = '{}',
    trailingSlash = false,
    search = false,
  } = options;
  await write({
    'docusaurus.config.mjs': `export default {
      title: 'Fixture', url: 'https://fixture.example', baseUrl: '/', trailingSlash: ${trailingSlash},
      onBrokenLinks: 'warn', onBrokenAnchors: 'warn', onBrokenMarkdownLinks: 'warn', onDuplicateRoutes: 'warn',
      presets: [['classic', { docs: ${docs}, blog: ${blog} }]],
      themeConfig: ${themeConfig}, ${search || /customFields|search|algolia/.test(config + themeConfig) ? '' : 'customFields: { octavo: { search: false } },'}
      ${config}
    };`,
    ...files,
  });

  return {
    dir,
    write,
    async remove(...names) {
      for (const name of names) await rm(path.join(dir, name), { recursive: true });
    },
    async build(options) {
      // The next build reads recently written files again, and tests are faster than authors.
      await new Promise((resolve) => setTimeout(resolve, 30));
      const report = await build({ siteDir: dir, threads: false, ...options });
      return describeOutput(dir, report, trailingSlash);
    },
  };
}

function describeOutput(dir: string, report: BuildReport, trailingSlash: boolean): Built {
  const read = (file: string) => readFile(path.join(report.outDir, file), 'utf8');
  const parseData = async <T>(file: string): Promise<T> => {
    const text = await read(file);
    return JSON.parse(text.slice(text.indexOf(',') + 1, text.lastIndexOf(')'))) as T;
  };
  const data = (routePath: string) => parseData<PageFile>(toDataFile(routePath, {}));
  return {
    report,
    messages: report.problems.map(({ filePath, line, message }) => {
      const place = filePath ? [path.relative(dir, filePath), line].filter((part) => part !== undefined).join(':') : '';
      return place ? `${place}: ${message}` : message;
    }),
    read,
    exists: (file) =>
      read(file).then(
        () => true,
        () => false,
      ),
    html: (routePath) => read(toFile(routePath, { trailingSlash })),
    plainHtml: async (routePath) => (await read(toFile(routePath, { trailingSlash }))).replaceAll('<!-- -->', ''),
    data,
    async sidebar(routePath) {
      const ref = (await data(routePath)).docs?.sidebar;
      if (!ref) throw new Error(`${routePath} has no sidebar`);
      return parseData<SidebarData>(ref.file);
    },
    async files() {
      const names = await readdir(report.outDir, { recursive: true, withFileTypes: true });
      return names
        .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
        .map((entry) => path.relative(report.outDir, path.join(entry.parentPath, entry.name)))
        .sort();
    },
  };
}
