import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync, strFromU8 } from 'fflate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { build } from '../../engine/node/commands/build.ts';
import { serve } from '../../engine/node/serve/host/serve.ts';
import { fixtureSite, type Built } from '../support/fixtureSite.ts';

const intro = { 'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n', 'docs/new.md': '# New\n' };
const redirects = (options: string) => `plugins: [['@docusaurus/plugin-client-redirects', ${options}]],`;

describe('old addresses', () => {
  it('lead on, with a document and with a rule for hosts', async () => {
    const site = await fixtureSite(intro, {
      config: redirects("{ redirects: [{ from: ['/old', '/deep/older'], to: '/new' }] }"),
    });
    const built = await site.build();
    expect(await built.read('old/index.html')).toContain('content="0; url=../new.html"');
    expect(await built.read('deep/older/index.html')).toContain('<a href="../../new.html">');
    expect(await built.read('_redirects')).toContain('/old /new 301\n');
    expect(await built.read('sitemap.xml')).not.toContain('old');
  });

  it('are reported when they name a page, or lead nowhere', async () => {
    const options = "{ redirects: [{ from: '/new', to: '/' }, { from: '/a', to: '/nowhere' }] }";
    const { messages } = await (await fixtureSite(intro, { config: redirects(options) })).build();
    expect(messages).toEqual([
      expect.stringContaining('"/new" is a page'),
      expect.stringContaining('The redirect to "/nowhere" leads to a page that does not exist.'),
    ]);
  });

  it('may be computed from each page', async () => {
    const options = "{ createRedirects: (path) => (path === '/new' ? ['/was-new'] : undefined) }";
    const built = await (await fixtureSite(intro, { config: redirects(options) })).build();
    expect(await built.exists('was-new/index.html')).toBe(true);
  });

  it.each([undefined, true, false])('are those of Docusaurus where trailingSlash is %s', async (trailingSlash) => {
    const options = `{
      fromExtensions: ['html', 'htm'],
      toExtensions: ['zip'],
      redirects: [
        { from: ['/old/', '/x.y'], to: '/new/' },
        { from: '/old.html', to: '/new?a=1#part' },
        { from: '/new.htm', to: '/' },
        { from: '/away', to: 'https://other.example/f.zip' },
      ],
      createRedirects: (path) => (path.startsWith('/new') ? path.replace('/new', '/created') : undefined),
    }`;
    const site = await fixtureSite(
      { ...intro, 'docs/f.md': '---\nslug: /f.zip\n---\n\n# F\n' },
      { config: `trailingSlash: ${trailingSlash}, ${redirects(options)}` },
    );
    const built = await site.build();
    const found = (await built.files()).filter((file) => file.endsWith('.html'));
    const targets = await Promise.all(
      found.map(async (file) => [
        file,
        /http-equiv="refresh" content="0; url=([^"]*)"/.exec(await built.read(file))?.[1],
      ]),
    );
    const page = (name: string) => (trailingSlash === false ? `${name}.html` : `${name}/index.html`);
    expect(Object.fromEntries(targets.filter(([, to]) => to !== undefined))).toEqual({
      ...(trailingSlash === false ? {} : { 'new.html': page('new'), 'f.zip.html': page('f.zip') }),
      'new.htm/index.html': `../${page('new')}`,
      'f.zip.htm/index.html': `../${page('f.zip')}`,
      'f/index.html': `../${page('f.zip')}`,
      'old/index.html': `../${page('new')}`,
      'x.y/index.html': `../${page('new')}`,
      'old.html': `${page('new')}?a=1#part`,
      'away/index.html': 'https://other.example/f.zip',
      'created/index.html': `../${page('new')}`,
    });
    expect(built.messages).toEqual([expect.stringContaining('"/new.htm" is redirected to')]);
  });
});

it('a line of `_headers` that Cloudflare Pages would ignore is named when it builds the site', async () => {
  const rule = (length: number) => `/*\n  X-Long: ${'a'.repeat(length - '  X-Long: '.length)}\n`;
  const messagesOf = async (length: number) =>
    (await (await fixtureSite({ ...intro, 'static/_headers': rule(length) })).build()).messages;
  expect(await messagesOf(2001)).toEqual([]);
  process.env.CF_PAGES = '1';
  onTestFinished(() => void delete process.env.CF_PAGES);
  expect(await messagesOf(2001)).toContainEqual(
    expect.stringContaining('The line `X-Long` of `_headers` has 2001 characters; Cloudflare Pages ignores'),
  );
  expect((await messagesOf(2000)).join()).not.toContain('X-Long');
});

describe('policy', () => {
  const readPolicy = async (built: Built) =>
    Object.fromEntries(
      (await built.read('_octavo/csp.txt')).split(';').map((directive) => {
        const [name = '', ...values] = directive.trim().split(' ');
        return [name, values];
      }),
    );

  it('names no foreign origin unless content or configuration does', async () => {
    const plain = await (await fixtureSite(intro)).build();
    expect(await plain.read('_octavo/csp.txt')).not.toContain('http');
    expect(plain.messages).toEqual([]);
  });

  it('allows what content, styles and configuration load, and reports so once for each origin', async () => {
    const site = await fixtureSite(
      {
        ...intro,
        'docs/badge.md':
          '# B\n\n![a badge](https://img.example/b.svg) ![another](https://img.example/c.svg)\n\n' +
          '<img src="//plain.example/x.png" srcSet="https://set.example/y.png 2x" alt="" />\n\n' +
          '<video poster="https://poster.example/p.png" src="https://film.example/f.mp4"></video>\n\n' +
          "<div style={{ backgroundImage: 'url(https://style.example/x.png)' }}>x</div>\n",
        'docs/evil.md': '# E\n\n![x](http://0;script-src-elem/x.png)\n',
        'blog/2025-01-01-post.md': '---\nauthors: [a]\n---\n\n# Post\n',
        'blog/authors.yml': 'a:\n  name: A\n  image_url: https://author.example/a.png\n',
        'src/c.css': '.a { background: url(https://sheet.example/a.png) }',
      },
      {
        blog: '{}',
        themeConfig: `{
          navbar: { logo: { alt: '', src: 'https://logo.example/l.svg' } },
          footer: { copyright: '<img alt="" src=https://footer.example/f.png>' },
        }`,
        config: `
          scripts: ['https://script.example/s.js'],
          stylesheets: ['https://styles.example/s.css'],
          headTags: [{ tagName: 'link', attributes: { rel: 'icon', href: 'https://icon.example/i.png' } }],
          themes: [['@docusaurus/theme-classic', { customCss: './src/c.css' }]],`,
      },
    );
    const built = await site.build();
    const policy = await readPolicy(built);
    expect(Object.keys(policy)).not.toContain('script-src-elem/x.png');
    expect(policy['img-src']).toEqual(
      [
        "'self'",
        'data:',
        ...['author', 'footer', 'icon', 'img', 'logo', 'poster', 'set', 'sheet', 'style'].map(
          (name) => `https://${name}.example`,
        ),
        'plain.example',
      ].sort(),
    );
    expect(policy['media-src']).toEqual(["'self'", 'https://film.example']);
    expect(policy['script-src']).toContain('https://script.example');
    expect(policy['style-src']).toContain('https://styles.example');

    const warnings = built.messages.filter((message) => message.includes('is another site'));
    expect(warnings.map((message) => /^(?:([^"]*): )?"([^"]*)"/.exec(message)?.slice(1, 3).join(' ')).sort()).toEqual([
      'blog/2025-01-01-post.md https://author.example',
      'docs/badge.md https://film.example',
      'docs/badge.md https://img.example',
      'docs/badge.md https://poster.example',
      'docs/badge.md https://set.example',
      'docs/badge.md https://style.example',
      'docs/badge.md plain.example',
      'docs/evil.md http://0;script-src-elem',
      'docusaurus.config.mjs https://footer.example',
      'docusaurus.config.mjs https://icon.example',
      'docusaurus.config.mjs https://logo.example',
      'docusaurus.config.mjs https://script.example',
      'docusaurus.config.mjs https://styles.example',
      'src/c.css:1 https://sheet.example',
    ]);

    // Pages that are not rendered again still load the same.
    await site.write({ 'docs/new.md': '# New\n\nEdited.\n' });
    const next = await site.build();
    expect(next.report.rendered).toBe(1);
    expect(await readPolicy(next)).toEqual(policy);
    expect(next.messages).toEqual(built.messages);
  });

  it('allows addresses that code loads in the browser, and those that the configuration names', async () => {
    const site = await fixtureSite(
      {
        ...intro,
        'src/api.js':
          "export const API = 'https://api.example.com/v1';\nexport const HOME = 'https://home.example.com';",
        'src/pages/stars.jsx': `
          import { useEffect, useState } from 'react';
          import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
          import { API } from '../api';
          export default function Stars() {
            const [stars, setStars] = useState(0);
            const { siteConfig: { customFields } } = useDocusaurusContext();
            useEffect(() => {
              fetch(API + '/stars').then(setStars);
              fetch(customFields.counter, customFields.menu[0].href);
              fetch('https://warnings.example.com/x');
              new WebSocket('wss://live.example.com/stars');
            }, []);
            return <main>{stars}{stars > 3 && <iframe src="https://film.example.com/1" />}<a href="https://link.example.com">a</a></main>;
          }`,
        'src/plain.jsx': "export default () => <p>{typeof fetch('https://unused.example.com')}</p>;",
        'src/client.js': `
          const script = document.createElement('script');
          script.src = 'https://widget.example.com/w.js';
          document.head.append(script);`,
      },
      {
        config: `
          clientModules: ['./src/client.js'],
          customFields: {
            counter: 'https://count.example.com/x', unasked: 'https://unasked.example.com',
            menu: [{ href: 'https://menu.example.com' }],
            octavo: { connect: ['https://*.named.example.com', 'wss://named.example.com/', 'https://warnings.example.com'] },
          },`,
      },
    );
    const built = await site.build();
    const policy = await readPolicy(built);
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://widget.example.com',
      'https://api.example.com',
      'https://count.example.com',
      'https://warnings.example.com',
      'wss://live.example.com',
      'https://*.named.example.com',
      'wss://named.example.com',
    ]);
    expect(policy['script-src']).toContain('https://widget.example.com');
    expect(policy['frame-src']).toEqual(["'self'", 'https://film.example.com']);
    expect(built.messages.map((message) => /^(.*?) is another site, used for (.*?)\./.exec(message)?.slice(1))).toEqual(
      [
        ['src/client.js:3: "https://widget.example.com"', 'scripts'],
        ['src/api.js:1: "https://api.example.com"', 'requests of scripts'],
        ['src/pages/stars.jsx:12: "wss://live.example.com"', 'requests of scripts'],
        ['src/pages/stars.jsx:14: "https://film.example.com"', 'frames'],
        ['docusaurus.config.mjs: "https://count.example.com"', 'requests of scripts'],
      ],
    );
  });

  it("allows hosts that a component reads from customFields, and those that the site's policy allows", async () => {
    const site = await fixtureSite(
      {
        'docs/intro.mdx':
          "---\nslug: /\n---\nimport Reference from '@site/src/Reference';\n\n# Intro\n\n<Reference />\n",
        'node_modules/shows-api/package.json': '{ "name": "shows-api", "main": "main.js" }',
        'node_modules/shows-api/main.js': 'exports.load = (address) => fetch(address);',
        'src/Reference.jsx': `
        import { useEffect } from 'react';
        import { load } from 'shows-api';
        import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
        export default function Reference() {
          const { customFields } = useDocusaurusContext().siteConfig;
          useEffect(() => void load(customFields.reference.files[0].url), []);
          return <p>{customFields.team.url}</p>;
        }`,
        'src/theme/SearchBar.jsx': `
        import { useEffect } from 'react';
        import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
        export default function SearchBar() {
          const { customFields } = useDocusaurusContext().siteConfig;
          useEffect(() => {
            const script = document.createElement('script');
            script.src = customFields.finder;
            document.head.append(script);
          }, []);
          return <input type="search" aria-label="Search" />;
        }`,
      },
      {
        config: `
        customFields: {
          octavo: { search: false },
          reference: { files: [{ url: 'https://files.example.com/openapi.json' }] },
          team: { url: 'https://team.example.com/people' },
          finder: 'https://finder.example.com/bar',
        },
        headTags: [{ tagName: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content:
          "default-src 'self'; connect-src 'self' https://*.own.example.com; img-src https: 'unsafe-inline' x;y; script-src 'self' 'unsafe-inline'" } }],`,
      },
    );
    const policy = await readPolicy(await site.build());
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://finder.example.com',
      'https://files.example.com',
      'https://*.own.example.com',
    ]);
    expect(policy['script-src']).toContain('https://finder.example.com');
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'https:', 'x']);
  });
});

describe('--zip', () => {
  it('contains the whole site, a start file and a note', async () => {
    const site = await fixtureSite(intro);
    const { zipFile = '', outDir } = await build({ siteDir: site.dir, zip: true });
    const files = unzipSync(await readFile(zipFile));
    expect(strFromU8(files['Fixture/Start here.html'] ?? new Uint8Array())).toContain('url=site/index.html');
    expect(strFromU8(files['Fixture/README.txt'] ?? new Uint8Array())).toContain('https://fixture.example');
    expect(strFromU8(files['Fixture/site/new.html'] ?? new Uint8Array())).toBe(
      await readFile(`${outDir}/new.html`, 'utf8'),
    );
    expect(Object.keys(files).filter((name) => /_headers|\.gz$|\.br$/.test(name))).toEqual([]);
  });
});

describe('for programs that read', () => {
  it('every page has a Markdown twin, and llms.txt lists the latest ones', async () => {
    const site = await fixtureSite({
      ...intro,
      'docs/new.md':
        "---\ndescription: What is new.\n---\n\nimport P from './_p.md';\n\n:::tip\n\nHint.\n\n:::\n\n<P />\n\n[home](./intro.md)\n",
      'docs/_p.md': 'From a partial.\n',
    });
    const built = await site.build();
    const twin = await built.read('new.md');
    expect(twin).toContain('Hint.');
    expect(twin).toContain('From a partial.');
    expect(twin).toContain('[home](index.html)');
    expect(twin).not.toContain('import');
    expect(await built.html('/new')).toContain('<link rel="alternate" type="text/markdown" href="new.md"');
    expect(await built.read('llms.txt')).toContain('- [new](https://fixture.example/new.md): What is new.');
  });
});

describe('files that browsers may keep for ever', () => {
  it('are all files with a content hash in their names, and no file that only looks so', async () => {
    const site = await fixtureSite({
      ...intro,
      'docs/pictures.md': '# Pictures\n\n![One](./one.png) <b style={{ color: "red" }}>red</b>\n',
      'docs/one.png': Buffer.from('not really a picture'),
      'docs/folder/deep.md': 'Deep.\n',
      'static/assets/photo-1700000000.svg': '<svg/>',
      'static/assets/photo-0123456789abcdef.svg': '<svg/>',
    });
    const built = await site.build();
    const running = await serve({ dir: path.join(site.dir, 'build'), port: 0 });
    onTestFinished(() => running.close());
    const isKept = async (file: string) =>
      (await fetch(running.url + file)).headers.get('cache-control')?.includes('immutable');
    const hashed = (await built.files()).filter((file) => /[.-][0-9a-f]{10,}\.\w+$/.test(file));
    const kept = new Set<string>();
    for (const file of hashed) if (await isKept(file)) kept.add(file);
    expect(hashed.filter((file) => !kept.has(file)).sort()).toEqual([
      'assets/photo-0123456789abcdef.svg',
      'assets/photo-1700000000.svg',
    ]);
    const nameOf = (file: string) => file.replace(/[0-9a-f]{10,}/, '*');
    expect([...new Set([...kept].map(nameOf))].sort()).toEqual([
      '_octavo/sidebar-*.js',
      '_octavo/site-*.js',
      'assets/app.*.js',
      'assets/files/one.*.png',
      'assets/infima.*.css',
      'assets/menus.*.js',
      'assets/search-results.*.js',
      'assets/search-view.*.js',
      'assets/search.*.js',
      'assets/style.*.css',
      'assets/suggestions.*.js',
      'assets/theme.*.css',
    ]);
  });
});

describe('static files', () => {
  it('are copied unchanged; the first folder wins', async () => {
    const site = await fixtureSite(
      {
        ...intro,
        'static/a.txt': 'one',
        'extra/a.txt': 'two',
        'extra/b.bin': Buffer.from([0, 255, 1]),
        'static/robots.txt': 'x',
      },
      { config: "staticDirectories: ['static', 'extra']," },
    );
    const built = await site.build();
    expect(await built.read('a.txt')).toBe('one');
    expect(await readFile(`${built.report.outDir}/b.bin`)).toEqual(Buffer.from([0, 255, 1]));
    expect(await built.exists('robots.txt')).toBe(true);
  });
});

describe('addresses in styles and in tags of the head', () => {
  it('lead to files of the site, from a style sheet or from anywhere, and each article has its own', async () => {
    const picture = (n: number) => Buffer.alloc(11_000, n);
    const post = (n: number) =>
      `---\ndate: 2024-01-0${n}\ntitle: P${n}\n---\n\n<div style={{ backgroundImage: "url('./own.png')" }}>Cover ${n}</div>\n`;
    const site = await fixtureSite(
      {
        ...intro,
        'static/img/logo.png': picture(1),
        'src/pages/pic.png': picture(2),
        'blog/one/index.mdx': post(1),
        'blog/one/own.png': picture(3),
        'blog/two/index.mdx': post(2),
        'blog/two/own.png': picture(4),
        'src/pages/deep/look.jsx': `import Head from '@docusaurus/Head';
          import useBaseUrl from '@docusaurus/useBaseUrl';
          import pic from '../pic.png';
          export default function Look() {
            const logo = useBaseUrl('/img/logo.png');
            return <>
              <Head>
                <meta property="og:image" content={logo} />
                <meta name="twitter:image" content={pic} />
                <link rel="canonical" href={useBaseUrl('/new')} />
                <link rel="icon" href={pic} />
              </Head>
              <p style={{ background: \`url("\${pic}") no-repeat, url(\${logo}), url(#shape)\` }}>Look</p>
              <img src={pic} alt="" fetchPriority="high" />
            </>;
          }`,
      },
      { blog: "{ onUntruncatedBlogPosts: 'ignore' }", config: "baseUrl: '/sub/'," },
    );
    const built = await site.build();
    expect(built.messages).toEqual([]);
    const look = await built.read('deep/look.html');
    const pic = /src=["']\.\.\/(assets\/files\/pic\.\w+\.png)["']/.exec(look)?.[1];
    expect(look).toContain('<meta property="og:image" content="https://fixture.example/sub/img/logo.png"');
    expect(look).toContain(`<meta name="twitter:image" content="https://fixture.example/sub/${pic}"`);
    expect(look).toContain('<link rel="canonical" href="https://fixture.example/sub/new"');
    expect(look).toContain(`<link rel="icon" href="../${pic}"`);
    expect(/<img [^>]*>/.exec(look)?.[0]).not.toContain('lazy');
    const stylesOf = async (html: string, text: string) => {
      const name = new RegExp(`class="(s[0-9a-f]{7})"[^>]*>${text}<`).exec(html)?.[1];
      const files = [...html.matchAll(/href="(?:\.\.\/)*(assets\/style\.\w+\.css)"/g)].map(([, file]) => file!);
      const css = (await Promise.all(files.map(built.read))).join('') + html;
      return new RegExp(`\\.${name}\\.${name}\\.${name}\\{([^}]*)\\}`).exec(css)?.[1];
    };
    expect(await stylesOf(look, 'Look')).toBe(`background:url(../${pic}) no-repeat, url(../img/logo.png), url(#shape)`);
    // Two articles with the same words for different files. A reader who goes from one to the other gets both.
    const posts = [await built.read('blog/one.html'), await built.read('blog/two.html')];
    const covers = await Promise.all(posts.map((html) => stylesOf(html, 'Cover \\d')));
    for (const cover of covers) expect(cover).toMatch(/^background-image:url\(\.\.\/assets\/files\/own\.\w+\.png\)$/);
    expect(covers[0]).not.toBe(covers[1]);
    expect(new Set(posts.map((html) => /class="(s[0-9a-f]{7})"/.exec(html)?.[1])).size).toBe(2);
  });
});
