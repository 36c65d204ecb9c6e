import { toDocusaurusUrl, writeDocusaurusProject } from './docusaurusProject.ts';
import { runScript } from './runScript.ts';
import type { Command, Tool } from './types.ts';

const docusaurus = runScript('@docusaurus/core/bin/docusaurus.mjs');

interface Variant {
  name: string;
  label: string;
  future?: object;
}

export function createDocusaurus({ name, label, future }: Variant): Tool {
  const run = (...words: string[]): Command => ({
    ...docusaurus(...words),
    env: {
      NODE_ENV: words[0] === 'start' ? 'development' : 'production',
      DISABLE_VERSION_CHECK: 'true',
      NO_UPDATE_NOTIFIER: '1',
    },
  });
  return {
    name,
    label,
    package: '@docusaurus/core',
    prepare: (project, corpus) => writeDocusaurusProject(project, corpus, future && { future }),
    build: () => run('build'),
    dev: (_, port) => run('start', '--port', String(port), '--host', '127.0.0.1', '--no-open'),
    freeze: async (_, __, version) => run('docs:version', version),
    caches: ['.docusaurus', 'node_modules', '../node_modules/.cache'],
    outDir: 'build',
    immutable: ['/assets/*'],
    fileOf: (key) => `docs/${key}`,
    urlOf: (key) => toDocusaurusUrl(key),
    search: { input: '.navbar input', result: '.navbar [role=option]' },
  };
}
