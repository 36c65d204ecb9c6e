import { toDocusaurusUrl, writeDocusaurusProject } from './docusaurusProject.ts';
import { runScript } from './runScript.ts';
import type { Tool } from './types.ts';

const run = runScript('octavo/bin/octavo.mjs');

/** Installed from a package made of the engine's sources, as users install it. The look is that of a Docusaurus folder. */
export const octavo = createOctavo('octavo', 'Octavo');

/** The same folder with the look that a new site gets. */
export const octavoLook = createOctavo('octavo-look', 'Octavo, its own look', { octavo: { look: 'octavo' } });

function createOctavo(name: string, label: string, customFields?: object): Tool {
  return {
    name,
    label,
    package: 'octavo',
    prepare: (project, corpus) => writeDocusaurusProject(project, corpus, customFields && { customFields }),
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
}
