import { describeType } from '../schema/describeSchema.ts';
import type { ApiResponse } from '../types.ts';
import type { BadgeKind, Block, Inline } from './blocks.ts';
import { toContentBlocks, type OperationPageContext } from './contentBlocks.ts';
import { toParameterFields } from './fields.ts';
import { toMarkdownBlocks } from './inlines.ts';

const COLOURS: Record<string, BadgeKind> = { 1: 'secondary', 2: 'success', 3: 'info', 4: 'warning', 5: 'danger' };

export function toResponseBlock(
  response: ApiResponse,
  all: readonly ApiResponse[],
  id: string,
  context: OperationPageContext,
): Block {
  const { status, summary: label, description, headers, content, links } = response;
  const colour = COLOURS[status[0] ?? ''] ?? 'secondary';
  const title = label ?? firstLine(description);
  const rest = label === undefined && title === description?.trim() ? undefined : description;
  const link = toErrorLink(response, all, context);
  const around: Block[] = [
    ...toMarkdownBlocks(rest, 4),
    ...(headers.length > 0
      ? [
          { type: 'paragraph', content: [{ strong: [{ word: 'Headers' }] }] } as const,
          { type: 'fields', fields: toParameterFields(headers, id, context) } as const,
        ]
      : []),
  ];
  const inside = link
    ? around.length + links.length > 0
      ? [{ type: 'paragraph', content: link, className: 'oc-api-type' } as const]
      : []
    : toContentBlocks(content, id, 'response', context);
  const blocks = [...around, ...inside, ...toLinkBlocks(links, context)];
  const format = content[0]?.mediaType;
  const kind: Inline[] = blocks.length === 0 ? (link ?? []) : format === undefined ? [] : [{ code: format }];
  const summary: Inline[] = [
    { badge: colour, content: [status] },
    ...(title ? [' ', title] : []),
    ...(kind.length > 0 ? [' ', ...kind] : []),
  ];
  if (blocks.length === 0) return { type: 'paragraph', content: summary, className: 'oc-api-response' };
  return { type: 'details', summary, blocks };
}

/** Operations share the schemas of errors, so readers find these on their own pages. */
function toErrorLink(
  { status, content: [only, ...others] }: ApiResponse,
  all: readonly ApiResponse[],
  context: OperationPageContext,
): Inline[] | undefined {
  if (status.startsWith('2') || all.every((other) => !other.status.startsWith('2'))) return undefined;
  if (!only?.schema || others.length > 0 || only.examples.length > 0) return undefined;
  const [ref] = context.graph.flatten(only.schema).refs;
  return ref === undefined || context.hrefOf(ref) === undefined ? undefined : describeType(only.schema, context);
}

function firstLine(text: string | undefined): string | undefined {
  const line = text?.trim().split('\n', 1)[0]?.trim();
  // Markdown of more than one sentence is rendered as blocks.
  return line === undefined || line.length > 120 || /[*_`[<#]/.test(line) ? undefined : line;
}

function toLinkBlocks(links: ApiResponse['links'], { hrefOfOperation }: OperationPageContext): Block[] {
  if (links.length === 0) return [];
  return [
    { type: 'paragraph', content: [{ strong: [{ word: 'Links' }] }] },
    {
      type: 'list',
      items: links.map(({ name, description, operation }): Inline[] => {
        const href = operation === undefined ? undefined : hrefOfOperation(operation);
        return [
          href === undefined ? name : { link: href, content: [name] },
          ...(description ? [`: ${description}`] : []),
        ];
      }),
    },
  ];
}
