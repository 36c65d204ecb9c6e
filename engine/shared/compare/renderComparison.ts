import { CHANGE_ATTRIBUTE } from '../documentAttributes.ts';
import type { Block, Element, Line, Token } from './article.ts';
import { isOnlyLook, type Change, type Mark, type Run } from './comparison.ts';
import { createWriter, TAGS } from './createWriter.ts';
import { closeTag, openTag, writeHtml, type ReplaceAttribute } from './parseHtml.ts';

export interface RenderOptions {
  /** Both versions merged, or one of them with its own marks. */
  side: 'both' | 'before' | 'after';
  /** Converts an address in the HTML of a page for the page that shows the comparison. */
  address(value: string, of: 'before' | 'after', attribute: 'href' | 'src'): string;
  /** "Moved here", "Moved": HTML. */
  movedHere(heading: string): string;
  movedAway(heading: string): string;
  /** "Only the look of this changed", as a line above a block or inside a line: HTML. */
  onlyLook(place: 'above' | 'inside'): string;
  counter: ChangeCounter;
}

/** Numbers the changes: consecutive marks, such as a removal and its replacement, form one. */
export interface ChangeCounter {
  /** The attribute of a mark. */
  mark(): string;
  /** Unchanged content ends a change. */
  end(): void;
  /** All marks inside are one change. */
  hold<Result>(write: () => Result): Result;
  count(): number;
}

/** The numbers are the same in both layouts: changes that one side does not show still count. */
export function createChangeCounter(earlier: number): ChangeCounter {
  let last = earlier;
  let isOpen = false;
  let isHeld = false;
  return {
    mark() {
      if (!isOpen) last++;
      isOpen = true;
      return ` ${CHANGE_ATTRIBUTE}="${last}"`;
    },
    end() {
      isOpen &&= isHeld;
    },
    hold(write) {
      isHeld = true;
      const result = write();
      isHeld = isOpen = false;
      return result;
    },
    count: () => last,
  };
}

/** An element with this attribute that marks its parent, where `<ins>` and `<del>` are not allowed. */
export const MARK_ATTRIBUTE = 'data-oc-mark';
/** A mark at the old place of a section, and one around its new place. */
export const MOVED_ATTRIBUTE = 'data-oc-moved';
export const MOVED_AWAY_ATTRIBUTE = 'data-oc-moved-away';

/** Parts of lists and tables, which contain the marks. */
const PARTS = /^(?:li|td|th|dt|dd|summary|caption|figcaption|button)$/;
const PARTS_OF_PARTS = /^(?:tr|thead|tbody|tfoot)$/;
const ADDRESSES = /^(?:href|src|poster)$/;

/** The HTML of one change, with `<ins>` and `<del>`. */
export function renderComparison(change: Change, options: RenderOptions): string {
  const { counter } = options;
  const isShown = (mark: Mark): boolean =>
    mark === 'same' || options.side === 'both' || (mark === 'added') === (options.side === 'after');
  /** Ids must be unique in a document, so only the newer version keeps its ids. */
  const replaceFor = (mark: Mark): ReplaceAttribute => {
    const of = mark === 'removed' ? 'before' : 'after';
    return (element, name, value) => {
      if (name === 'id') return of === 'before' || options.side === 'before' ? undefined : value;
      if (name === 'srcset' || name.startsWith('on')) return undefined;
      if (!ADDRESSES.test(name)) return value;
      const isLink = name === 'href' && element.tag === 'a';
      return escape(options.address(value.replaceAll('&amp;', '&'), of, isLink ? 'href' : 'src'));
    };
  };

  function write(current: Change): string {
    switch (current.type) {
      case 'same':
        counter.end();
        return writeHtml(current.block.element, replaceFor('same'));
      case 'added':
      case 'removed':
        return writeMarked(current.block, current.type, counter.mark());
      case 'look': {
        const number = counter.mark();
        const label = options.side === 'before' ? '' : options.onlyLook('above');
        return label + writeMarked(current.before, 'removed', number) + writeMarked(current.block, 'added', number);
      }
      case 'group': {
        const { element } = current.block;
        const extra = element.tag === 'details' && !element.attributes.has('open') ? ' open=""' : '';
        return openTag(element, replaceFor('same'), extra) + current.changes.map(write).join('') + closeTag(element);
      }
      case 'text': {
        const { element, before, after } = current.block;
        const decorate = (list: Element[]) => list.map((each) => writeHtml(each, replaceFor('same'))).join('');
        const words = writeWords(current.runs);
        return openTag(element, replaceFor('same')) + decorate(before) + words + decorate(after) + closeTag(element);
      }
      case 'code': {
        const { element } = current.block;
        return openTag(element, replaceFor('same')) + writeLines(element, current.runs) + closeTag(element);
      }
      case 'moved':
        return counter.hold(() => {
          const number = counter.mark();
          const html = current.changes.map(write).join('');
          if (options.side === 'before') return '';
          return `<div ${MOVED_ATTRIBUTE}="${current.id}"${number}>${options.movedHere(current.heading)}${html}</div>`;
        });
      case 'moved-away': {
        const number = counter.mark();
        counter.end();
        if (options.side === 'after') return '';
        return `<p ${MOVED_AWAY_ATTRIBUTE}="${current.id}"${number}>${options.movedAway(current.heading)}</p>`;
      }
    }
  }

  /** `number` is the attribute of the change. */
  function writeMarked(block: Block, mark: 'added' | 'removed', number: string): string {
    if (!isShown(mark)) return '';
    const { element } = block;
    const tag = TAGS[mark];
    const replace = replaceFor(mark);
    const extra = ` ${MARK_ATTRIBUTE}="${mark}"`;
    if (PARTS_OF_PARTS.test(element.tag) && block.kind === 'group') {
      const inner = block.blocks.map((each) => writeMarked(each, mark, number)).join('');
      return openTag(element, replace, extra) + inner + closeTag(element);
    }
    if (PARTS.test(element.tag)) {
      const inner = element.children.map((child) => writeHtml(child, replace)).join('');
      return `${openTag(element, replace, extra)}<${tag}${number}>${inner}</${tag}>${closeTag(element)}`;
    }
    return `<${tag}${extra}${number}>${writeHtml(element, replace)}</${tag}>`;
  }

  /**
   * The newer text, with removed words in their place. Elements stay open as long as they contain the words; marks are
   * innermost.
   */
  function writeWords(runs: readonly Run<Token>[]): string {
    const writer = createWriter(replaceFor);
    runs.forEach(({ mark, parts }, at) => {
      const number = numberOf(mark);
      if (options.side !== 'before' && isOnlyLook(runs, at)) {
        writer.add(options.onlyLook('inside'), runs[at + 1]!.parts[0]!.path, 'same', true);
      }
      if (!isShown(mark)) return;
      for (const { path, content, hasSpace } of parts) writer.add(content, path, mark, hasSpace, number);
    });
    return writer.end();
  }

  function numberOf(mark: Mark): string {
    if (mark !== 'same') return counter.mark();
    counter.end();
    return '';
  }

  /** Lines of code, each in its own mark. */
  function writeLines({ children }: Element, runs: readonly Run<Line>[]): string {
    const code = children.find((child) => typeof child !== 'string' && child.tag === 'code') as Element | undefined;
    let html = code ? openTag(code, replaceFor('same')) : '';
    for (const { mark, parts } of runs) {
      const number = numberOf(mark);
      if (!isShown(mark)) continue;
      for (const { pieces } of parts) {
        const writer = createWriter(replaceFor);
        for (const { path, text } of pieces) writer.add(text, code ? path.slice(1) : path, 'same', false);
        const line = writer.end();
        html += mark === 'same' ? line : `<${TAGS[mark]} class="oc-line"${number}>${line}</${TAGS[mark]}>`;
      }
    }
    return html + (code ? closeTag(code) : '');
  }

  return write(change);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
