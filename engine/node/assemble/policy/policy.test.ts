import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteTag } from '../../../shared/renderer.ts';
import { createCsp } from './createCsp.ts';
import { findInlineSources } from './findInlineSources.ts';
import { findSources, findStyleSources } from './findSources.ts';
import { isPolicySource, toPolicySource } from './policySources.ts';
import { searchSources } from './searchSources.ts';
import { collectSources, toOriginProblems } from './toOriginProblems.ts';

const csp = (html: string) => createCsp({ inlineScripts: [], inlineStyles: [], sources: findSources(html) });

/** Directive → sources, as a browser reads them. */
function parse(policy: string): Record<string, string[]> {
  expect(policy).not.toContain(',');
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

it('names inline text by hash and allows nothing else inline', () => {
  const policy = createCsp({ inlineScripts: ['boot()'], inlineStyles: ['a{}'] });
  expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}';/);
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('http');
});

describe('what is loaded from elsewhere', () => {
  it.each([
    ['<img src="https://a.example/x.png">', 'img-src', 'https://a.example'],
    ["<IMG alt=x SRC='http://a.example:8080/x.png'>", 'img-src', 'http://a.example:8080'],
    ['<img src=//a.example/x.png>', 'img-src', 'a.example'],
    ['<img src=" https:&#x2F;&sol;a.example/x">', 'img-src', 'https://a.example'],
    ['<img src="\\\\a.example\\x.png">', 'img-src', 'a.example'],
    ['<img src="x.png" srcset="y.png, https://a.example/x,y.png 2x">', 'img-src', 'https://a.example'],
    [`<img alt='src="' src="https://a.example/x.png">`, 'img-src', 'https://a.example'],
    ['<picture><source srcset="https://a.example/x.webp"></picture>', 'img-src', 'https://a.example'],
    ['<video src="x.mp4" poster="//a.example/p.png"></video>', 'img-src', 'a.example'],
    ['<svg><image href="https://a.example/x.png"/></svg>', 'img-src', 'https://a.example'],
    ['<svg><image xlink:href="https://a.example/x.png"/></svg>', 'img-src', 'https://a.example'],
    ['<input type="image" src="https://a.example/x.png">', 'img-src', 'https://a.example'],
    ['<link rel="icon" href="https://a.example/x.png">', 'img-src', 'https://a.example'],
    ['<video src="https://a.example/x.mp4"></video>', 'media-src', 'https://a.example'],
    ['<audio><source src="https://a.example/x.mp3"></audio>', 'media-src', 'https://a.example'],
    ['<audio src="data:audio/wav;base64,AA"></audio>', 'media-src', 'data:'],
    ['<video><track src="https://a.example/x.vtt"></video>', 'media-src', 'https://a.example'],
    ['<iframe src="https://a.example/x"></iframe>', 'frame-src', 'https://a.example'],
    ['<iframe srcdoc="&lt;img src=&quot;https://a.example/x&quot;>"></iframe>', 'img-src', 'https://a.example'],
    ['<script src="https://a.example/x.js"></script>', 'script-src', 'https://a.example'],
    ['<script src="https://a.example/x.js"></script>', 'connect-src', 'https://a.example'],
    ['<link rel="stylesheet" href="https://a.example/x.css">', 'style-src', 'https://a.example'],
    ['<link rel="stylesheet" href="https://a.example/x.css">', 'font-src', 'https:'],
    ['<link rel="preload" as="font" href="https://a.example/x.woff2">', 'font-src', 'https://a.example'],
    ['<form action="https://a.example/send"></form>', 'form-action', 'https://a.example'],
    ['<object data="https://a.example/x.pdf"></object>', 'object-src', 'https://a.example'],
    ['<embed src="x.pdf">', 'object-src', "'self'"],
  ])('%s', (html, directive, source) => {
    const before = parse(csp(''))[directive] ?? [];
    expect(before).not.toContain(source);
    expect(parse(csp(html))[directive]).toContain(source);
  });

  it.each([
    '<a href="https://a.example">link</a>',
    '<img src="x.png"><img src="/x.png"><img src="https:x.png"><img src="">',
    '<link rel="canonical" href="https://a.example/"><link rel="preconnect" href="https://a.example">',
    '<!-- <img src="https://a.example/x.png"> --><script>"<img src=https://a.example>"</script>',
    '&lt;img src="https://a.example/x.png">',
    '<img src="mailto:a@a.example"><img src="https://">',
    '<img src="x:"><constructor src="https://a.example"><link rel="preload" as="constructor" href="https://a.example">',
  ])('is empty for %s', (html) => {
    expect(csp(html)).toBe(csp(''));
  });

  it('is found in style sheets', () => {
    expect(
      findStyleSources(
        '@import "https://a.example/x.css"; @import url(//b.example/y.css);' +
          ".x{background:url(https://c.example/x.png),url( 'https:\\2f/d.example/x')}.y{background:url(x.png)}",
      ),
    ).toEqual({
      style: ['b.example', 'https://a.example'],
      image: ['https://c.example', 'https://d.example'],
      font: ['https://c.example', 'https://d.example'],
    });
  });
});

describe('any text in an address', () => {
  const names = Object.keys(parse(csp('')));

  it.each([
    'http://0;script-src-elem/x.png',
    'https://a.example,script-src/x.png',
    'https://*/x.png',
    'https://*.com/x.png',
    "https://'unsafe-inline'/x.png",
    'https://a.example%3Bscript-src/x.png',
    'https://[::1]/x.png',
  ])('%s adds neither a directive nor a wildcard', (address) => {
    const policy = parse(csp(`<img src="${address}">`));
    expect(Object.keys(policy)).toEqual(names);
    expect(policy['img-src']).toEqual(["'self'", 'data:']);
  });

  it('the policy keeps its directives, and names plain hosts only', () => {
    const address = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string().map((host) => `https://${host}/x.png`),
      fc.string().map((host) => `//${host}`),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(address, (text) => {
        const source = toPolicySource(text);
        const policy = parse(
          createCsp({ inlineScripts: [], inlineStyles: [], sources: { image: [source ?? '', text] } }),
        );
        expect(Object.keys(policy)).toEqual(names);
        for (const value of policy['img-src'] ?? []) {
          expect(value).toMatch(/^(?:'self'|data:|blob:|https?:|(?:https?:\/\/)?[\w.-]+(?::\d+)?)$/);
        }
      }),
    );
  });

  it('of the web is allowed', () => {
    fc.assert(fc.property(fc.webUrl(), (url) => isPolicySource(toPolicySource(url) ?? '')));
  });
});

describe('messages', () => {
  const image = (source: string) => ({ image: [source] });

  it('name each origin once, where it is used first, and what for', () => {
    const places = collectSources(
      [
        { sources: image('https://a.example'), routePath: '/blog' },
        {
          sources: { ...image('https://a.example'), frame: ['https://v.example'] },
          filePath: '/s/b.md',
          routePath: '/b',
        },
        { sources: { image: ['https://a.example', 'https://logo.example'] }, filePath: '/s/a.md', routePath: '/a' },
        { sources: image('https://logo.example'), routePath: '/404.html' },
      ],
      [{ sources: { style: ['https://fonts.example'] }, filePath: '/s/custom.css', line: 3 }],
      '/s/docusaurus.config.ts',
    );
    const text = (source: string, use: string) =>
      `"${source}" is another site, used for ${use}. That site learns who reads the page; the policy of this one allows it.`;
    expect(toOriginProblems(places)).toEqual([
      {
        severity: 'warning',
        code: 'other-origin',
        filePath: '/s/docusaurus.config.ts',
        message: text('https://logo.example', 'pictures'),
      },
      {
        severity: 'warning',
        code: 'other-origin',
        filePath: '/s/custom.css',
        line: 3,
        message: text('https://fonts.example', 'style sheets'),
      },
      {
        severity: 'warning',
        code: 'other-origin',
        filePath: '/s/a.md',
        message: text('https://a.example', 'pictures (and 2 more places)'),
      },
      { severity: 'warning', code: 'other-origin', filePath: '/s/b.md', message: text('https://v.example', 'frames') },
    ]);
  });

  it('say where, for pages without a file, and that some addresses cannot be allowed', () => {
    expect(toOriginProblems([{ sources: image('http://0;x'), routePath: '/blog/authors' }])).toEqual([
      {
        severity: 'warning',
        code: 'other-origin',
        message:
          '"http://0;x" is another site, used for pictures on the page /blog/authors. No policy can name that, so browsers will not load it.',
      },
    ]);
    expect(toOriginProblems([{ sources: { media: ['data:'], object: ["'self'"] } }])).toEqual([]);
  });
});

describe('the search that a site keeps', () => {
  const of = (fields: object) =>
    searchSources({ plugins: [], scripts: [], raw: {}, ...fields } as unknown as Parameters<typeof searchSources>[0]);

  it('may contact its hosts', () => {
    expect(of({ keptSearch: '@docusaurus/theme-search-algolia' }).connect).toContain('https://*.algolia.net');
    const typesense = {
      typesenseServerConfig: { nodes: [{ host: 'x.a1.typesense.net', port: 443, protocol: 'https' }] },
    };
    const kept = { keptSearch: 'docusaurus-theme-search-typesense', raw: { themeConfig: { typesense } } };
    expect(of(kept).connect).toEqual(['https://x.a1.typesense.net']);
    const meili = { name: 'meili', options: { hostUrl: 'https://meili.example/x', apiKey: 'k' } };
    expect(of({ keptSearch: 'meili', plugins: [meili] }).connect).toEqual(['https://meili.example']);
    const scripts = [{ src: 'https://widget.kapa.ai/kapa-widget.bundle.js' }];
    expect(of({ scripts }).connect).toEqual(['https://*.kapa.ai']);
  });

  it('is allowed nothing if it is replaced', () => {
    const themeConfig = { typesense: { nodes: [{ host: 'x.example' }] } };
    expect(of({ raw: { themeConfig } }).connect ?? []).toEqual([]);
  });
});

describe('inline scripts of the configuration', () => {
  const script = (content: string, type?: string): SiteTag => ({
    tag: 'script',
    attributes: type === undefined ? {} : { type },
    content,
  });

  it('may load the addresses that they contain', () => {
    const count = `var u="//m.example/";g.src=u+"x.js";p('https://p.example:8443/i',"/own.js","no address")`;
    const origins = ['https://p.example:8443', 'm.example'];
    expect(findInlineSources([script(count)])).toEqual({ script: origins, connect: origins, image: origins });
    const html = { tag: 'div', attributes: {}, content: `<script async>${count}</script>` };
    expect(findInlineSources([html])).toEqual(findInlineSources([script(count, 'module')]));
  });

  it('are read only if browsers run them', () => {
    const tags = [
      script('{"@context":"https://schema.org"}', 'application/ld+json'),
      script('create("http://www.w3.org/2000/svg")'),
      {
        tag: 'div',
        attributes: {},
        content: `<script type="text/x">"https://a.example/"</script>"https://b.example/"`,
      },
      script('"https://*;script-src/"'),
    ];
    expect(findInlineSources(tags)).toEqual({});
  });
});
