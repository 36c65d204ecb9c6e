/** Returns the page that a link of the source leads to, or undefined if there is none. */
export type FindTarget = (href: string) => string | undefined;

const FENCE = /^(\s*)(`{3,}|~{3,})\s*([\w+-]*)(.*)$/;
const INLINE_CODE = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)/;

/**
 * Markdown that every tool understands. Tabs become sections with headings, components and explicit heading ids are
 * removed, and characters that MDX or Vue would interpret become entities. Code blocks, tables, lists, admonitions and
 * links stay.
 */
export function flattenMarkdown(source: string, findTarget: FindTarget): string {
  const out: string[] = [];
  let fence: string | undefined;
  let prose: string[] = [];
  const flush = (): void => {
    out.push(...flattenProse(prose.join('\n'), findTarget).split('\n'));
    prose = [];
  };
  for (const line of source.replaceAll('\r\n', '\n').split('\n')) {
    const [, indent = '', ticks = '', language = '', meta = ''] = FENCE.exec(line) ?? [];
    if (fence !== undefined) {
      out.push(line);
      if (ticks.startsWith(fence) && language === '' && meta.trim() === '') fence = undefined;
    } else if (ticks !== '') {
      flush();
      fence = ticks;
      const title = /title="[^"]*"/.exec(meta)?.[0];
      // No peer draws diagrams by default.
      out.push(`${indent}${ticks}${language === 'mermaid' ? 'text' : language}${title ? ` ${title}` : ''}`);
    } else prose.push(line);
  }
  flush();
  return `${out
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

function flattenProse(text: string, findTarget: FindTarget): string {
  const lines = text
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, '')
    // Components, and partials that are imported like them.
    .replace(/^[ \t]*<[A-Z]\w*(?:\s[^<>]*)?\/>[ \t]*$/gm, '')
    .split('\n')
    .filter((line) => !/^import .* from ['"]/.test(line) && !/^\s*<\/?(?:div|Tabs)\b[^>]*>\s*$/.test(line))
    .flatMap((line) => flattenLine(line));
  return mapOutsideCode(lines.join('\n'), (part) => escapeText(linkTo(part, findTarget)));
}

function flattenLine(line: string): string[] {
  const tab = /^\s*<TabItem\b[^>]*\blabel="([^"]*)"[^>]*>\s*$/.exec(line);
  if (tab) return ['', `**${tab[1]}**`, ''];
  if (/^\s*<\/?TabItem\b[^>]*>\s*$/.test(line)) return [''];
  const admonition = /^:::+\s*(\w+)\s*(?:\[(.*)\]|(.*))$/.exec(line);
  if (admonition) {
    const title = admonition[2] ?? admonition[3] ?? '';
    return [`:::${admonition[1]}`, '', ...(title.trim() === '' ? [] : [`**${title.trim()}**`, ''])];
  }
  if (/^#{1,6} /.test(line)) return [line.replace(/\s*\\?\{#[^}]*\}\s*$/, '')];
  return [line];
}

/** Inline code stays unchanged. */
function mapOutsideCode(text: string, map: (part: string) => string): string {
  const held: string[] = [];
  // The text of a link may contain code, so code is replaced by placeholders first and never split.
  const open = text.replace(new RegExp(INLINE_CODE, 'g'), (code) => `\uE001${held.push(code) - 1}\uE002`);
  return map(open).replace(/\uE001(\d+)\uE002/g, (_, index: string) => held[Number(index)] ?? '');
}

function linkTo(text: string, findTarget: FindTarget): string {
  return text.replace(
    /(!?)\[((?:[^\][]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g,
    (whole, bang: string, label: string, href: string) => {
      if (bang !== '' || /^(?:[a-z]+:)/i.test(href)) return whole;
      if (href.startsWith('#')) return label;
      const target = findTarget(href.replace(/[#?].*$/, ''));
      return target === undefined ? label : `[${label}](page:${target})`;
    },
  );
}

function escapeText(text: string): string {
  return text
    .replace(/<br\s*\/?>/g, '\uE003')
    .replace(/\\?\{/g, '&#123;')
    .replace(/\\?\}/g, '&#125;')
    .replace(/\\?</g, '&lt;')
    .replaceAll('\uE003', '<br />');
}
