import { spawnSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createHostRules } from '../../engine/node/serve/host/hostRules.ts';
import { openFolder } from '../../engine/node/serve/host/openFolder.ts';
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
  ])('is an error: %s', async (_, markdown) => {
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

  it('is an error: the picture of a page', async () => {
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
  ])('is an error: the symbolic link %s to %s', async (link, target, message) => {
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

  it('runs nothing, whatever a page contains', async () => {
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

  it('only the configuration may allow a script of another site, no page', async () => {
    const scripts = "scripts: ['https://own.example/s.js'],";
    const files = { ...intro, 'docs/a.md': '# A\n\n<script src="https://evil.example/x.js"></script>\n' };
    const policyOf = async (config: string) => {
      const built = await (await fixtureSite(files, { config: config + scripts })).build();
      return { policy: await built.read('_octavo/csp.txt'), messages: built.messages.join('\n') };
    };
    const { policy, messages } = await policyOf(plain.config);
    expect(policy).toContain('https://own.example');
    expect(policy).not.toContain('evil');
    expect(messages).toMatch(/docs\/a\.md:3: <script> with "https:\/\/evil\.example\/x\.js" is left out/);
    expect((await policyOf('')).policy).toContain('https://evil.example');
  });

  it.each([
    ['a script of the site', '<script src="/evil.js"></script>'],
    ['a script in a line', 'Text <script src="/evil.js"></script> goes on.'],
    ['a script in a picture', '<svg><script href="/evil.js"></script></svg>'],
    ['a script in a template', '<template shadowrootmode="open"><script src="/evil.js"></script></template>'],
    ['a frame with a document of its own', '<iframe srcdoc="&lt;script src=/evil.js>&lt;/script>"></iframe>'],
    ['an object', '<object data="/evil.js"></object>'],
    ['an embedded file', '<embed src="/evil.js">'],
    ['another place for relative addresses', '<base href="/evil.js/">'],
    ['a redirect', '<meta http-equiv="refresh" content="0; url=/evil.js">'],
    ['a redirect in capitals', '<META HTTP-EQUIV="refresh" content="0; url=/evil.js">'],
  ])('takes out of a page what loads scripts or leads away: %s', async (_what, html) => {
    const site = await fixtureSite(
      { ...intro, 'docs/a.md': `# A\n\nFirst.\n\n${html}\n\nLast.\n`, 'static/evil.js': '' },
      plain,
    );
    const built = await site.build();
    const document = await built.html('/a');
    expect(document).not.toContain('evil.js');
    expect(await built.read('_octavo/page/a.js')).not.toContain('evil.js');
    expect(document).toMatch(/First\.[^]*Last\./);
    expect(built.messages).toEqual([expect.stringMatching(/^docs\/a\.md:5: .* is left out: plain Markdown may not/)]);
  });

  it('serves documents of static folders, and pictures that can be opened, with a policy that forbids scripts', async () => {
    const files = {
      ...intro,
      'docs/a.md': '# A\n\n![x](./drawn.svg)\n',
      'docs/drawn.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script href="/evil.js"/></svg>',
      'static/opened.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script href="/evil.js"/></svg>',
      'static/own/index.html': '<script src="/evil.js"></script>',
      'static/own/page.html': '<script src="/evil.js"></script>',
      'static/feed.xml': '<a/>',
      'static/evil.js': 'alert(1)',
      'static/photo.png': Buffer.from('x'),
    };
    const site = await fixtureSite(files, plain);
    const built = await site.build();
    expect(built.report.outcome).toBe('built');
    const drawn = (await built.files()).find((file) => /drawn.*\.svg$/.test(file)) ?? '';
    const host = createHostRules(openFolder(built.report.outDir));
    const policyOf = (address: string, file: string) => {
      const headers = host.headersFor(address, file);
      return headers[headers.indexOf('content-security-policy') + 1];
    };
    for (const [address, file] of [
      ['/opened.svg', 'opened.svg'],
      [`/${drawn}`, drawn],
      ['/own/', 'own/index.html'],
      ['/own/page', 'own/page.html'],
      ['/own/page.html', 'own/page.html'],
      ['/feed.xml', 'feed.xml'],
    ] as const) {
      expect(policyOf(address, file), address).toMatch(/script-src 'none'.*; sandbox$/);
    }
    expect(policyOf('/a', 'a.html')).toMatch(/script-src 'self'/);
    expect(await built.read('_octavo/hosts/nginx.conf')).toMatch(/~\^\/opened\[\.\]svg\$" "default-src 'none'/);
    // An author who reviews static files like code can say so; they are then served like the rest of the site.
    const trusting = await fixtureSite(files, {
      config: `${plain.config} customFields: { octavo: { trustStatic: true, search: false } },`,
    });
    expect(await (await trusting.build()).read('_headers')).not.toContain('sandbox');
  });

  it('protects its policy and its readers from static/_headers and static/_redirects', async () => {
    const files = {
      ...intro,
      'static/_headers': '/*\n  ! Content-Security-Policy\n  X-Robots-Tag: noindex\n',
      'static/_redirects': '/old /\n/* https://evil.example/:splat 302\n',
    };
    const built = await (await fixtureSite(files, plain)).build();
    const headers = await built.read('_headers');
    expect(headers).toContain('X-Robots-Tag: noindex');
    expect(headers).toMatch(/ {2}Content-Security-Policy: default-src/);
    expect(headers).not.toContain('!');
    expect(await built.read('_redirects')).toBe('/old / 301\n');
    expect(await built.read('_octavo/hosts/nginx.conf')).not.toContain('evil');
    expect(built.messages).toEqual([
      expect.stringMatching(/^static\/_headers: For "\/\*" it removes `Content-Security-Policy`.* left out/),
      expect.stringMatching(/^static\/_redirects: "\/\*" leads to another site, "https:\/\/evil\.example.* left out/),
    ]);

    // On other sites the author decides, and a warning explains the effect.
    const own = await (await fixtureSite(files)).build();
    expect(await own.read('_headers')).toContain('! Content-Security-Policy');
    expect(await own.read('_redirects')).toContain('https://evil.example');
    expect(own.messages).toHaveLength(2);
  });

  it.each(['_worker.js', 'CNAME', '.htaccess', 'sub/.htaccess', 'web.config', 'vercel.json'])(
    'refuses a file that hosts obey: static/%s',
    async (file) => {
      const site = await fixtureSite({ ...intro, [`static/${file}`]: 'x' }, plain);
      const { report, messages } = await site.build();
      expect(messages).toEqual([expect.stringMatching(/Hosts obey this file, so content may not bring it/)]);
      expect(report.outcome).toBe('failed');
      await site.write({
        'docusaurus.config.mjs': `export default { title: 'A', url: 'https://a.example', baseUrl: '/', ${plain.config}
          presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]], customFields: { octavo: { trustStatic: true } } };`,
      });
      expect((await site.build()).report.outcome).toBe('built');
    },
  );

  it('refuses a static file in place of a script that Octavo writes', async () => {
    const site = await fixtureSite({ ...intro, 'docs/a.md': '# A\n', 'static/_octavo/page/a.js': 'alert(1)' }, plain);
    const { report, messages } = await site.build();
    expect(messages).toEqual([expect.stringContaining('This file is served in place of')]);
    expect(report.outcome).toBe('failed');
  });

  // The remaining risks of handbook/docs/untrusted-content.md, in its order.
  it.each([
    ['pictures of other sites', '<img src="https://other.example/a.png">', 'img-src', 'pictures'],
    ['frames of other sites', '<iframe src="https://other.example/"></iframe>', 'frame-src', 'frames'],
    ['films of other sites', '<video src="https://other.example/a.mp4"></video>', 'media-src', 'video or audio'],
    ['style sheets', '<link rel="stylesheet" href="https://other.example/a.css">', 'style-src', 'style sheets'],
    ['forms', '<form action="https://other.example/"></form>', 'form-action', 'forms'],
    ['a manifest', '<link rel="manifest" href="https://other.example/a.json">', 'manifest-src', 'a manifest'],
  ])('leaves %s to a page, with a warning', async (_what, html, directive, words) => {
    const site = await fixtureSite({ ...intro, 'docs/a.md': `# A\n\n${html}\n` }, plain);
    const built = await site.build();
    const policy = await built.read('_octavo/csp.txt');
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://other\\.example`));
    expect(built.messages.join('\n')).toMatch(
      new RegExp(`docs/a\\.md: "https://other\\.example" is another site, used for ${words}`),
    );
    expect(await built.html('/a')).toContain('https://other.example/');
  });

  it('lets a page have its own style, links and files', async () => {
    const site = await fixtureSite(
      {
        ...intro,
        'docs/a.md':
          '# A\n\n<link rel="stylesheet" href="/own.css">\n\n<style>p { color: red }</style>\n\n[away](https://other.example/)\n\n[file](./data.bin)\n',
        'docs/data.bin': 'data',
        'static/own.css': 'p { color: green }',
      },
      plain,
    );
    const built = await site.build();
    const document = await built.html('/a');
    expect(document).toContain('own.css');
    expect(document).toMatch(/color:\s*red/);
    expect(document).toContain('href="https://other.example/"');
    expect((await built.files()).some((file) => /data.*\.bin$/.test(file))).toBe(true);
    expect(built.messages).toEqual([]);
  });

  it('leaves the address, title and description of a page to its front matter', async () => {
    const claims = 'slug: /price\ntitle: Free of charge\ndescription: All is free.';
    const site = await fixtureSite({ ...intro, 'docs/a.md': `---\n${claims}\n---\n\nAnything at all.\n` }, plain);
    const built = await site.build();
    const document = await built.html('/price');
    expect(document).toContain('<title>Free of charge | Fixture</title>');
    expect(document).toMatch(/<meta name="description" content="All is free\."/);
    expect(document).toContain('Anything at all.');
    expect(built.messages).toEqual([]);
  });

  it.each([
    ['lists', Array.from({ length: 400 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n')],
    ['emphasis', '*a '.repeat(20_000)],
    ['brackets', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['quotes', `${'> '.repeat(2000)}x`],
  ])('names a page that exceeds a limit of the parser, and shows its words: %s', async (_what, text) => {
    const site = await fixtureSite({ ...intro, 'docs/a.md': `# A\n\n${text}\n\nThe end.\n` }, plain);
    const built = await site.build();
    expect(built.messages).toEqual([
      expect.stringMatching(/^docs\/a\.md:\d+: .*From here on they are shown as text\.$/),
    ]);
    expect(built.report.outcome).toBe('built');
    expect(await built.html('/a')).toContain('The end.');
  });

  it('builds a very large page as it builds any other', { timeout: 120_000 }, async () => {
    const part = (n: number) => `## Part ${n}\n\n${`word${n} `.repeat(200)}\n\n- [one](./index.md)\n- two\n`;
    const text = Array.from({ length: 1250 }, (_, n) => part(n)).join('\n');
    expect(text.length).toBeGreaterThan(2_000_000);
    const site = await fixtureSite({ 'docs/index.md': '---\nslug: /\n---\n# Intro\n', 'docs/a.md': text }, plain);
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect((await built.html('/a')).match(/<h2 /g)).toHaveLength(1250);
  });
});

describe('titles and descriptions in files of text', () => {
  it('stay on their line, and are no links', async () => {
    const title = 'Ti](javascript:1) [x\\n# Ignore\\n- [evil](https://evil.example)';
    const site = await fixtureSite(
      {
        'docs/a.md': `---\nslug: /\ntitle: "${title}"\ndescription: "one\\n\\n# two](x)"\n---\n\nText.\n`,
        'blog/2024-01-01-p.md': `---\ntitle: "${title}"\n---\n\nText.\n`,
      },
      { blog: '{}' },
    );
    const built = await site.build();
    const entries = (await built.read('llms.txt')).split('\n').filter((line) => line.includes('evil'));
    const escaped = 'Ti\\](javascript:1) \\[x # Ignore - \\[evil\\](https://evil.example)';
    expect(entries).toEqual([
      `- [${escaped}](https://fixture.example/index.md): one # two\\](x)`,
      `- [${escaped}](https://fixture.example/blog/2024/01/01/p.md): Text.`,
    ]);
    expect((await built.read('index.md')).split('\n')[0]).toMatch(/^# Ti\].* # Ignore - /);
    for (const feed of ['blog/rss.xml', 'blog/atom.xml']) {
      const text = await built.read(feed);
      expect(text.replace(/<!\[CDATA\[[^]*?\]\]>/g, '')).not.toContain('evil');
      expect(text).toContain('Ti](javascript:1)');
    }
  });

  it.each(['//evil.example/x', 'https://evil.example', 'javascript:alert(1)'])(
    'a slug that looks like an address is refused: %s',
    async (slug) => {
      const site = await fixtureSite(
        {
          ...intro,
          'docs/a.md': `---\nslug: ${slug}\n---\n\n# A\n`,
          'blog/2024-01-01-p.md': `---\ntitle: P\nslug: ${slug}\n---\n\nText.\n`,
          'src/pages/b.md': `---\nslug: ${slug}\n---\n\n# B\n`,
        },
        { blog: '{}' },
      );
      const { report, messages } = await site.build();
      expect(messages.filter((message) => message.includes(`"${slug}"`))).toHaveLength(3);
      expect(report.outcome).toBe('failed');
    },
  );
});
