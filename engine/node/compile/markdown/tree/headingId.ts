import type GithubSlugger from 'github-slugger';
import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';

const EXPLICIT_ID = /\s*\{#((?:(?!\{#)[^}])+)\}$/;
/** The same as a comment of MDX, which other tools leave alone: `{/* #id *\/}`. */
const COMMENTED_ID = /^\/\*\s*#([^\s*]+)\s*\*\/$/;
const COMMENTED_ID_AS_TEXT = /\s*\{\/\*\s*#([^\s*}]+)\s*\*\/\}$/;

/**
 * Gives a heading its id: the one written as `{#id}` or `{/* #id *\/}` at its end (which is removed), else the slug
 * of its text, numbered where the file has it already. Same ids as Docusaurus, so that links from outside stay good.
 */
export function assignHeadingId(node: Heading, slugger: GithubSlugger, maintainCase: boolean): void {
  const id = takeWrittenId(node) ?? slugger.slug(textOf(node), maintainCase);
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
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

/** Text of a heading that has its id already. */
export function headingText(node: Heading): string {
  return toString(node).trim();
}
