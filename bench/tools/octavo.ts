import { toDocusaurusUrl, writeDocusaurusProject } from './docusaurusProject.ts';
import { runScript } from './runScript.ts';
import type { Tool } from './types.ts';

const run = runScript('octavo/bin/octavo.mjs');

/** Installed from a package made of the engine's sources, as users install it. */
export const octavo: Tool = {
  name: 'octavo',
  label: 'Octavo',
  package: 'octavo',
  prepare: (project, corpus) => writeDocusaurusProject(project, corpus, undefined),
  build: () => run('build'),
  dev: (_, port) => run('start', '--port', String(port)),
  freeze: async (_, __, version) => run('docs:version', version),
  caches: ['.octavo'],
  outDir: 'build',
  // Its output contains the figure.
  immutable: [],
  fileOf: (key) => `docs/${key}`,
  urlOf: (key) => toDocusaurusUrl(key),
  search: { input: '.navbar .oc-search input', result: '.oc-search-hit' },
};
