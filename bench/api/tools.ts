/** The three ways to get a reference from the same description, each in its own folder with one page of docs. */
import path from 'node:path';
import { ROOT } from '../../scripts/prepare.mjs';
import type { Command } from '../tools/types.ts';

export interface ApiTool {
  /** The lockfile of each tool but Octavo is in `bench/peers/`. */
  name: string;
  label: string;
  files: Record<string, string>;
  /** One build consists of all these commands. */
  commands: Command[];
  /** Files and folders to delete before a cold build, relative to the project. */
  made: string[];
  /** The page with the operation `getTags`. */
  page: string;
  immutable: string[];
}

export const DESCRIPTION = 'openapi.json';
const DOCUSAURUS = '../node_modules/@docusaurus/core/bin/docusaurus.mjs';

const BASE = {
  title: 'API',
  url: 'https://docs.example.com',
  baseUrl: '/',
  onBrokenLinks: 'warn',
};
const classic = (docs: object = {}) => ['classic', { docs: { routeBasePath: '/', ...docs }, blog: false, theme: {} }];
const toConfig = (config: object, plugins = '') =>
  `module.exports = { ...${JSON.stringify({ ...BASE, ...config })}${plugins} };\n`;
const DOC = { 'docs/index.md': '---\nslug: /\n---\n\n# Hello\n\nThe reference is next to this page.\n' };

function docusaurus(...words: string[]): Command {
  return {
    file: process.execPath,
    words: [DOCUSAURUS, ...words],
    env: { DISABLE_VERSION_CHECK: 'true', NO_UPDATE_NOTIFIER: '1' },
  };
}

/** Newer versions of one of its packages import `path`, which webpack gives no browser. */
const WITHOUT_PATH = `() => ({ name: 'without-path', configureWebpack: () => ({ resolve: { fallback: { path: false } } }) })`;
const GENERATED = 'docs/api';

export const API_TOOLS: ApiTool[] = [
  {
    name: 'octavo',
    label: 'Octavo',
    files: {
      ...DOC,
      'docusaurus.config.js': toConfig({
        presets: [classic()],
        customFields: { octavo: { api: { path: DESCRIPTION } } },
      }),
    },
    commands: [{ file: process.execPath, words: [path.join(ROOT, 'engine/bin/octavo.mjs'), 'build'] }],
    made: ['build', '.octavo'],
    page: '/api/tags',
    immutable: [],
  },
  {
    name: 'openapi-docs',
    label: 'docusaurus-plugin-openapi-docs',
    files: {
      ...DOC,
      'docusaurus.config.js': toConfig(
        {
          presets: [classic({ sidebarPath: './sidebars.js', docItemComponent: '@theme/ApiItem' })],
          themes: ['docusaurus-theme-openapi-docs'],
        },
        `, plugins: [${WITHOUT_PATH}, ${JSON.stringify([
          'docusaurus-plugin-openapi-docs',
          {
            id: 'api',
            docsPluginId: 'classic',
            config: {
              api: {
                specPath: DESCRIPTION,
                outputDir: GENERATED,
                sidebarOptions: { groupPathsBy: 'tag', categoryLinkSource: 'tag' },
              },
            },
          },
        ])}]`,
      ),
      // It is also read before the plugin has written the files that it names.
      'sidebars.js': `const made = __dirname + '/${GENERATED}/sidebar.ts';
const items = require('node:fs').existsSync(made) ? require(made).default : [];
module.exports = { docs: ['index', { type: 'category', label: 'API', items }] };
`,
    },
    commands: [docusaurus('gen-api-docs', 'all'), docusaurus('build')],
    made: ['build', '.docusaurus', GENERATED, '../node_modules/.cache'],
    page: '/api/get-tags',
    immutable: ['/assets/*'],
  },
  {
    name: 'redocusaurus',
    label: 'redocusaurus',
    files: {
      ...DOC,
      'docusaurus.config.js': toConfig({
        presets: [classic(), ['redocusaurus', { specs: [{ id: 'api', spec: DESCRIPTION, route: '/api/' }] }]],
      }),
    },
    commands: [docusaurus('build')],
    made: ['build', '.docusaurus', '../node_modules/.cache'],
    page: '/api/',
    immutable: ['/assets/*'],
  },
];
