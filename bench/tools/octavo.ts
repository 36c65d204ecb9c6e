import { toDocusaurusUrl, writeDocusaurusProject } from './docusaurusProject.ts';
import { runScript } from './runScript.ts';
import type { Tool } from './types.ts';

const run = runScript('octavo/bin/octavo.mjs');

/** Installed from the package that the engine's sources make, as its users get it. */
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
  // Its output names it.
  immutable: [],
  fileOf: (key) => `docs/${key}`,
  urlOf: (key) => toDocusaurusUrl(key),
  search: { input: '.navbar .oc-search input', result: '.oc-search-hit' },
};
