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

  it('stays as it is where the browser leaves it open', () => {
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
