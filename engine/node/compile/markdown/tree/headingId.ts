import type GithubSlugger from 'github-slugger';
import type { Heading, Nodes } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { escapeAttribute, escapeText } from '../output/entities.ts';

const EXPLICIT_ID = /\s*\{#((?:(?!\{#)[^}])+)\}$/;
/** The same as an MDX comment, which other tools ignore: `{/* #id *\/}`. */
const COMMENTED_ID = /^\/\*\s*#([^\s*]+)\s*\*\/$/;
const COMMENTED_ID_AS_TEXT = /\s*\{\/\*\s*#([^\s*}]+)\s*\*\/\}$/;

/**
 * Gives a heading its id: the one written as `{#id}` or `{/* #id *\/}` at its end (which is removed), else the slug of
 * its text, numbered if the file already has it. The ids equal those of Docusaurus, so that links from outside keep
 * working.
 */
export function assignHeadingId(node: Heading, slugger: GithubSlugger, maintainCase: boolean): void {
  const id = takeWrittenId(node) ?? slugger.slug(textOf(node), maintainCase);
  // Plugins look for the id in both places.
  node.data = { ...node.data, id, hProperties: { ...node.data?.hProperties, id } } as Heading['data'];
}

function textOf(node: Heading): string {
  const written = node.children.filter(({ type }) => type !== 'html' && type !== 'comment');
  return toString(written.length > 0 ? { type: 'paragraph', children: written } : node);
}

function takeWrittenId(node: Heading): string | undefined {
  const last = node.children.at(-1);
  if (last?.type === 'mdxTextExpression') {
    const id = COMMENTED_ID.exec(last.value.trim())?.[1];
    if (id !== undefined) node.children.pop();
    const before = node.children.at(-1);
    if (id !== undefined && before?.type === 'text') before.value = before.value.trimEnd();
    return id;
  }
  const text = textOf(node);
  const pattern = [EXPLICIT_ID, COMMENTED_ID_AS_TEXT].find((known) => known.test(text));
  const id = pattern?.exec(text)?.[1];
  if (pattern && last?.type === 'text') {
    last.value = last.value.replace(pattern, '');
    if (last.value === '') node.children.pop();
  }
  return id;
}

const TOC_TAGS: Partial<Record<Nodes['type'], string>> = {
  inlineCode: 'code',
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
};

/**
 * The HTML of a heading for the table of contents. Call it before plugins run, so that a formula is still its source.
 * Empty if only the finished page shows the text.
 */
export function headingTocHtml(node: Heading): string {
  return hasExpression(node) ? '' : toTocHtml(node).trim();
}

function hasExpression(node: Nodes): boolean {
  return node.type === 'mdxTextExpression' || ('children' in node && node.children.some(hasExpression));
}

/** Whether it contains the site's own components, which show more in the text than in a table of contents. */
export function hasComponent(node: Nodes): boolean {
  return (
    (node.type === 'mdxJsxTextElement' && /^[A-Z]/.test(node.name ?? '')) ||
    ('children' in node && node.children.some(hasComponent))
  );
}

function toTocHtml(node: Nodes): string {
  const inside = 'children' in node ? node.children.map(toTocHtml).join('') : escapeText(toString(node));
  if (node.type === 'mdxJsxTextElement') return toJsxHtml(node, inside);
  const tag = TOC_TAGS[node.type];
  return tag ? `<${tag}>${inside}</${tag}>` : inside;
}

/** A tag in a table of contents keeps its class; a component becomes an element with its name and children. */
function toJsxHtml({ name, attributes }: MdxJsxTextElement, inside: string): string {
  if (name === 'img') return '';
  if (name === null) return inside;
  const [className] = ['className', 'class'].flatMap((key) =>
    attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === key),
  );
  const value = typeof className?.value === 'string' ? ` class="${escapeAttribute(className.value)}"` : '';
  const tag = name.toLowerCase();
  return `<${tag}${value}>${inside}</${tag}>`;
}

/** The text of a heading that already has its id. */
export function headingText(node: Heading): string {
  return toString(node).trim();
}
