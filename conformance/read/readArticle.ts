import { attributeOf, textOf, type Element } from '../html/parseHtml.ts';
import { removeAll, select } from '../html/select.ts';
import type { PageFacts } from '../facts.ts';
import { toAddress, type Place } from './address.ts';

type ArticleFacts = Pick<PageFacts, 'headings' | 'text' | 'ids' | 'links' | 'images' | 'code' | 'admonitions'>;

/** The selectors by which an engine's articles are read. */
export interface ArticleNames {
  /** Elements that the author did not write: buttons, links of headings. */
  furniture: string;
  codeTitle: string;
  codeLine: string;
  /** A block with numbered lines. */
  numbered: string;
  firstNumber(block: Element): string;
  admonitionTitle: string;
}

/** Reads the author's content; removes elements from the tree along the way. */
export function readArticle(article: Element | undefined, place: Place, names: ArticleNames): ArticleFacts {
  if (!article) return { headings: [], text: '', ids: [], links: [], images: [], code: [], admonitions: [] };
  removeAll(article, names.furniture);
  return {
    headings: select(article, 'h2, h3, h4, h5, h6').map(
      (heading) => `${heading.tagName}#${attributeOf(heading, 'id') ?? ''} ${textOf(heading)}`,
    ),
    text: textOf(article),
    ids: select(article, '[id]:not(h2):not(h3):not(h4):not(h5):not(h6)')
      .map((element) => attributeOf(element, 'id') ?? '')
      // React's counter, which depends on everything before it.
      .filter((id) => !/^(?:_\w*R_|[«:])/.test(id)),
    links: select(article, 'a[href]').map((link) => toAddress(attributeOf(link, 'href') ?? '', place)),
    images: select(article, 'img').map((image) => readImage(image, place)),
    code: select(article, '.theme-code-block').map((block) => readCode(block, names)),
    admonitions: select(article, '.theme-admonition').map((box) => readAdmonition(box, names)),
  };
}

function readImage(image: Element, place: Place): string {
  const src = attributeOf(image, 'src') ?? '';
  const address = src.startsWith('data:') ? 'inlined' : toAddress(src, place);
  // A file of `static/` may be copied to a hashed address or used at its own; it is the same picture.
  const file = /^[a-z]+:\/\//.test(address) ? address : address.replace(/^(?:file:|.*\/)/, '');
  return `${file} ${attributeOf(image, 'alt') ?? ''}`;
}

function readCode(block: Element, names: ArticleNames): string {
  const language = classesOf(block).find((name) => name.startsWith('language-')) ?? '';
  const title = select(block, names.codeTitle).map(textOf).join('');
  const marks = select(block, names.codeLine).flatMap((line, index) => {
    const classes = classesOf(line).filter((name) => !/^(?:token-line|line|codeLine_\w+)$/.test(name));
    return classes.length > 0 ? [`${index + 1}: ${classes.join(' ')}`] : [];
  });
  const numbers = select(block, names.numbered).length > 0 ? names.firstNumber(block) : '';
  return [language, title, numbers, ...marks].join('|');
}

function readAdmonition(box: Element, names: ArticleNames): string {
  const [type] = classesOf(box).filter((name) => name.startsWith('theme-admonition-'));
  const [title] = select(box, names.admonitionTitle);
  return `${type?.slice('theme-admonition-'.length)} ${title ? textOf(title) : ''}`;
}

function classesOf(element: Element): string[] {
  return (attributeOf(element, 'class') ?? '').split(/\s+/).filter(Boolean);
}
