/** Plugins' reads are inputs of a build: an unchanged site is up to date, whatever plugins it has. */
import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

const HOME = { 'docs/index.md': '---\nslug: /\n---\n\n# Home\n' };

/** A site whose plugin runs `body` in `loadContent` and shows the result on a page. */
function siteWith(body: string, files: Record<string, string> = {}) {
  return fixtureSite(
    {
      ...HOME,
      'plugin.cjs': `const fs = require('node:fs');
        const path = require('node:path');
        module.exports = ({ siteDir }) => ({
          name: 'reader',
          async loadContent() { ${body} },
          contentLoaded({ content, actions }) { actions.setGlobalData({ content }); },
          async postBuild({ outDir, content }) { fs.writeFileSync(path.join(outDir, 'read.txt'), String(content)); },
        });`,
      ...files,
    },
    { config: "plugins: ['./plugin.cjs']," },
  );
}

describe('a site with a plugin', () => {
  it('is up to date until something changes that the plugin reads', async () => {
    const site = await siteWith(
      `const names = fs.readdirSync(path.join(siteDir, 'data'));
       return [...names, fs.readFileSync(path.join(siteDir, 'one.txt'), 'utf8'), process.env.OCTAVO_TEST_PLUGIN].join();`,
      { 'one.txt': 'first', 'data/a.txt': '' },
    );
    expect((await site.build()).report.outcome).toBe('built');
    expect((await site.build()).report.outcome).toBe('up-to-date');
    await site.write({ 'one.txt': 'second' });
    const edited = await site.build();
    expect(edited.report.outcome).toBe('built');
    expect(await edited.read('read.txt')).toBe('a.txt,second,');
    expect((await site.build()).report.outcome).toBe('up-to-date');
    await site.write({ 'data/b.txt': '' });
    expect(await (await site.build()).read('read.txt')).toBe('a.txt,b.txt,second,');
  });

  it('is built again when a file changes that a package of the plugin loads as a module, or copies', async () => {
    const site = await siteWith("return require('reads')(siteDir);", {
      'node_modules/reads/package.json': '{ "name": "reads", "version": "1.0.0", "main": "index.js" }',
      'node_modules/reads/index.js': `const fs = require('fs');
        const path = require('path');
        module.exports = async (dir) => {
          const required = require(path.join(dir, 'required.json'));
          const { default: imported } = await import('file://' + path.join(dir, 'imported.mjs'));
          fs.cpSync(path.join(dir, 'from'), path.join(dir, '.docusaurus/to'), { recursive: true });
          return [required, imported, fs.readdirSync(path.join(dir, '.docusaurus/to/deep')).length].join();
        };`,
      'required.json': '1',
      'imported.mjs': 'export default 1;',
      'from/deep/a.txt': '',
    });
    const outcome = async () => (await site.build()).report.outcome;
    expect([await outcome(), await outcome()]).toEqual(['built', 'up-to-date']);
    const edits = {
      'required.json': '2',
      'imported.mjs': 'export default 2;',
      'from/deep/a.txt': 'a',
      'from/deep/b.txt': '',
    };
    for (const [file, text] of Object.entries(edits)) {
      await site.write({ [file]: text });
      expect([file, await outcome(), await outcome()]).toEqual([file, 'built', 'up-to-date']);
    }
  });

  it('is never up to date if the plugin calls another program, and the report names the call', async () => {
    const site = await siteWith(
      "return require('node:child_process').execFileSync('echo', ['x'], { encoding: 'utf8' });",
    );
    const first = await site.build();
    expect(first.report.uncached).toMatchObject([{ call: 'child_process.execFileSync' }]);
    expect(first.report.uncached[0]?.filePath).toContain('plugin.cjs');
    expect((await site.build()).report.outcome).toBe('built');
  });

  it('that reads the clock is up to date until tomorrow', async () => {
    const site = await siteWith('return new Date().getFullYear();');
    expect((await site.build()).report.outcome).toBe('built');
    expect((await site.build()).report.outcome).toBe('up-to-date');
    const { Date: RealDate } = globalThis;
    try {
      globalThis.Date = class extends RealDate {
        override toDateString() {
          return 'tomorrow';
        }
      } as DateConstructor;
      expect((await site.build()).report.outcome).toBe('built');
    } finally {
      globalThis.Date = RealDate;
    }
  });
});
