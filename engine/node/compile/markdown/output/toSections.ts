import { REF_HOLES } from '../../../../shared/html/holes.ts';
import { PLAYGROUND } from '../../../../shared/liveCode/liveCode.ts';
import { TRY_ATTRIBUTE } from '../../../../shared/api/tryIt.ts';
import { isBlockTag } from '../../../../shared/html/tags.ts';
import { REFERENCE_LEVEL } from '../../../../shared/search/index/types.ts';
import { NAMES_ATTRIBUTE } from '../../api/toApiTree.ts';
import type { SearchSection } from '../types.ts';
import { findElement, formulaSource, hasClass, type HtmlChild, type HtmlElement } from './htmlTree.ts';

const HEADING = /^h([1-6])$/;
/** Elements that are not part of the text, such as the choices of a control. */
const SILENT = new Set('script style svg template noscript iframe object video audio select datalist'.split(' '));

/** The page's text by heading, as search sees it: everything a reader can make visible, code included. */
export function toSections(
  root: HtmlElement,
  readTerms: (text: string) => string,
  isReference = false,
): SearchSection[] {
  let current: SearchSection = { heading: '', level: 1, text: '', terms: '' };
  const sections = [current];
  const names = new Map<SearchSection, string>();
  const base = isReference ? REFERENCE_LEVEL : 0;
  visit(root);
  for (const section of sections) {
    section.heading = tidy(section.heading);
    section.text = tidy(section.text);
    section.terms = readTerms(`${section.text} ${names.get(section) ?? ''}`);
  }
  return sections.filter((section, index) => index > 0 || section.text !== '' || section.heading !== '');

  function visit(node: HtmlChild): void {
    if (typeof node === 'string') {
      current.text += node;
      return;
    }
    if (isSilent(node)) return;
    const formula = formulaSource(node);
    if (formula !== undefined) {
      current.text += formula;
      return;
    }
    const level = Number(HEADING.exec(node.tag)?.[1]);
    const id = node.attributes.get('id');
    // The content's title is the heading of the page, not of a part of it.
    if (level === 1 && sections.length === 1 && current.heading === '') {
      current.heading = visibleText(node);
      return;
    }
    if (level >= 1 && id) {
      current = { id, heading: visibleText(node), level: base + level, text: '', terms: '' };
      sections.push(current);
      return;
    }
    if (isReference && hasClass(node, 'oc-api-endpoint')) {
      visitEndpoint(node, id);
      return;
    }
    // A parameter or property of an API is found by its name and has its own address.
    if (isReference && id && hasClass(node, 'oc-api-field')) {
      const around = current;
      const name = findElement(node, (inner) => hasClass(inner, 'oc-api-name'));
      current = { id, heading: name ? visibleText(name) : '', level: base + 6, text: '', terms: '' };
      sections.push(current);
      for (const child of node.children) visit(child);
      current = around;
      return;
    }
    const isBlock = isBlockTag(node.tag);
    if (isBlock) current.text += '\n';
    if (node.tag === 'br') current.text += '\n';
    if (node.tag === 'img') current.text += ` ${node.attributes.get('alt') ?? ''} `;
    for (const child of node.children) visit(child);
    if (isBlock) current.text += '\n';
  }

  /** `POST /chat` is a name of the operation: of its section, or of a page that has no other. */
  function visitEndpoint(node: HtmlElement, id: string | undefined): void {
    const line = visibleText(node);
    if (id !== undefined) {
      current = { id, heading: line, level: base + 2, text: '', terms: '' };
      sections.push(current);
    } else current.heading += ` ${line}`;
    names.set(current, node.attributes.get(NAMES_ATTRIBUTE) ?? '');
  }
}

/** An element's text, without parts that are only decorative or meant for machines. */
export function visibleText(node: HtmlChild): string {
  if (typeof node === 'string') return node;
  if (isSilent(node)) return '';
  if (node.tag === 'img') return node.attributes.get('alt') ?? '';
  return formulaSource(node) ?? node.children.map(visibleText).join('');
}

export function isSilent(node: HtmlElement): boolean {
  if (SILENT.has(node.tag)) return true;
  if (node.attributes.size === 0) return false;
  return (
    node.attributes.get('aria-hidden') === 'true' ||
    hasClass(node, 'hash-link') ||
    // Names of the parts of live code.
    hasClass(node, PLAYGROUND.header) ||
    node.attributes.has(TRY_ATTRIBUTE) ||
    // The name of a control that is in another place.
    (node.tag === 'label' && node.attributes.has('for')) ||
    // The number of a note and its back link are not part of a word.
    node.attributes.has('data-footnote-ref') ||
    node.attributes.has('data-footnote-backref')
  );
}

const HOLES_AND_JOINERS = new RegExp(`[${REF_HOLES.open}${REF_HOLES.close}\u200B]\\d*`, 'g');

/** One space between words, one line break between blocks. */
function tidy(text: string): string {
  return text
    .replace(HOLES_AND_JOINERS, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}
