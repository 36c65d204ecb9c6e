/** Plugins as real folders have them, each case as small as possible. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../../support/fixtureSite.ts';

const intro = { 'docs/intro.md': '---\nslug: /intro\n---\n\n# Intro\n' };

describe('plugins', () => {
  const wrapper = (load: string) => `${load}
    async function enhanced(...args) { return { ...(await plugin(...args)), name: 'enhanced' }; }`;

  it.each([
    [
      'as a function',
      "import enhanced from './plugins/blog.cjs';",
      '[enhanced, { onUntruncatedBlogPosts: "ignore" }]',
      {
        'plugins/blog.cjs': `${wrapper("const all = require('@docusaurus/plugin-content-blog'); const plugin = all.default;")}
          module.exports = { ...all, default: enhanced };`,
      },
    ],
    [
      'by its file',
      '',
      '["./plugins/blog.ts", { onUntruncatedBlogPosts: "ignore" }]',
      {
        'plugins/blog.ts': `${wrapper("import plugin, { validateOptions } from '@docusaurus/plugin-content-blog';")}
          export { validateOptions }; export default enhanced;`,
      },
    ],
  ])('that wrap one of Docusaurus, %s, have its pages', async (_what, head, entry, more) => {
    const site = await fixtureSite({ ...intro, ...more, 'blog/2024-01-03-now.md': '# Now\n' });
    const config = `${head}\nexport default { title: 'T', url: 'https://x.example', baseUrl: '/', trailingSlash: false,
      presets: [['classic', { blog: false }]], plugins: [${entry}] };`;
    await site.write({ 'docusaurus.config.mjs': config });
    const { html, messages } = await site.build();
    expect(await html('/blog/2024/01/03/now')).toContain('Now');
    expect(messages).toEqual([]);
  });

  it('that only import a type of a plugin are not taken for that plugin', async () => {
    const text =
      "import type { LoadedContent } from '@docusaurus/plugin-content-docs'; export default () => ({ name: 'own' });";
    const site = await fixtureSite({ ...intro, 'own.ts': text }, { config: "plugins: ['./own.ts']," });
    expect((await site.build()).messages).toEqual([]);
  });
});

it('runs configuration and plugins in the site folder, whatever the working directory is', async () => {
  const site = await fixtureSite(
    {
      'docs/a.md': '# A\n\nText.\n',
      'data/word.txt': 'from the folder',
      'outside/report-goes-here.txt': '',
    },
    {
      config: `plugins: [() => ({
        name: 'reads-here',
        injectHtmlTags: () => ({ headTags: ['<meta name="word" content="' + require('node:fs').readFileSync('data/word.txt', 'utf8') + '">'] }),
      })],`,
    },
  );
  const cli = fileURLToPath(new URL('../../../engine/bin/octavo.mjs', import.meta.url));
  const words = [cli, 'build', '..', '--report', 'report.json'];
  const { status, stdout } = spawnSync(process.execPath, words, {
    cwd: path.join(site.dir, 'outside'),
    encoding: 'utf8',
  });
  expect(stdout).toContain('Built: ');
  expect(status).toBe(0);
  expect(await readFile(path.join(site.dir, 'build/a.html'), 'utf8')).toContain('content="from the folder"');
  // Paths on the command line are relative to the working directory.
  expect(JSON.parse(await readFile(path.join(site.dir, 'outside/report.json'), 'utf8'))).toMatchObject({ causes: [] });
  expect(await readFile(path.join(site.dir, 'build/.nojekyll'), 'utf8')).toBe('');
});
