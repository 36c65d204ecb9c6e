import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../engine/node/commands/check/check.ts';
import { fixtureSite } from '../support/fixtureSite.ts';

const intro = { 'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n' };

describe('bad input', () => {
  it('a page that MDX cannot read is published as far as it can be read, with an error that says where', async () => {
    const site = await fixtureSite({ ...intro, 'docs/bad.md': '# Bad\n\nA set {1, 2 and <3 more.\n' });
    const failed = await site.build();
    expect(failed.report.outcome).toBe('failed');
    expect(failed.messages.join('\n')).toMatch(/docs\/bad\.md:3/);
    expect(await failed.exists('index.html')).toBe(false);
    const built = await site.build({ keepGoing: true });
    expect(await built.html('/bad')).toContain('A set {1, 2 and &lt;3 more.');
    expect(built.report.problems.some(({ severity, code }) => severity === 'error' && code === 'mdx-syntax')).toBe(
      true,
    );
  });

  it('malformed front matter names file and line', async () => {
    const site = await fixtureSite({ ...intro, 'docs/yaml.md': '---\ntitle: a: b: c\n---\n\n# Y\n' });
    const built = await site.build();
    expect(built.messages.join('\n')).toMatch(/docs\/yaml\.md:2/);
  });

  it('broken links are grouped by page, with the nearest target', async () => {
    const site = await fixtureSite({
      ...intro,
      'docs/a.md': '# A\n\n[x](/quickstrat) [y](./nowhere.md) [z](/quickstart#setpu) ![i](./no.png)\n',
      'docs/quickstart.md': '# Q\n\n## Setup\n',
    });
    const { messages } = await site.build();
    expect(messages).toHaveLength(4);
    expect(messages.every((message) => message.startsWith('docs/a.md:3'))).toBe(true);
    expect(messages.join('\n')).toContain('Did you mean "/quickstart"?');
    expect(messages.join('\n')).toContain('Did you mean "#setup"?');
  });

  it('a link to a missing Markdown file names the file of its folder that was meant', async () => {
    const site = await fixtureSite({
      ...intro,
      'docs/a.md': '# A\n\n[x](./guides/instal.md#top) [y](./zzzz.md)\n',
      'docs/guides/install.md': '# Install\n',
      'docs/other/instal2.md': '# Other\n',
    });
    const { messages } = await site.build();
    expect(messages.join('\n')).toContain(
      '"./guides/instal.md#top" names a Markdown file that does not exist or is not published. Did you mean "./guides/install.md"?',
    );
    expect(messages.join('\n')).toMatch(
      /"\.\/zzzz\.md" names a Markdown file that does not exist or is not published\.$/m,
    );
  });

  it('an unknown component or admonition and a missing docs folder come with a remedy', async () => {
    const site = await fixtureSite({ ...intro, 'docs/a.mdx': '# A\n\n<Zebra />\n\n:::zzzzzz\n\nText\n\n:::\n' });
    const text = (await site.build()).messages.join('\n');
    expect(text).toContain('Import it at the top of the page; if it is text, write `\\<Zebra>`.');
    expect(text).toContain('There are: secondary, info, success, danger, note, tip, warning');
    const empty = await fixtureSite({ 'src/pages/index.md': '# Home\n' });
    await expect(check({ siteDir: empty.dir })).rejects.toThrow('switch docs off with `docs: false`');
  });

  it('a link that no URL can hold is one broken link, in a build and in a check', async () => {
    const site = await fixtureSite({
      ...intro,
      'docs/a.md': '# A\n\n[a](<\\\\\\\\[>) [b](<http://[>) [c](<%D8%00.md>)\n',
    });
    const built = await site.build({ keepGoing: true });
    expect(await built.exists('a.html')).toBe(true);
    expect(built.messages.map((message) => message.split(' ')[0])).toEqual(Array(3).fill('docs/a.md:3:'));
    const { problems } = await check({ siteDir: site.dir });
    expect(problems.filter(({ line }) => line === 3)).toHaveLength(3);
  });

  it('a broken link that a build refuses is an error of a check, and one that a build ignores is named', async () => {
    const files = { ...intro, 'docs/a.md': '# A\n\n[x](/nowhere)\n' };
    const severityWith = async (option: string) => {
      const site = await fixtureSite(files, { config: `onBrokenLinks: '${option}',` });
      const { problems, advice } = await check({ siteDir: site.dir });
      const [problem, remark] = [problems, advice].map((list) => list.find(({ line }) => line === 3)?.severity);
      return { problem, remark };
    };
    expect(await severityWith('throw')).toEqual({ problem: 'error' });
    expect(await severityWith('ignore')).toEqual({ remark: 'warning' });
  });

  it('a fault in an imported file is reported there, once, for any number of importing pages', async () => {
    const uses = (from: string) => `import Part from '${from}';\n\n# Title\n\n<Part />\n`;
    const site = await fixtureSite({
      ...intro,
      'docs/a.mdx': uses('./parts/_part.mdx'),
      'docs/b.mdx': uses('@site/docs/parts/_part.mdx'),
      'docs/parts/_part.mdx': 'Text.\n\n[gone](./gone.md)\n\n![none](./none.png)\n\n[empty]()\n',
    });
    const places = (messages: string[]) => messages.map((message) => message.split(' ')[0]).sort();
    const expected = ['docs/parts/_part.mdx:3:', 'docs/parts/_part.mdx:5:', 'docs/parts/_part.mdx:7:'];
    expect(places((await site.build()).messages)).toEqual(expected);
    // From the cache they are the same.
    await site.write({ 'docs/intro.md': '---\nslug: /\n---\n\n# Other\n' });
    expect(places((await site.build()).messages)).toEqual(expected);
  });

  it('names with spaces, Unicode and percent signs are served and linked', async () => {
    const site = await fixtureSite({
      ...intro,
      'docs/Größe & mehr.md': '# Größe\n',
      'docs/100%.md': '# All\n',
      'docs/my page.md':
        '# My page\n\n[a](./Gr%C3%B6%C3%9Fe%20&%20mehr.md) [b](<./100%25.md>) [c](<./Größe & mehr.md>)\n',
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(await built.exists('Größe & mehr.html')).toBe(true);
    const html = await built.html('/my page');
    expect(html.match(/href="Gr%C3%B6%C3%9Fe%20&amp;%20mehr\.html"/g)?.length).toBeGreaterThanOrEqual(2);
    expect(await built.exists('100%.html')).toBe(true);
    expect(html).toContain('href="100%25.html"');
  });

  it('a symbolic link that leads in a circle gives each page once', async () => {
    const site = await fixtureSite({ ...intro, 'docs/sub/a.md': '# A\n' });
    await symlink(path.join(site.dir, 'docs'), path.join(site.dir, 'docs', 'sub', 'loop'));
    const built = await site.build();
    expect((await built.files()).filter((file) => /^(?!_octavo).*\.html$/.test(file))).toEqual([
      '404.html',
      'index.html',
      'sub/a.html',
    ]);
    expect(built.messages).toEqual([
      expect.stringMatching(/^docs\/sub\/loop: The symbolic link leads back to ".*docs"; left out\.$/),
    ]);
  });

  it('a file that is not UTF-8 is reported, not lost', async () => {
    const site = await fixtureSite({ ...intro, 'docs/latin.md': Buffer.from('# Caf\xe9\n', 'latin1') });
    const built = await site.build();
    expect(built.messages.join('\n')).toMatch(/docs\/latin\.md.*UTF-8/);
    expect(await built.exists('latin.html')).toBe(true);
  });

  it('an unsupported feature is named in one sentence, and the build continues', async () => {
    const site = await fixtureSite(
      {
        ...intro,
        'src/theme/Icon/Home.tsx': 'export default () => null;',
      },
      { docs: "{ routeBasePath: '/', recmaPlugins: [() => () => {}] }" },
    );
    const built = await site.build();
    expect(built.report.problems.every(({ severity }) => severity === 'warning')).toBe(true);
    expect(built.messages.join('\n')).toMatch(/`recmaPlugins` of the docs "default" .* left out/);
    expect(built.messages.join('\n')).toMatch(/Icon\/Home.tsx: Left out: Nothing here shows "Icon\/Home"/);
  });

  it('two pages at one address are reported', async () => {
    const site = await fixtureSite({
      ...intro,
      'docs/a.md': '---\nslug: /same\n---\n\n# A\n',
      'docs/b.md': '---\nslug: /same\n---\n\n# B\n',
    });
    const { messages } = await site.build();
    expect(messages.join('\n')).toMatch(/\/same/);
  });

  it('a page of five megabytes builds', async () => {
    const sentence = 'Some plain words that make up a paragraph of ordinary length, again and again. ';
    const section = `## Section\n\n${sentence.repeat(12)}\n\n- one *item*\n- two [link](./intro.md)\n\n${sentence.repeat(12)}\n\n`;
    const count = Math.ceil(5_000_000 / section.length);
    const site = await fixtureSite({ ...intro, 'docs/big.md': `# Big\n\n${section.repeat(count)}` });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    const html = await built.html('/big');
    expect(html.length).toBeGreaterThan(5_000_000);
    expect(html.match(/<h2 /g)).toHaveLength(count);
    expect(new Set(html.match(/ id="section[^"]*"/g)).size).toBe(count);
    expect(html.match(/<a href="[^"]*">link<\/a>/g)).toHaveLength(count);
  }, 120_000);
});
