import { describe, expect, it } from 'vitest';
import { compareSkeletons } from './compareSkeletons.ts';
import { readSkeleton } from './skeleton.ts';

function compare(reference: string, octavo: string): string[] {
  return compareSkeletons(readSkeleton(reference), readSkeleton(octavo)).map(
    ({ part, kind, at, what }) => `${part}: ${kind} ${what} at ${at}`,
  );
}

describe('compareSkeletons', () => {
  it('compares elements, names and states, but neither text nor the order of names', () => {
    const docusaurus = '<div class="a b" aria-label="x" data-y="1" href="/a">Text<script>1</script></div>';
    expect(compare(docusaurus, '<div href="a" data-y="2" class="b a" aria-label="z">Other</div>')).toEqual([]);
  });

  it('names classes, attributes and tags that differ', () => {
    expect(compare('<p class="a b" role="tab">', '<div class="a c" role="tab" aria-expanded="true">')).toEqual([
      'body: tag -p +div at p.a.b',
      'body: classes -b +c at p.a',
      'body: attributes +aria-expanded=true at p.a.b',
    ]);
  });

  it('compares states by their value', () => {
    expect(compare('<button aria-expanded="false">', '<button aria-expanded="true">')).toEqual([
      'body: attributes -aria-expanded=false +aria-expanded=true at button',
    ]);
  });

  it('pairs the neighbours of what is missing or extra', () => {
    const list = (...names: string[]) => `<ul>${names.map((name) => `<li class="${name}"><a></a></li>`).join('')}</ul>`;
    expect(compare(list('a', 'b', 'c'), list('a', 'c', 'd'))).toEqual([
      'body: missing li.b at ul',
      'body: extra li.d at ul',
    ]);
  });

  it('compares a part that is in another place', () => {
    const footer = (names: string) => `<footer class="theme-layout-footer"><p class="${names}"></p></footer>`;
    expect(compare(`<div class="x"></div>${footer('a')}`, `<div class="x">${footer('a b')}</div>`)).toEqual([
      'body: extra footer.theme-layout-footer at div.x',
      'body: missing footer.theme-layout-footer at body',
      'footer: classes +b at p.a',
    ]);
  });

  it('ignores the marks of Octavo', () => {
    expect(compare('<p><b class="a"></b></p>', '<p><oc-island><b class="a"></b></oc-island></p>')).toEqual([
      'body: extra oc-island at p',
    ]);
  });

  it('does not look into drawings', () => {
    const drawing = (shape: string) => `<svg class="a">${shape.repeat(20)}</svg>`;
    expect(compare(drawing('<g></g>'), drawing('<path></path>'))).toEqual([]);
    expect(compare('<svg><g></g></svg>', '<svg></svg>')).toEqual(['body: missing g at svg']);
  });

  it('names the part that a difference is in', () => {
    const page = (link: string) => `<nav class="theme-layout-navbar"><div>${link}</div></nav>`;
    expect(compare(page('<a class="navbar__item x"></a>'), page('<a class="navbar__item"></a>'))).toEqual([
      'navbar item: classes -x at a.navbar__item',
    ]);
  });
});
