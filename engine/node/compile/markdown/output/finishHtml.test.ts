import { describe, expect, it } from 'vitest';
import { createSession } from '../session.ts';
import { finishHtml } from './finishHtml.ts';

const finish = (html: string) => finishHtml(html, createSession('/site/docs/a.mdx', 'mdx'), 'classic').html;

describe('a paragraph with blocks in it', () => {
  it('becomes an element that a browser leaves open', () => {
    expect(finish('<p class="small"><p>One</p><p>Two</p></p><p>Three</p>')).toBe(
      '<div class="small"><p>One</p><p>Two</p></div><p>Three</p>',
    );
    expect(finish('<p><em><p>a <p>b</p></p></em></p>')).toBe('<div><em><div>a <p>b</p></div></em></div>');
    expect(finish('<p>Text <ul><li><p>Item</p></li></ul></p>')).toBe('<div>Text <ul><li><p>Item</p></li></ul></div>');
  });

  it('stays unchanged where the browser leaves it open', () => {
    for (const html of [
      '<p>Text <em>and</em> <code>code</code><br>more</p>',
      '<p><button type="button"><div>Label</div></button></p>',
      '<p><svg><foreignObject><div>x</div></foreignObject></svg></p>',
    ]) {
      expect(finish(html)).toBe(html);
    }
  });

  it('is left to React in code that it makes live', () => {
    const live = '<oc-island><p><p>One</p></p></oc-island>';
    expect(finish(live)).toBe(live);
    expect(finish('<oc-island><oc-part><p><p>One</p></p></oc-part></oc-island>')).toBe(
      '<oc-island><oc-part><div><p>One</p></div></oc-part></oc-island>',
    );
  });
});

describe('highlighted code', () => {
  const read = (html: string) => finishHtml(html, createSession('/site/docs/a.mdx', 'mdx'), 'classic');
  const [open, close] = ['<pre class="prism-code"><code class="codeBlockLines_e6Vv">', '</code></pre>'];

  it('is read as text, and its tags stay as they are', () => {
    const html = `${open}<span class="token-line"><span class="token keyword">if</span> a &lt; b<br></span>${close}<p>c</p>`;
    const { html: written, root } = read(html);
    expect(written).toBe(html);
    expect(root.children).toMatchObject([
      { tag: 'pre', children: [{ tag: 'code', children: ['if a < b\n'] }] },
      { tag: 'p', children: ['c'] },
    ]);
  });

  it('is read tag by tag where an author wrote into it', () => {
    const html = (inside: string) => `${open}<span class="token-line">${inside}</span>${close}`;
    expect(read(html('<a id="x" href="#y">b</a>')).anchors).toEqual(['x']);
    expect(read(html('<span class="token" style="color:red">b</span>')).css).toContain('color:red');
    expect(read(html('a < b')).root.children).toMatchObject([{ children: [{ children: [{ tag: 'span' }] }] }]);
    expect(read(`${open}<span class="token">never closed`).html).toBe(`${open}<span class="token">never closed`);
  });
});

describe('an image', () => {
  const image = '<img src="/a.png">';

  it('is left as it is where Docusaurus does, because a lazy one without a size takes no room', () => {
    expect(finish(image)).toMatch(/^<img src='[^']+'>$/);
  });

  it('is lazy if it is written as Markdown, and in the look that states all sizes', () => {
    const lazy = /alt="" loading="lazy" decoding="async"/;
    expect(finish('<img src="/a.png" class="img_ev3q">')).toMatch(lazy);
    expect(finishHtml(image, createSession('/site/docs/a.mdx', 'mdx'), 'octavo').html).toMatch(lazy);
  });
});

describe('texts next to each other', () => {
  it('stay separate nodes, as in Docusaurus', () => {
    for (const html of ['<p>Below<!-- -->:</p>', '<p>a<!-- --> <!-- -->b</p>']) expect(finish(html)).toBe(html);
    expect(finish('<p>a</p>\n<!-- -->\n<p>b<!-- note --></p>')).toBe('<p>a</p>\n\n<p>b</p>');
    expect(finish('<p>a<!-- --><b>b</b><!-- -->.</p>')).toBe('<p>a<b>b</b>.</p>');
  });
});
