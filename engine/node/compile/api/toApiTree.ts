import type { Nodes, PhrasingContent, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toServerAddress, TRY_ATTRIBUTE, type TryOperation } from '../../../shared/api/tryIt.ts';
import { messages, type Text } from '../../../shared/messages.ts';
import type { Translate } from '../../../shared/createTranslate.ts';
import { VARIANTS_CLASS, type ApiPageText, type Block, type Field, type Inline } from '../../read/api/pages/blocks.ts';
import { methodBadge } from '../../read/api/pages/methodBadge.ts';
import { TEXT_TAG } from '../markdown/tree/toHtmlTree.ts';
import { embedMarkdown, type EmbeddedMarkdown } from './embedMarkdown.ts';

export interface ApiTreeContext {
  /** Parses the Markdown of a description. */
  parse(text: string): EmbeddedMarkdown;
  t: Translate;
}

/** Converts a page of an API reference to the same kind of tree as Markdown, so that all further steps are the same. */
export function toApiTree(page: ApiPageText, { parse, t }: ApiTreeContext): Root {
  let texts = 0;
  return { type: 'root', children: page.blocks.flatMap(toNodes) as Root['children'] };

  function toNodes(block: Block): readonly Nodes[] {
    switch (block.type) {
      case 'heading': {
        const id = { type: 'text' as const, value: ` {#${block.id}}` };
        return [{ type: 'heading', depth: block.level, children: [...inlines(block.content), id] }];
      }
      case 'paragraph':
        return [box('p', inlines(block.content), block.className)];
      case 'markdown':
        return withOwnHtml(embedMarkdown(parse(block.text), block.level, `${texts++}`));
      case 'list':
        return [
          box(
            'ul',
            block.items.map((item) => box('li', inlines(item))),
            block.className,
          ),
        ];
      case 'table':
        return [toTable(block)];
      case 'code':
        return [
          {
            type: 'code',
            lang: block.lang,
            meta: block.title ? `title=${JSON.stringify(block.title)}` : null,
            value: block.text,
          },
        ];
      case 'tabs':
        return [
          component(
            'OcTabs',
            { groupId: block.group },
            block.tabs.map(({ value, label, blocks }) => component('OcTab', { value, label }, blocks.flatMap(toNodes))),
          ),
        ];
      case 'details':
        return [
          plain('details', [box('summary', inlines(block.summary)), ...block.blocks.flatMap(toNodes)], {
            className: 'oc-api-details',
          }),
        ];
      case 'endpoint':
        return [
          box('p', inlines(toEndpoint(block)), 'oc-api-endpoint', {
            ...(block.id !== undefined && { id: block.id }),
            ...(block.names.length > 0 && { [NAMES_ATTRIBUTE]: block.names.join(' ') }),
          }),
        ];
      case 'try':
        return [toTry(block.operation)];
      case 'columns':
        return [
          box(
            'div',
            [
              ...(block.intro.length > 0 ? [box('div', block.intro.flatMap(toNodes), 'oc-api-intro')] : []),
              box('div', block.side.flatMap(toNodes), 'oc-api-side'),
              ...(block.rest.length > 0 ? [box('div', block.rest.flatMap(toNodes), 'oc-api-rest')] : []),
            ],
            'oc-api-columns',
          ),
        ];
      case 'fields':
        return [box('ul', block.fields.map(toField), 'oc-api-fields')];
    }
  }

  /** Folds natively and contains the addresses of requests; the script adds the form. */
  function toTry(operation: TryOperation): Nodes {
    const words = Object.fromEntries(
      TRY_TEXTS.map((own) => [own, t.template(own)]).filter(([own, word]) => own !== word),
    );
    const data: TryOperation = Object.keys(words).length > 0 ? { ...operation, words } : operation;
    const [server] = operation.servers;
    const place = [text(`${t('The request goes from your browser straight to this server:')} `)];
    const children = [
      plain('summary', [text(t('Try it'))]),
      plain('p', [...place, plain('code', [text(server ? toServerAddress(server) : '')])]),
      plain('noscript', [text(t('Sending requests needs JavaScript.'))]),
    ];
    return plain('details', children, { className: 'oc-api-try', [TRY_ATTRIBUTE]: JSON.stringify(data) });
  }

  function toField({ id, name, kind, flags, description, facts, inside }: Field): Nodes {
    const head = [
      box('a', [box('code', [text(name)])], 'oc-api-name', { href: `#${id}` }),
      ...(kind.length > 0 ? [text(' '), span(inlines(kind), 'oc-api-kind')] : []),
      ...flags.flatMap((flag) => [text(' '), ...inlines([flag])]),
    ];
    const children = [
      box('div', head, 'oc-api-head'),
      ...(description ? toNodes({ type: 'markdown', text: description, level: 6 }) : []),
      ...facts.map((fact) => box('p', inlines(fact), 'oc-api-facts')),
      ...(inside ? [toInside(inside)] : []),
    ];
    return box('li', children, 'oc-api-field', { id });
  }

  /** "One of" is the label of variants. */
  function toInside([first, ...rest]: readonly Block[]): Nodes {
    const isLabel = first?.type === 'paragraph' && first.className === VARIANTS_CLASS;
    const label = isLabel ? inlines(first.content) : [text(t('Properties'))];
    const blocks = first && !isLabel ? [first, ...rest] : rest;
    return plain('details', [box('summary', label), ...blocks.flatMap(toNodes)]);
  }

  function inlines(list: readonly Inline[]): PhrasingContent[] {
    return list.flatMap((inline): PhrasingContent[] => {
      if (typeof inline === 'string') return inline === '' ? [] : [text(inline)];
      if ('word' in inline) return [text(t.template(inline.word))];
      if ('code' in inline) return [{ type: 'inlineCode', value: inline.code }];
      if ('strong' in inline) return [{ type: 'strong', children: inlines(inline.strong) }];
      if ('link' in inline) return [{ type: 'link', url: inline.link, children: inlines(inline.content) }];
      return [
        span(
          inlines(inline.content),
          `badge oc-badge-${inline.badge}${inline.className ? ` ${inline.className}` : ''}`,
        ),
      ];
    });
  }

  function toTable({ head, rows }: Extract<Block, { type: 'table' }>): Nodes {
    const row = (tag: string) => (cells: readonly (readonly Inline[])[]) =>
      box(
        'tr',
        cells.map((cell) => box(tag, inlines(cell))),
      );
    return box(
      'table',
      [...(head.length > 0 ? [box('thead', [row('th')(head)])] : []), box('tbody', rows.map(row('td')))],
      'oc-api-table',
    );
  }
}

const TRY_TEXTS: Text[] = Object.entries(messages).flatMap(([id, own]) =>
  id.startsWith('octavo.Api.try.') ? [own] : [],
);

/** The names by which search knows an operation; they are not shown. */
export const NAMES_ATTRIBUTE = 'data-oc-names';

function toEndpoint({ method, path, flags }: Extract<Block, { type: 'endpoint' }>): Inline[] {
  return [methodBadge(method), ' ', { code: path }, ...flags.flatMap((flag) => [' ', flag])];
}

function text(value: string): { type: 'text'; value: string } {
  return { type: 'text', value };
}

function withOwnHtml(nodes: readonly Nodes[]): readonly Nodes[] {
  return nodes.some(hasHtml) ? [box(TEXT_TAG, nodes)] : nodes;
}

function hasHtml(node: Nodes): boolean {
  return node.type === 'html' || ('children' in node && node.children.some(hasHtml));
}

/** Any element: `data` of a Markdown node names the element it becomes. */
function box(
  tag: string,
  children: readonly Nodes[],
  className?: string,
  properties: Record<string, string> = {},
): Nodes {
  const hProperties = { ...(className !== undefined && { className: className.split(' ') }), ...properties };
  return { type: 'emphasis', data: { hName: tag, hProperties }, children: children as PhrasingContent[] };
}

function span(children: PhrasingContent[], className: string): PhrasingContent {
  return box('span', children, className) as PhrasingContent;
}

/** An element that no component replaces. */
function plain(name: string, children: Nodes[], attributes: Record<string, string> = {}): Nodes {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: toAttributes(attributes),
    children: children as PhrasingContent[],
  };
}

function component(name: string, props: Record<string, string>, children: Nodes[]): MdxJsxFlowElement {
  const attributes = toAttributes(props);
  return { type: 'mdxJsxFlowElement', name, attributes, children: children as MdxJsxFlowElement['children'] };
}

function toAttributes(values: Record<string, string>): MdxJsxAttribute[] {
  return Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
}
