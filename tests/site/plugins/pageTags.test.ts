import { describe, expect, it } from 'vitest';
import { startDev } from '../../../engine/node/serve/dev/startDev.ts';
import { fixtureSite } from '../../support/fixtureSite.ts';

const HOME = { 'docs/index.md': '---\nslug: /\n---\n\n# Home\n' };

describe('a counter of visits', () => {
  it('is in a build, and the policy allows it', async () => {
    const config = `plugins: [
      ['@docusaurus/plugin-google-gtag', { trackingID: ['G-1', 'G-2'], anonymizeIP: true }],
      ['@docusaurus/plugin-google-tag-manager', { containerId: 'GTM-1' }],
      ['@docusaurus/plugin-google-analytics', { trackingID: 'UA-1' }],
    ],`;
    const site = await fixtureSite(HOME, { config });
    const built = await site.build();
    const html = await built.html('/');
    expect(html).toContain('<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>');
    expect(html).toContain('gtag("config","G-1",{anonymize_ip:true});gtag("config","G-2",{anonymize_ip:true});');
    expect(html).toContain('<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>');
    expect(html).toContain('<script async src="https://www.google-analytics.com/analytics.js"></script>');
    expect(html).toMatch(
      /<body[^>]*><svg[^>]*><defs>.*?<\/svg><noscript><iframe src="https:\/\/www.googletagmanager.com\/ns.html\?id=GTM-1"/,
    );
    const policy = await built.read('_headers');
    expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
    expect(policy).toMatch(/img-src [^;]*https:\/\/\*\.google-analytics\.com/);
    expect(policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/);
    const script = /<script defer src="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(await built.read(script)).toContain('gtag("event","page_view")');
    const server = await startDev({ siteDir: site.dir, port: 0 });
    try {
      expect(await (await fetch(server.url)).text()).not.toContain('google');
    } finally {
      await server.close();
    }
  });

  it('is absent where no plugin adds it, and so is any script', async () => {
    const built = await (await fixtureSite(HOME)).build();
    expect((await built.files()).filter((file) => file.startsWith('assets/code/'))).toEqual([]);
    expect(await built.html('/')).not.toContain('<script defer');
  });
});

it('tags of a web app are in the head, with addresses relative to the site', async () => {
  const site = await fixtureSite(
    { ...HOME, 'docs/sub/a.md': '# A\n', 'static/manifest.json': '{}', 'static/img/icon.png': 'icon' },
    {
      config: `plugins: [['@docusaurus/plugin-pwa', { pwaHead: [
        { tagName: 'link', rel: 'manifest', href: 'manifest.json' },
        { tagName: 'link', rel: 'icon', href: '/img/icon.png' },
        { tagName: 'meta', name: 'theme-color', content: '#fff' },
      ] }]],`,
    },
  );
  const built = await site.build();
  expect(await built.html('/sub/a')).toContain(
    '<link rel="manifest" href="../manifest.json"><link rel="icon" href="../img/icon.png"><meta name="theme-color" content="#fff">',
  );
  expect(built.messages).toEqual([
    'docusaurus.config.mjs: plugins[0]: of @docusaurus/plugin-pwa the tags of the head are used; there is no service worker yet.',
  ]);
});

it('client modules that are missing are named', async () => {
  const site = await fixtureSite(HOME, { config: "clientModules: ['./src/gone.js']," });
  expect((await site.build()).messages).toEqual([
    'docusaurus.config.mjs: The client module "src/gone.js" is no file. Mend its path, or take it out of `clientModules`.',
  ]);
});

it('client modules that are style sheets add no script', async () => {
  const site = await fixtureSite(
    { ...HOME, 'src/a.css': '.a { color: red }', 'src/b.js': "import './b.css';", 'src/b.css': '.b { color: blue }' },
    { config: "clientModules: ['./src/a.css', './src/b.js']," },
  );
  const built = await site.build();
  expect(await built.html('/')).toContain('.a{color:red}.b{color:#00f}');
  expect(await built.html('/')).not.toContain('<script defer');
  expect((await built.files()).filter((file) => file.startsWith('assets/code/'))).toEqual([]);
});

it('allows an inline script of a plugin to load the addresses in it, and names their site', async () => {
  const config = `plugins: [() => ({ name: 'count', injectHtmlTags: () => ({ headTags: [
    { tagName: 'script', innerHTML: 'var u="https://count.example/";add(u+"count.js")' }] }) })],`;
  const built = await (await fixtureSite(HOME, { config })).build();
  const policy = await built.read('_octavo/csp.txt');
  for (const directive of ['script-src', 'connect-src', 'img-src']) {
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://count\\.example`));
  }
  expect(built.messages.join('\n')).toContain(
    '"https://count.example" is another site, used for scripts, requests of scripts, pictures.',
  );
});
