import type GithubSlugger from 'github-slugger';
import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';

const EXPLICIT_ID = /\s*\{#((?:(?!\{#)[^}])+)\}$/;

/**
 * Gives a heading its id: the one written as `{#id}` at its end (which is removed), else the slug of its text,
 * numbered where the file has it already. Same ids as Docusaurus, so that links from outside stay good.
 */
export function giveHeadingId(node: Heading, slugger: GithubSlugger, maintainCase: boolean): void {
  const written = node.children.filter(({ type }) => type !== 'html' && type !== 'comment');
  const text = toString(written.length > 0 ? { type: 'paragraph', children: written } : node);
  const explicit = EXPLICIT_ID.exec(text)?.[1];
  const last = node.children.at(-1);
  if (explicit !== undefined && last?.type === 'text') {
    last.value = last.value.replace(EXPLICIT_ID, '');
    if (last.value === '') node.children.pop();
  }
  const id = explicit ?? slugger.slug(text, maintainCase);
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
}

/** Text of a heading that has its id already. */
export function headingText(node: Heading): string {
  return toString(node).trim();
}
