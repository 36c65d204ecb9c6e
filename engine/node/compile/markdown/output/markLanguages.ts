/**
 * Marks texts of `<Translate>` and `translate()` whose language is not the one around them. Code returns them as plain
 * texts, so they are recognised in the rendered HTML, where an element that consists of them gets the attributes. A
 * text that shares its element with others stays as it is: an element around it could break the site's styles.
 */
import { escapeRegExp } from '../../../ground/escapeRegExp.ts';
import { scanHtml } from '../../../../shared/html/scanHtml.ts';
import { VOID_TAGS } from '../../../../shared/html/tags.ts';
import { ISLAND_TAG, PART_TAG, SHELL_SLOT_TAG } from '../../../../shared/island.ts';
import type { Untranslated } from '../../../../shared/pageData.ts';
import { decodeEntities, escapeAttribute } from './entities.ts';

interface Element {
  tag: string;
  attributes: Map<string, string>;
  /** Where attributes can be inserted. */
  at: number;
  children: (Element | Text)[];
}

/** `none`: it has no words. */
type Text = 'foreign' | 'own' | 'none';

/** Attributes that are read to readers. */
const SPOKEN = ['title', 'aria-label', 'alt', 'placeholder'];
/** In the page they have no element. */
const WITHOUT_ELEMENT = new Set(['', ISLAND_TAG, PART_TAG, SHELL_SLOT_TAG]);
/** Code is in no language. */
const SKIPPED = new Set(['code', 'kbd', 'noscript', 'pre', 'samp', 'script', 'style', 'svg', 'template']);
/** Elements that are part of a sentence. */
const PHRASING = new Set(
  'a abbr b bdi bdo br cite data em font i img mark q s small span strong sub sup time u'.split(' '),
);

/** `around`: the language of all other texts. */
export function markLanguages(
  html: string,
  texts: ReadonlySet<string>,
  language: Untranslated,
  around: Untranslated,
): string {
  if (texts.size === 0) return html;
  const isForeign = createMatcher(texts);
  const insertions: [at: number, language: Untranslated][] = [];
  visit(readTree(html, (text) => (!/\p{L}/u.test(text) ? 'none' : isForeign(text) ? 'foreign' : 'own')));
  return insertions
    .toSorted(([a], [b]) => b - a)
    .reduce((marked, [at, { lang, dir }]) => {
      const attributes = ` lang="${escapeAttribute(lang)}"${language.dir === around.dir ? '' : ` dir="${dir}"`}`;
      return marked.slice(0, at) + attributes + marked.slice(at);
    }, html);

  function visit(element: Element): void {
    if (SKIPPED.has(element.tag) || element.attributes.has('lang')) return;
    const own = textsOf(element);
    if (!WITHOUT_ELEMENT.has(element.tag)) {
      const isSentence = own.includes('foreign') && !own.includes('own') && isPhrase(element);
      const isNamed = !hasWords(element) && SPOKEN.some((name) => isForeign(element.attributes.get(name) ?? ''));
      if (isSentence || isNamed) {
        insertions.push([element.at, language]);
        for (const inner of elementsOf(element)) restore(inner);
        return;
      }
    }
    for (const inner of elementsOf(element)) visit(inner);
  }

  /** Inside a foreign sentence. */
  function restore(element: Element): void {
    if (SKIPPED.has(element.tag) || element.attributes.has('lang')) return;
    if (textsOf(element).includes('own')) insertions.push([element.at, around]);
    else for (const inner of elementsOf(element)) restore(inner);
  }
}

function createMatcher(texts: ReadonlySet<string>): (text: string) => boolean {
  const exact = new Set<string>();
  const patterns: RegExp[] = [];
  // A text may have a form for each number, see `usePluralForm`.
  for (const form of [...texts].flatMap((text) => [text, ...text.split('|')])) {
    const pieces = form.split(/\{\w+\}/);
    for (const piece of pieces) exact.add(normalize(piece));
    const isPattern = pieces.length > 1 && /\p{L}{2}/u.test(pieces.join(''));
    if (isPattern) patterns.push(new RegExp(`^${pieces.map(escapeRegExp).join('[^]*')}$`));
  }
  return (text) => {
    const found = normalize(text);
    return found !== '' && (exact.has(found) || patterns.some((pattern) => pattern.test(found)));
  };
}

const normalize = (text: string): string => text.replace(/\s+/g, ' ').trim();

function readTree(html: string, kindOf: (text: string) => Text): Element {
  const root: Element = { tag: '', attributes: new Map(), at: 0, children: [] };
  const stack: [Element, ...Element[]] = [root];
  scanHtml(html, decodeEntities, {
    text: (start, end) => void stack.at(-1)?.children.push(kindOf(decodeEntities(html.slice(start, end)))),
    open(tag, attributes, start, _end, isSelfClosing) {
      const element: Element = { tag, attributes, at: start + 1 + tag.length, children: [] };
      stack.at(-1)?.children.push(element);
      if (!VOID_TAGS.has(tag) && !isSelfClosing) stack.push(element);
    },
    close(tag) {
      const at = stack.findLastIndex((element) => element.tag === tag);
      if (at > 0) stack.length = at;
    },
  });
  return root;
}

/** Includes the children of tags that have no element of their own in the page. */
function childrenOf({ children }: Element): Element['children'] {
  return children.flatMap((child) =>
    typeof child !== 'string' && WITHOUT_ELEMENT.has(child.tag) ? childrenOf(child) : [child],
  );
}

function textsOf(element: Element): Text[] {
  return childrenOf(element).filter((child) => typeof child === 'string');
}

function elementsOf(element: Element): Element[] {
  return childrenOf(element).filter((child) => typeof child !== 'string');
}

function isPhrase(element: Element): boolean {
  return elementsOf(element).every((inner) => SKIPPED.has(inner.tag) || (PHRASING.has(inner.tag) && isPhrase(inner)));
}

function hasWords(element: Element): boolean {
  if (SKIPPED.has(element.tag)) return false;
  return textsOf(element).some((text) => text !== 'none') || elementsOf(element).some(hasWords);
}
