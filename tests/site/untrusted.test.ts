import { spawnSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';
import { createTempFolder } from '../support/tempFolder.ts';

const SECRET = 'TOP-SECRET';
const intro = { 'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n' };

/** All that was published, as one text. */
async function textOf(built: { files(): Promise<string[]>; read(file: string): Promise<string> }): Promise<string> {
  const texts = await Promise.all((await built.files()).map((file) => built.read(file)));
  return texts.join('\n');
}

describe('content that reaches for files outside', () => {
  it.each([
    ['a picture', '![x](OUTSIDE)'],
    ['a picture by another way', '![x](./a/../OUTSIDE)'],
    ['a link to a file', '[x](OUTSIDE)'],
    ['an element', '<img src={require("OUTSIDE").default} />'],
    ['a hidden file of the site', '![x](../.env)'],
    ['a hidden file of the site, from its root', '![x](@site/.env)'],
  ])('is told so: %s', async (_, markdown) => {
    const folder = await createTempFolder({ 'secret.txt': SECRET });
    const site = await fixtureSite({ ...intro, '.env': SECRET });
    const outside = path.relative(path.join(site.dir, 'docs'), path.join(folder.dir, 'secret.txt'));
    await site.write({ 'docs/a.md': `# A\n\n${markdown.replace('OUTSIDE', outside)}\n` });
    const built = await site.build();
    expect(built.report.outcome).toBe('failed');
    expect(built.messages.join('\n')).toMatch(/docs\/a\.md.*outside of the site \(or hidden in it\)/);
    const forced = await site.build({ keepGoing: true });
    expect(await textOf(forced)).not.toContain(SECRET);
    await folder.remove();
  });

  it('is told so: the picture of a page', async () => {
    const site = await fixtureSite({ ...intro, 'docs/a.md': '---\nimage: ../.env\n---\n\n# A\n', '.env': SECRET });
    const built = await site.build();
    expect(built.report.outcome).toBe('failed');
    expect(built.messages.join('\n')).toMatch(/docs\/a\.md.*`image`: ".*\.env" is outside/);
  });

  it.each([
    ['static/all', '..', 'leads back'],
    ['static/env.txt', '../.env', 'is outside of the site'],
    ['static/git', '../.git', 'is outside of the site'],
    ['static/elsewhere', '../../elsewhere', 'is outside of the site'],
    ['docs/elsewhere', '../../elsewhere', 'is outside of the site'],
    ['docs/secret.md', '../../elsewhere/secret.md', 'is outside of the site'],
  ])('is told so: the symbolic link %s to %s', async (link, target, message) => {
    const folder = await createTempFolder({ 'elsewhere/secret.md': SECRET, 'elsewhere/secret.txt': SECRET });
    const site = await fixtureSite({ 'static/a.txt': 'a', ...intro, '.env': SECRET, '.git/config': SECRET });
    const real = target.includes('elsewhere') ? path.join(folder.dir, target.replace('../../', '')) : target;
    await symlink(real, path.join(site.dir, link));
    const built = await site.build({ keepGoing: true });
    expect(built.messages.join('\n')).toContain(message);
    expect(built.messages.join('\n')).toContain(link);
    expect(await textOf(built)).not.toContain(SECRET);
    await folder.remove();
  });

  it('may use what the configuration names', async () => {
    const folder = await createTempFolder({
      'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n\n![x](./a.svg) ![y](../pictures/b.svg)\n',
      'docs/a.svg': '<svg>A</svg>',
      'pictures/b.svg': '<svg>B</svg>',
      'shared/deep/page.md': '# Shared\n',
    });
    const at = (name: string) => JSON.stringify(path.join(folder.dir, name));
    const site = await fixtureSite(
      { 'site-docs/x.md': '# X\n' },
      {
        docs: `{ routeBasePath: '/', path: ${at('docs')} }`,
        config: `customFields: { octavo: { allowOutside: [${at('pictures')}, ${at('shared')}] } },`,
      },
    );
    await symlink(path.join(folder.dir, 'shared/deep'), path.join(folder.dir, 'docs/linked'));
    await symlink(path.join(site.dir, 'site-docs'), path.join(folder.dir, 'docs/mine'));
    const built = await site.build();
    expect(built.report.outcome).toBe('built');
    expect(built.messages).toEqual([]);
    const files = await built.files();
    expect(files).toEqual(expect.arrayContaining(['linked/page.html', 'mine/x.html']));
    expect(files.filter((file) => /^assets\/files\/[ab]\./.test(file))).toHaveLength(2);
    await folder.remove();
  });
});

describe('code of a page', () => {
  const octavo = path.resolve('engine/bin/octavo.mjs');
  const run = async (dir: string) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [octavo, 'build', dir], { encoding: 'utf8' });
    return { status, text: stdout + stderr };
  };

  it('that ends the process fails the build, with the name of the file', async () => {
    const site = await fixtureSite({ ...intro, 'docs/bad.mdx': '# Bad\n\n{process.exit(0)}\n' });
    const { status, text } = await run(site.dir);
    expect(status).toBe(1);
    expect(text).toMatch(/docs\/bad\.mdx/);
    expect(text).toContain('`process.exit()` would end the build');
  });

  it('that ends it later fails the build too', async () => {
    const later = '# Bad\n\n{void setImmediate(() => process.exit(0))}\n';
    const site = await fixtureSite({ ...intro, 'docs/bad.mdx': later });
    const { status, text } = await run(site.dir);
    expect(status).toBe(1);
    expect(text).toContain('ended by code of the site');
  });
});

describe("markdown.format: 'md'", () => {
  const plain = { config: "markdown: { format: 'md' }," };

  it('runs nothing, whatever a page says of itself', async () => {
    const source =
      '# Page\n\nexport const a = 1\n\n{process.exit(0)}\n\nimport B from "./b.mdx"\nimport Evil from "@site/src/Evil"\n\n<Evil />\n';
    const site = await fixtureSite(
      {
        ...intro,
        'src/Evil.js': 'globalThis.evil = 1; export default () => null',
        'docs/a.mdx': source,
        'docs/b.md': `---\nmdx:\n  format: mdx\n---\n\n${source}`,
      },
      plain,
    );
    const built = await site.build({ keepGoing: true });
    expect(await built.html('/a')).toContain('{process.exit(0)}');
    expect(await built.html('/b')).toContain('{process.exit(0)}');
    expect(globalThis).not.toHaveProperty('evil');
    expect((await built.files()).filter((file) => file.startsWith('assets/code/'))).toEqual([]);
    expect(built.messages).toEqual([expect.stringMatching(/^docs\/b\.md: mdx\.format: "mdx" would make code/)]);
  });

  it('lets no page allow a script of another site; the configuration may', async () => {
    const scripts = "scripts: ['https://own.example/s.js'],";
    const files = { ...intro, 'docs/a.md': '# A\n\n<script src="https://evil.example/x.js"></script>\n' };
    const policyOf = async (config: string) => {
      const built = await (await fixtureSite(files, { config: config + scripts })).build();
      return { policy: await built.read('_octavo/csp.txt'), messages: built.messages.join('\n') };
    };
    const { policy, messages } = await policyOf(plain.config);
    expect(policy).toContain('https://own.example');
    expect(policy).not.toContain('evil');
    expect(messages).toMatch(/docs\/a\.md: "https:\/\/evil\.example" is used for scripts/);
    expect((await policyOf('')).policy).toContain('https://evil.example');
  });
});
