import { expect, it } from 'vitest';
import { markLanguages } from './markLanguages.ts';

const ENGLISH = { lang: 'en', dir: 'ltr' } as const;
const ARABIC = { lang: 'ar', dir: 'rtl' } as const;

const mark = (html: string, ...texts: string[]) => markLanguages(html, new Set(texts), ENGLISH, ARABIC);
const EN = 'lang="en" dir="ltr"';
const AR = 'lang="ar" dir="rtl"';

it('marks the element that consists of a text', () => {
  expect(mark('<h1 class="x">Hello &amp; you</h1>', 'Hello & you')).toBe(`<h1 ${EN} class="x">Hello &amp; you</h1>`);
  expect(mark('<p>\n  Hello\n</p>', 'Hello')).toBe(`<p ${EN}>\n  Hello\n</p>`);
  expect(mark('<p>مرحبا</p>', 'Hello')).toBe('<p>مرحبا</p>');
});

it('leaves out the direction if it is the same', () => {
  const german = { lang: 'de', dir: 'ltr' } as const;
  expect(markLanguages('<p>Hello</p>', new Set(['Hello']), ENGLISH, german)).toBe('<p lang="en">Hello</p>');
});

it('adds no element around a text that shares its own with other words', () => {
  expect(mark('<p>مرحبا<!-- --> Hello</p>', 'Hello')).toBe('<p>مرحبا<!-- --> Hello</p>');
  // A direction on an element with blocks would reverse their layout.
  expect(mark('<div>Hello<section>نص</section></div>', 'Hello')).toBe('<div>Hello<section>نص</section></div>');
});

it('recognises a text by its placeholders, and each of its plural forms', () => {
  expect(mark('<p>You have 5 of 9</p>', 'You have {n} of {m}')).toBe(`<p ${EN}>You have 5 of 9</p>`);
  expect(mark('<p>5 items</p>', 'One item|{count} items')).toBe(`<p ${EN}>5 items</p>`);
  expect(mark('<p>5 أشياء</p>', '{count}')).toBe('<p>5 أشياء</p>');
});

it('gives other words inside a sentence back their language', () => {
  expect(mark('<p>See <a href="/">الدليل</a> and <b>more</b>.</p>', 'See {link} and {more}.', 'more')).toBe(
    `<p ${EN}>See <a ${AR} href="/">الدليل</a> and <b>more</b>.</p>`,
  );
});

it('marks an element without words for the text that names it', () => {
  expect(mark('<img alt="A picture">', 'A picture')).toBe(`<img ${EN} alt="A picture">`);
  expect(mark('<button title="Close"><svg><title>x</title></svg></button>', 'Close')).toContain(`<button ${EN} title`);
  expect(mark('<nav aria-label="Main"><a>نص</a></nav>', 'Main')).toBe('<nav aria-label="Main"><a>نص</a></nav>');
});

it('ignores elements that the page does not have, and leaves code and known languages alone', () => {
  expect(mark('<p><oc-island data-oc-of="x">Hello</oc-island></p>', 'Hello')).toBe(
    `<p ${EN}><oc-island data-oc-of="x">Hello</oc-island></p>`,
  );
  expect(mark('<code>Hello</code><i lang="fr">Hello</i>', 'Hello')).toBe('<code>Hello</code><i lang="fr">Hello</i>');
});
