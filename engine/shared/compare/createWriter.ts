import type { Child, Element } from './article.ts';
import type { Mark } from './comparison.ts';
import { readWritten, signatureOf } from './meaning.ts';
import { closeTag, openTag, writeHtml, type ReplaceAttribute } from './parseHtml.ts';

export const TAGS = { added: 'ins', removed: 'del' } as const;

interface OpenElement {
  element: Element;
  mark: Mark;
}

/** Writes pieces of text in turn, each inside its elements; an element stays open as long as it contains the pieces. */
export function createWriter(replaceFor: (mark: Mark) => ReplaceAttribute) {
  let html = '';
  let open: OpenElement[] = [];
  let openMark: Mark = 'same';
  const opened = new Set<Element>();

  function closeDownTo(count: number): void {
    if (openMark !== 'same') html += `</${TAGS[openMark]}>`;
    openMark = 'same';
    for (const { element } of open.slice(count).reverse()) html += closeTag(element);
    open.length = count;
  }

  function openElement(element: Element, mark: Mark): void {
    const replace = replaceFor(mark);
    // The element was closed in between and is opened again; the first part has the id.
    const isAgain = opened.has(element);
    html += openTag(element, (of, name, value) => (isAgain && name === 'id' ? undefined : replace(of, name, value)));
    opened.add(element);
    open.push({ element, mark });
  }

  return {
    /** `attributes` belong to the mark. */
    add(content: Child, path: readonly Element[], mark: Mark, hasSpace: boolean, attributes = ''): void {
      let shared = 0;
      while (shared < open.length && shared < path.length && staysOpen(open[shared]!, path[shared]!, mark)) shared++;
      if (shared < open.length || shared < path.length || mark !== openMark) closeDownTo(shared);
      if (hasSpace) html += ' ';
      for (const element of path.slice(shared)) openElement(element, mark);
      if (mark !== openMark) html += `<${TAGS[mark as keyof typeof TAGS]}${attributes}>`;
      openMark = mark;
      html += writeHtml(content, replaceFor(mark));
    },
    end(): string {
      closeDownTo(0);
      return html;
    },
  };
}

/** True if the text belongs into the open element: the same one, or an equivalent one of the newer version. */
function staysOpen(open: OpenElement, element: Element, mark: Mark): boolean {
  if (open.element === element) return true;
  const isOlder = open.mark !== 'removed' && mark === 'removed';
  return isOlder && signatureOf(open.element, readWritten) === signatureOf(element, readWritten);
}
