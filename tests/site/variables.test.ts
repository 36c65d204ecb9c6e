/** Environment variables in the process of a real build, because a test's `process.env` is not Node's own. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runOctavo, runOctavoIn } from '../support/siteServer.ts';
import { createTempFolder } from '../support/tempFolder.ts';

it('a configuration may set, replace and delete them', async () => {
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

it('variables that components and pages read take effect when they change', async () => {
  const folder = await createTempFolder({
    'docusaurus.config.mjs': `export default {
      title: 'T', url: 'https://x.example', baseUrl: '/',
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
    };`,
    'docs/intro.mdx':
      "---\nslug: /\n---\nimport Stamp from '@site/src/Stamp';\n\n# Intro\n\n<Stamp/> {process.env.OCTAVO_TEST_WORD} end\n",
    'docs/other.md': '# Other\n',
    'src/Stamp.jsx': `import { readFileSync, readdirSync } from 'node:fs';
      const loaded = readFileSync('loaded.txt', 'utf8');
      export default () => <i>{[loaded, ...readdirSync('listed'), process.env.OCTAVO_TEST_WORD].join(' ')}</i>;`,
    'loaded.txt': 'one',
    'listed/a.txt': '',
  });
  onTestFinished(() => folder.remove());
  const build = async (word: string) => {
    // Modules of Node in a component are an error, as with Docusaurus: the site is published, and the command fails.
    const { stdout } = await runOctavoIn(
      { cwd: folder.dir, env: { OCTAVO_TEST_WORD: word } },
      'build',
      '--keep-going',
    ).catch((error: { stdout: string }) => error);
    const html = await readFile(path.join(folder.dir, 'build/index.html'), 'utf8');
    return [
      /<i>.* end/.exec(html.replaceAll('<!-- -->', ''))?.[0],
      /\((.*) pages? changed\)|Up to date/.exec(stdout)?.[0],
    ];
  };
  expect((await build('first'))[0]).toBe('<i>one a.txt first</i> first end');
  expect(await build('second')).toEqual(['<i>one a.txt second</i> second end', '(1 page changed)']);
  await folder.write({ 'loaded.txt': 'two' });
  expect(await build('second')).toEqual(['<i>two a.txt second</i> second end', '(1 page changed)']);
  await folder.write({ 'listed/b.txt': '' });
  expect(await build('second')).toEqual(['<i>two a.txt b.txt second</i> second end', '(1 page changed)']);
  expect((await build('second'))[1]).toBe('Up to date');
});

it('a page whose code calls the network or another program is compiled in every build, and --verbose says so', async () => {
  const folder = await createTempFolder({
    'docusaurus.config.mjs': `export default {
      title: 'T', url: 'https://x.example', baseUrl: '/',
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
    };`,
    'docs/intro.mdx': "---\nslug: /\n---\nimport Told from '@site/src/Told';\n\n# Intro\n\n<Told/>\n",
    'docs/asks.mdx': "import '@site/src/asks';\n\n# Asks\n",
    'docs/other.md': '# Other\n',
    'src/Told.jsx': `import { execFileSync } from 'node:child_process';
      export default () => <i>{execFileSync('cat', ['told.txt'], { encoding: 'utf8' })}</i>;`,
    'src/asks.js': "fetch('http://127.0.0.1:9/').catch(() => undefined);\nexport default 1;",
    'told.txt': 'one',
  });
  onTestFinished(() => folder.remove());
  const build = async (...words: string[]) => {
    const { stdout } = await runOctavoIn({ cwd: folder.dir }, 'build', '--keep-going', ...words).catch(
      (error: { stdout: string }) => error,
    );
    const html = await readFile(path.join(folder.dir, 'build/index.html'), 'utf8');
    return { told: /<i>(.*)<\/i>/.exec(html)?.[1], stdout };
  };
  expect((await build()).told).toBe('one');
  await folder.write({ 'told.txt': 'two' });
  const { told, stdout } = await build('--verbose');
  expect(told).toBe('two');
  const because = (call: string) =>
    `is made again in every build: its code calls \`${call}\`, whose answer cannot be recorded.`;
  expect(stdout).toContain(`docs/intro.mdx ${because('child_process.execFileSync')}`);
  expect(stdout).toContain(`docs/asks.mdx ${because('fetch')}`);
  expect(stdout).toContain('(1 page changed)');
  expect((await build()).stdout).not.toContain('is made again');
});

it('so is a page whose Markdown plugin does this, whether the plugin is the site’s or a package’s', async () => {
  const folder = await createTempFolder({
    'docusaurus.config.mjs': `import told from './told.mjs';
      import asked from 'asked';
      export default {
        title: 'T', url: 'https://x.example', baseUrl: '/',
        presets: [['classic', { docs: { routeBasePath: '/', remarkPlugins: [told, asked] }, blog: false }]],
      };`,
    'docs/intro.md': '---\nslug: /\n---\n# Intro\n\nTELL\n',
    'docs/asks.md': '# Asks\n\nASK\n',
    'docs/other.md': '# Other\n',
    'told.mjs': `import { execFileSync } from 'node:child_process';
      const fill = (node) => {
        if (node.value === 'TELL') node.value = execFileSync('cat', ['told.txt'], { encoding: 'utf8' });
        for (const child of node.children ?? []) fill(child);
      };
      export default () => fill;`,
    'node_modules/asked/package.json': '{ "name": "asked", "version": "1.0.0", "main": "index.js" }',
    'node_modules/asked/index.js': `const { get } = require('node:http');
      const ask = () => new Promise((done) => get('http://127.0.0.1:9/').on('error', done));
      module.exports = () => async (tree, { value }) => {
        if (String(value).includes('ASK')) await ask();
      };`,
    'told.txt': 'one',
  });
  onTestFinished(() => folder.remove());
  const build = async (...words: string[]) => {
    const { stdout } = await runOctavoIn({ cwd: folder.dir }, 'build', ...words);
    const html = await readFile(path.join(folder.dir, 'build/index.html'), 'utf8');
    return { told: /<p>(one|two)<\/p>/.exec(html)?.[1], stdout };
  };
  expect((await build()).told).toBe('one');
  await folder.write({ 'told.txt': 'two' });
  const { told, stdout } = await build('--verbose');
  expect(told).toBe('two');
  const because = (call: string) =>
    `is made again in every build: its code calls \`${call}\`, whose answer cannot be recorded.`;
  expect(stdout).toContain(`docs/intro.md ${because('child_process.execFileSync')}`);
  expect(stdout).toContain(`docs/asks.md ${because('net.connect')}`);
  expect(stdout).not.toContain('docs/other.md');
  expect(stdout).toContain('(1 page changed)');
});

it('a configuration that calls another program is read in every build, and --verbose says so', async () => {
  const folder = await createTempFolder({
    'docusaurus.config.js': `const { execFileSync } = require('child_process');
      module.exports = {
        title: execFileSync('cat', ['told.txt'], { encoding: 'utf8' }), url: 'https://x.example', baseUrl: '/',
        presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
      };`,
    'docs/index.md': '# Intro\n',
    'told.txt': 'one',
  });
  onTestFinished(() => folder.remove());
  const build = async (...words: string[]) => {
    const { stdout } = await runOctavoIn({ cwd: folder.dir }, 'build', ...words);
    const html = await readFile(path.join(folder.dir, 'build/index.html'), 'utf8');
    return { title: /<title>Intro \| (.*)<\/title>/.exec(html)?.[1], stdout };
  };
  expect((await build()).title).toBe('one');
  await folder.write({ 'told.txt': 'two' });
  const { title, stdout } = await build('--verbose');
  expect(title).toBe('two');
  expect(stdout).toContain(
    'docusaurus.config.js is read again in every build: its code calls `child_process.execFileSync`',
  );
});
