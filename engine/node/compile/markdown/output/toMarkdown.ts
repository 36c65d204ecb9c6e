/**
 * The page as self-contained Markdown: with its partials, with tabs and admonitions as plain text under their labels,
 * and with components as their rendered text. It is made from the page itself, so both have the same text.
 */
import { isBlockTag } from '../../../../shared/html/tags.ts';
import { elementsIn, findElement, hasClass, type HtmlChild, type HtmlElement } from './htmlTree.ts';
import { toInline } from './inlineMarkdown.ts';
import { codeText, fence, indent, prefixLines } from './markdownText.ts';
import { tableMarkdown } from './tableMarkdown.ts';
import { isSilent, visibleText } from './toSections.ts';

/** An attribute of a diagram for the twin, which does not reach the page. */
export const SOURCE_ATTRIBUTE = 'data-oc-source';

export function toMarkdown(root: HtmlElement): string {
  const text = blocks(root.children).join('\n\n');
  return text === '' ? '' : `${text}\n`;
}

/** Markdown of each block among the nodes; text between blocks is a paragraph. */
function blocks(nodes: HtmlChild[]): string[] {
  const result: string[] = [];
  let inline: HtmlChild[] = [];
  const flush = () => {
    const text = paragraph(inline);
    if (text !== '') result.push(text);
    inline = [];
  };
  for (const node of nodes) {
    const formula = typeof node !== 'string' && hasClass(node, 'katex-display') && visibleText(node);
    if (formula) {
      flush();
      result.push(`$$\n${formula.trim()}\n$$`);
      continue;
    }
    if (typeof node === 'string' || (!isBlockTag(node.tag) && !hasBlock(node))) {
      inline.push(node);
      continue;
    }
    flush();
    result.push(...block(node));
  }
  flush();
  return result;
}

function hasBlock(node: HtmlElement): boolean {
  return elementsIn(node).some((child) => isBlockTag(child.tag) || hasBlock(child));
}

function paragraph(nodes: HtmlChild[]): string {
  return toInline(nodes).trim();
}

function block(node: HtmlElement): string[] {
  const source = node.attributes.get(SOURCE_ATTRIBUTE);
  if (source !== undefined) return [fence(source, 'mermaid')];
  if (isSilent(node)) return media(node);
  if (hasClass(node, 'theme-code-block')) return codeBlock(node);
  if (hasClass(node, 'theme-admonition')) return admonition(node);
  if (hasClass(node, 'tabs-container')) return tabs(node);
  if (node.attributes.has('data-footnotes')) return footnotes(node);
  switch (node.tag) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6': {
      const text = paragraph(node.children).replace(/\n/g, ' ');
      return text === '' ? [] : [`${'#'.repeat(Number(node.tag[1]))} ${text}`];
    }
    case 'hr':
      return ['---'];
    case 'pre':
      return [fence(visibleText(node), '')];
    case 'blockquote':
      return [prefixLines(blocks(node.children).join('\n\n'), '> ')];
    case 'ul':
    case 'ol':
      return list(node);
    case 'table':
      return [tableMarkdown(node, paragraph)];
    case 'details':
      return details(node);
    case 'dt':
      return [bold(paragraph(node.children))];
    default:
      return blocks(node.children);
  }
}

function list(node: HtmlElement): string[] {
  let number = Number(node.attributes.get('start') ?? 1) || 1;
  const texts = elementsIn(node).map((item) => {
    const content = blocks(item.children);
    const marker = node.tag === 'ol' ? `${number++}. ` : '- ';
    const isLoose = elementsIn(item).some(({ tag }) => tag === 'p');
    return { marker, text: content.join(isLoose ? '\n\n' : '\n'), isLoose };
  });
  const isLoose = texts.some((item) => item.isLoose);
  const lines = texts.map(({ marker, text }) => (marker + indent(text, marker.length)).trimEnd());
  return lines.length === 0 ? [] : [lines.join(isLoose ? '\n\n' : '\n')];
}

function codeBlock(node: HtmlElement): string[] {
  const language = /(?:^| )language-(\S+)/.exec(node.attributes.get('class') ?? '')?.[1] ?? '';
  const title = childWithClass(node, 'codeBlockTitle_OeMC');
  const info = [language === 'text' ? '' : language, title ? `title="${visibleText(title).replace(/"/g, '')}"` : ''];
  return [fence(codeText(node), info.filter(Boolean).join(' '))];
}

function admonition(node: HtmlElement): string[] {
  const heading = childWithClass(node, 'admonitionHeading_Gvgb');
  const title = heading ? capitalize(paragraph(heading.children)) : '';
  const content = blocks(node.children.filter((child) => child !== heading));
  return [prefixLines([title ? bold(title) : '', ...content].filter(Boolean).join('\n\n'), '> ')];
}

/** Bold text is not made bold twice. */
function bold(text: string): string {
  return `**${text.replace(/\*\*/g, '')}**`;
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** `[^1]: …`, with the same numbers as the references in the text. */
function footnotes(node: HtmlElement): string[] {
  const list = findElement(node, ({ tag }) => tag === 'ol');
  const notes = list ? elementsIn(list) : [];
  return notes.map((note, index) => `[^${index + 1}]: ${indent(blocks(note.children).join('\n\n'), 4)}`);
}

function tabs(node: HtmlElement): string[] {
  const labels: HtmlElement[] = [];
  const panels: HtmlElement[] = [];
  collect(node);
  return panels.flatMap((panel, index) => {
    const label = labels[index];
    return [...(label ? [bold(paragraph(label.children))] : []), ...blocks(panel.children)];
  });

  function collect(element: HtmlElement): void {
    for (const child of elementsIn(element)) {
      const role = child.attributes.get('role');
      if (role === 'tab') labels.push(child);
      else if (role === 'tabpanel') panels.push(child);
      else collect(child);
    }
  }
}

function details(node: HtmlElement): string[] {
  const summary = elementsIn(node).find(({ tag }) => tag === 'summary');
  const title = summary ? paragraph(summary.children) : '';
  return [...(title ? [bold(title)] : []), ...blocks(node.children.filter((child) => child !== summary))];
}

/** An element without a text form becomes a link to it. */
function media(node: HtmlElement): string[] {
  const source = elementsIn(node).find(({ tag }) => tag === 'source');
  const src = node.attributes.get('src') ?? node.attributes.get('data') ?? source?.attributes.get('src');
  if (!src || node.tag === 'script') return [];
  return [`[${node.attributes.get('title') ?? node.tag}](${src})`];
}

function childWithClass(node: HtmlElement, className: string): HtmlElement | undefined {
  return elementsIn(node).find((child) => hasClass(child, className));
}
