import type { PageData } from '../../shared/pageData.ts';
import { describe, expect, it } from 'vitest';
import type { DocumentAssets } from '../../shared/renderer.ts';
import { sampleAssets } from '../testing/sampleAssets.ts';
import { samplePages } from '../testing/samplePages.ts';
import { sampleSite } from '../testing/sampleSite.ts';
import { renderDocument } from './renderDocument.ts';

const assets: DocumentAssets = {
  ...sampleAssets,
  headTags: [
    { tag: 'link', attributes: { rel: 'icon', href: '/img/favicon.svg' } },
    { tag: 'script', attributes: { src: 'https://cdn.example/x.js', async: true } },
  ],
};
const { sidebar: _sidebar, content: _content, ...page } = samplePages.oldDoc;
const render = (changes = {}) => renderDocument(sampleSite, { ...page, ...changes }, assets, '<p>body</p>');

describe('renderDocument', () => {
  it('has what the runtime needs', () => {
    const html = render();
    expect(html).toMatch(
      /^<!doctype html><html lang="en" dir="ltr" class="docs-wrapper docs-version-0.5.0" data-has-hydrated="false" data-theme=/,
    );
    expect(html).toContain('data-oc-root="../../"');
    expect(html).toMatch(
      /<body class="navigation-with-keyboard"><svg .*<\/svg><div id="__docusaurus"><p>body<\/p><\/div><\/body>/,
    );
    expect(html).toMatch(
      /<script type="application\/json" id="octavo:page">{[^<]*}<\/script><style>body{color:red}<\/style>/,
    );
  });

  it('runs the boot script before anything that has an address', () => {
    const html = render();
    const boot = html.indexOf('<script>boot()</script>');
    expect(boot).toBeGreaterThan(0);
    expect(html.slice(0, boot)).not.toMatch(/(?:href|src)=/);
    expect(boot).toBeLessThan(html.indexOf('<body '));
  });

  it('names files of the site relative to the document, and leaves other addresses alone', () => {
    const html = render();
    expect(html).toContain('<link rel="icon" href="../../img/favicon.svg">');
    expect(html).toContain('<script src="https://cdn.example/x.js" async></script>');
  });

  it('has styles in the order of the cascade: look, site, page', () => {
    const tags = [
      { tag: 'link', attributes: { rel: 'stylesheet', href: '/assets/page.css' } },
      { tag: 'meta', attributes: { name: 'description', content: 'D' } },
    ];
    const html = render({ head: { ...page.head, tags } });
    const places = [
      'name="description"',
      '<style>body',
      'assets/theme.1.css',
      '<style>.site{}',
      'assets/site.1.css',
      'rel="icon"',
      'assets/page.css',
      '</head>',
    ];
    expect(places.map((text) => html.indexOf(text))).toEqual(
      places.map((text) => html.indexOf(text)).toSorted((a, b) => a - b),
    );
    expect(html).toContain('<link rel="stylesheet" href="../../assets/page.css" data-oc-head>');
  });

  it('leaves the style of what shows later to boot, or to the browser where no script runs, at its place', () => {
    expect(render()).toContain(
      '</style><noscript data-oc-late><link rel="stylesheet" href="../../assets/theme.1.css"></noscript><style>.site{}</style>',
    );
  });

  it('leaves it to the script of the 404 page, which is served anywhere and has to find the sheet first', () => {
    const lost = render({ kind: 'not-found', path: '/404.html' });
    expect(lost).toMatch(
      /<noscript data-oc-lost-late><link rel="stylesheet" href="\/[^"]*assets\/theme\.1\.css"><\/noscript><style>\.site\{\}/,
    );
    expect(lost).not.toContain('data-oc-late');
  });

  it('inlines a part of the look where one of its classes is used, before what may override it', () => {
    const withBody = (body: string) => renderDocument(sampleSite, page, assets, body);
    const shown = '<style>.button{}</style><style>body{color:red}</style>';
    expect(withBody('<a class="own button--primary" href="x">')).toContain(shown);
    expect(withBody('<button class="own">button</button>')).not.toContain('.button{}');
    expect(withBody('<b class="toString">')).not.toContain('.button{}');
    expect(withBody('<details><summary class="button">a</summary>b</details>')).toContain(shown);
    expect(withBody('<details><summary>a</summary><b class="button">b</b></details>')).not.toContain('.button{}');
  });

  it('inlines the script that opens remembered tabs only if there are such', () => {
    const withBody = (body: string) => renderDocument(sampleSite, page, assets, body);
    expect(withBody('<div class="tabs-container tabList__CuJ" data-oc-group="os">')).toContain(
      '<script>tabs()</script></body>',
    );
    expect(withBody('<div class="tabs-container tabList__CuJ" data-oc-query="os">')).toContain(
      '<script>tabs()</script></body>',
    );
    expect(withBody('<div class="tabs-container tabList__CuJ">')).not.toContain('tabs()');
  });

  it('inlines the style of the blog on its pages', () => {
    expect(render()).not.toContain('.post{}');
    expect(render({ kind: 'blog-list' })).toContain('</style><style>.post{}</style>');
  });

  it('inlines the style of cards and actions only if there are such', () => {
    const withBody = (body: string) => renderDocument(sampleSite, page, assets, body);
    expect(withBody('<ul class="oc-cards">')).toContain('</style><style>.cards{}</style>');
    expect(withBody('<div class="own oc-actions">')).toContain('</style><style>.cards{}</style>');
    expect(withBody('<p>oc-cards</p>')).not.toContain('.cards{}');
  });

  it('marks the tags of the page, and only those', () => {
    const html = render({
      head: { title: 'T', tags: [{ tag: 'meta', attributes: { name: 'description', content: 'D' } }] },
    });
    expect(html).toContain('<meta name="description" content="D" data-oc-head>');
    expect(html.match(/data-oc-head/g)).toHaveLength(1);
  });

  it('escapes everything that is not markup', () => {
    const evil = '</title></script><script>alert("1")</script>&';
    const html = render({
      path: `/${evil}`,
      head: {
        title: evil,
        tags: [
          { tag: 'meta', attributes: { name: 'description', content: evil } },
          { tag: 'script', attributes: { type: 'application/ld+json' }, content: JSON.stringify({ name: evil }) },
        ],
      },
    });
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<script/g)).toHaveLength(4);
    expect(html.match(/<\/script>/g)).toHaveLength(4);
    const data = /id="octavo:page">(.*?)<\/script>/.exec(html)![1]!;
    expect((JSON.parse(data) as PageData).path).toBe(`/${evil}`);
    const jsonLd = /ld\+json" data-oc-head>(.*?)<\/script>/.exec(html)![1]!;
    expect(JSON.parse(jsonLd)).toEqual({ name: evil });
  });

  it('lets no script of the configuration end early', () => {
    const content = 'x = "</script><!-- <script>"';
    const html = render({ head: { title: 'T', tags: [{ tag: 'script', attributes: {}, content }] } });
    expect(html).toContain('<script data-oc-head>x = "<\\/script><\\!-- <script>"</script>');
  });

  it('refuses what cannot be an attribute', () => {
    const tags = [{ tag: 'meta' as const, attributes: { 'on load': 'x' } }];
    expect(() => render({ head: { title: 'T', tags } })).toThrow('"on load" cannot be the name');
  });
});
