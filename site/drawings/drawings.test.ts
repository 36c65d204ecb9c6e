/** The drawings of the docs: each has a dark variant, is used, and keeps its texts inside their boxes. */
import { describe, expect, it } from 'vitest';
import { readSitePages, readTranslatedPages } from '../facts/markdown.ts';
import { darken, isCurrent, readDrawings } from './darken.mjs';
import { textProblems } from './textFits.ts';
import { LOCALES, NAMES, readTranslated, translate } from './translate.mjs';

const drawings = readDrawings();
const translated = readTranslatedPages();
const pages = [...readSitePages(), ...translated];

describe('drawings', () => {
  it('have a current dark variant', () => {
    expect(drawings.length).toBeGreaterThan(30);
    const stale = drawings.filter((drawing) => !isCurrent(drawing)).map(({ name }) => name);
    expect(stale, 'run: node site/drawings/darken.mjs').toEqual([]);
  });

  it('are shown in both colors wherever they are shown', () => {
    const text = pages.map((page) => page.text).join('\n');
    const uses = (file: string) => text.split(`/img/docs/${file}`).length - 1;
    const wrong = drawings.filter(
      ({ name }) => uses(name) === 0 || uses(name) !== uses(name.replace('.svg', '.dark.svg')),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('that explain something have their words in the language of the page', () => {
    const stale = readTranslated().filter(({ text, wanted }) => text !== wanted);
    expect(
      stale.map(({ name }) => name),
      'run: node site/drawings/translate.mjs && node site/drawings/darken.mjs',
    ).toEqual([]);
    const english = translated.filter(({ text }) => NAMES.some((name) => text.includes(`/img/docs/${name}`)));
    expect(english.map(({ file }) => file)).toEqual([]);
    expect(() => translate('<svg><text x="1">New word</text></svg>', 'de')).toThrow(
      "words.de.json has no word for 'New word'",
    );
    expect(translate('<text x="9" text-anchor="end">yes</text><text x="9">q8_0</text>', 'ar')).toBe(
      '<text x="9" text-anchor="start" direction="rtl">نعم</text><text x="9">q8_0</text>',
    );
    expect(LOCALES).toHaveLength(2);
  });

  it('scroll on a phone instead of shrinking until nobody can read them', () => {
    const shrinking = pages.filter(
      ({ text }) =>
        text.split('<ThemedImage').length !==
        text.split('<p className="oc-picture" tabIndex={0}>\n  <ThemedImage').length,
    );
    expect(shrinking.map(({ file }) => file)).toEqual([]);
  });

  it.each(drawings.map(({ name, text }) => [name, text] as const))(
    '%s keeps its texts inside their boxes',
    (_, text) => {
      expect(textProblems(text)).toEqual([]);
    },
  );

  it('with other colors or long texts are reported', () => {
    expect(() => darken('<rect fill="#123456"/>', 'x.svg')).toThrow("x.svg: no dark color for '#123456'");
    const svg =
      '<svg viewBox="0 0 100 40"><rect x="10" y="10" width="40" height="20"/><text x="14" y="24">Download</text></svg>';
    expect(textProblems(svg)).toEqual(["'Download' touches the border of its box"]);
  });
});
