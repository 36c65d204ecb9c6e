/** Variables of the environment, in the process of a real build: that of a test is not the one that Node gives. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runOctavo } from '../support/siteServer.ts';
import { createTempFolder } from '../support/tempFolder.ts';

it('a configuration may set them, also those that are set already, and take them away', async () => {
  const folder = await createTempFolder({
    'docusaurus.config.mjs': `
      process.env.OCTAVO_TEST_TITLE = 'Set';
      process.env.OCTAVO_TEST_TITLE += ' again';
      const title = process.env.OCTAVO_TEST_TITLE;
      delete process.env.OCTAVO_TEST_TITLE;
      export default {
        title: title + ' ' + ('OCTAVO_TEST_TITLE' in process.env), url: 'https://x.example', baseUrl: '/',
        presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
      };`,
    'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n',
  });
  onTestFinished(() => folder.remove());
  await runOctavo('build', folder.dir);
  expect(await readFile(path.join(folder.dir, 'build/index.html'), 'utf8')).toContain(
    '<title>Intro | Set again false</title>',
  );
});
