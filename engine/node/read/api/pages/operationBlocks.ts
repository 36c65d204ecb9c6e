import type { Text } from '../../../../shared/messages.ts';
import type { ApiContent, ApiDescription, ApiOperation, ApiParameter, SecurityRequirement } from '../types.ts';
import { describeType } from '../schema/describeSchema.ts';
import { exampleOf, toRequest } from '../samples/toRequest.ts';
import { toSamples, type SampleLanguage } from '../samples/toSamples.ts';
import { toAnchor } from './anchors.ts';
import type { BadgeKind, Block, Inline } from './blocks.ts';
import { DEPRECATED, toParameterFields, toSchemaBlocks, type FieldContext } from './fields.ts';

export interface OperationPageContext extends FieldContext {
  description: ApiDescription;
  languages: readonly SampleLanguage[];
  /** Page and anchor of an operation, by its id. */
  hrefOfOperation(operationId: string): string | undefined;
  authenticationHref?: string;
}

const PARAMETER_HEADINGS: [place: ApiParameter['in'][], text: Text][] = [
  [['path'], 'Path parameters'],
  [['query', 'querystring'], 'Query parameters'],
  [['header'], 'Header parameters'],
  [['cookie'], 'Cookie parameters'],
];

const COLOURS: Record<string, BadgeKind> = { 1: 'secondary', 2: 'success', 3: 'info', 4: 'warning', 5: 'danger' };
/** Longer examples are cut; the schema has the rest. */
const MAX_EXAMPLE = 8000;

export function titleOf({ summary, operationId, method, path }: ApiOperation): string {
  return summary?.trim() || operationId || `${method} ${path}`;
}

/** An operation without its heading; `level` is that of the headings inside. */
export function toOperationBlocks(operation: ApiOperation, level: 2 | 3, context: OperationPageContext): Block[] {
  const { anchor, description, parameters, body, responses, callbacks, externalDocs } = operation;
  const isCall = operation.path.startsWith('/');
  const heading = (text: Text, id: string): Block => ({
    type: 'heading',
    level,
    id: toAnchor(anchor, id),
    content: [{ word: text }],
  });
  return [
    { type: 'endpoint', method: operation.method, path: operation.path, deprecated: operation.deprecated },
    ...(description ? [{ type: 'markdown', text: description, level: level + 1 } as const] : []),
    ...(externalDocs ? [toExternalDocs(externalDocs)] : []),
    ...(isCall ? toSecurityLine(operation.security, context) : []),
    ...(isCall ? toSampleBlocks(operation, context) : []),
    ...PARAMETER_HEADINGS.flatMap(([places, text]): Block[] => {
      const own = parameters.filter((parameter) => places.includes(parameter.in));
      if (own.length === 0) return [];
      return [heading(text, places[0] ?? ''), { type: 'fields', fields: toParameterFields(own, anchor, context) }];
    }),
    ...(body
      ? [
          heading('Request body', 'body'),
          ...(body.description ? [{ type: 'markdown', text: body.description, level: level + 1 } as const] : []),
          ...toContentBlocks(body.content, toAnchor(anchor, 'body'), 'request', context),
        ]
      : []),
    ...(responses.length > 0 ? [heading('Responses', 'responses')] : []),
    ...responses.map((response): Block => {
      const id = toAnchor(anchor, response.status);
      const colour = COLOURS[response.status[0] ?? ''] ?? 'secondary';
      const title = response.summary ?? firstLine(response.description);
      const rest =
        response.summary === undefined && title === response.description?.trim() ? undefined : response.description;
      const blocks: Block[] = [
        ...(rest ? [{ type: 'markdown', text: rest, level: level + 1 } as const] : []),
        ...(response.headers.length > 0
          ? [
              { type: 'paragraph', content: [{ strong: [{ word: 'Headers' }] }] } as const,
              { type: 'fields', fields: toParameterFields(response.headers, id, context) } as const,
            ]
          : []),
        ...toContentBlocks(response.content, id, 'response', context),
        ...toLinkBlocks(response.links, context),
      ];
      const summary: Inline[] = [
        { badge: colour, content: [response.status] },
        ...(title ? [' ', title] : []),
        ...(blocks.length === 0
          ? []
          : response.content.slice(0, 1).flatMap((content): Inline[] => [' ', { code: content.mediaType }])),
      ];
      if (blocks.length === 0) return { type: 'paragraph', content: summary, className: 'oc-api-response' };
      return { type: 'details', summary, blocks };
    }),
    ...callbacks.flatMap(({ name, operations }): Block[] => [
      { type: 'heading', level, id: toAnchor(anchor, 'callback', name), content: [{ word: 'Callbacks' }, ': ', name] },
      ...operations.flatMap((inner) => toOperationBlocks(inner, 3, { ...context, languages: [] })),
    ]),
  ];
}

function firstLine(text: string | undefined): string | undefined {
  const line = text?.trim().split('\n', 1)[0]?.trim();
  // Markdown that is more than a sentence is shown as such.
  return line === undefined || line.length > 120 || /[*_`[<#]/.test(line) ? undefined : line;
}

export function toExternalDocs({ url, description }: { url: string; description?: string }): Block {
  return {
    type: 'paragraph',
    content: [{ link: url, content: [description?.trim() || { word: 'More information' }] }],
  };
}

function toSecurityLine(
  security: readonly SecurityRequirement[],
  { authenticationHref, description }: OperationPageContext,
): Block[] {
  const needed = security.filter((requirement) => requirement.length > 0);
  if (needed.length === 0 || authenticationHref === undefined) return [];
  const isOptional = needed.length < security.length;
  const content = needed.flatMap((requirement, index): Inline[] => [
    ...(index > 0 ? [' ', { word: 'or' } as const, ' '] : []),
    ...requirement.flatMap(({ scheme, scopes }, at): Inline[] => [
      ...(at > 0 ? [' + '] : []),
      { link: `${authenticationHref}#${toAnchor('auth', scheme)}`, content: [scheme] },
      ...scopes.flatMap((scope): Inline[] => [' ', { code: scope }]),
    ]),
  ]);
  const label: Inline[] = [{ strong: [{ word: 'Authentication' }] }, ': '];
  const optional: Inline[] = isOptional ? [' (', { word: 'optional' }, ')'] : [];
  return description.security.size === 0
    ? []
    : [{ type: 'paragraph', content: [...label, ...content, ...optional], className: 'oc-api-security' }];
}

function toSampleBlocks(operation: ApiOperation, { description, graph, languages }: OperationPageContext): Block[] {
  const samples = toSamples(operation.samples, toRequest(operation, description, graph), languages);
  if (samples.length === 0) return [];
  return [
    {
      type: 'tabs',
      group: 'api-sample',
      tabs: samples.map(({ value, label, lang, text }) => ({
        value,
        label,
        blocks: [{ type: 'code', lang, text: cut(text) }],
      })),
    },
  ];
}

/** One format unfolded; several as tabs. */
function toContentBlocks(
  contents: readonly ApiContent[],
  id: string,
  purpose: 'request' | 'response',
  context: OperationPageContext,
): Block[] {
  const shown = contents.map((content, index) => {
    const own = index === 0 ? id : toAnchor(id, content.mediaType);
    return { content, blocks: toOneContent(content, own, purpose, context) };
  });
  const [first] = shown;
  if (!first) return [];
  const label: Block = {
    type: 'paragraph',
    content: [{ code: first.content.mediaType }, ...streamMark(first.content)],
    className: 'oc-api-media',
  };
  if (shown.length === 1)
    return purpose === 'request'
      ? [label, ...first.blocks]
      : [...(first.content.isStream ? [label] : []), ...first.blocks];
  return [
    {
      type: 'tabs',
      group: 'api-media',
      tabs: shown.map(({ content, blocks }) => ({
        value: content.mediaType,
        label: content.mediaType,
        blocks: blocks.length > 0 ? blocks : [label],
      })),
    },
  ];
}

function streamMark({ isStream }: ApiContent): Inline[] {
  return isStream ? [' ', { badge: 'info', content: [{ word: 'stream of items' }] }] : [];
}

function toOneContent(
  content: ApiContent,
  id: string,
  purpose: 'request' | 'response',
  context: OperationPageContext,
): Block[] {
  const { schema, examples } = content;
  const type: Block[] =
    schema && hasName(schema, context)
      ? [{ type: 'paragraph', content: describeType(schema, context), className: 'oc-api-type' }]
      : [];
  const text = schema && context.graph.flatten(schema).description;
  const blocks = schema ? toSchemaBlocks(schema, id, context) : [];
  return [
    ...type,
    ...(text && blocks.length > 0 ? [{ type: 'markdown', text, level: 5 } as const] : []),
    ...blocks,
    ...toExampleBlocks(content, examples, purpose, context),
  ];
}

function hasName(schema: ApiContent['schema'] & object, { graph }: OperationPageContext): boolean {
  const flat = graph.flatten(schema);
  return flat.refs.length > 0 || flat.properties.length === 0;
}

function toExampleBlocks(
  content: ApiContent,
  examples: ApiContent['examples'],
  purpose: 'request' | 'response',
  { graph }: OperationPageContext,
): Block[] {
  const given = examples.filter(({ value }) => value !== undefined);
  const external = examples.flatMap(({ name, summary, externalUrl }): Block[] =>
    externalUrl === undefined
      ? []
      : [{ type: 'paragraph', content: [{ link: externalUrl, content: [summary ?? name] }] }],
  );
  if (given.length === 0) {
    // The sample of the request shows the example of a body.
    const made = purpose === 'response' ? exampleOf(content, graph, purpose) : undefined;
    const isWorthIt = typeof made === 'object' && made !== null && Object.keys(made).length > 0;
    return isWorthIt
      ? [{ type: 'details', summary: [{ word: 'Example' }], blocks: [toCode(made, content.mediaType)] }, ...external]
      : external;
  }
  return [
    ...given.map(({ name, summary, description, value }): Block => {
      const label: Inline[] = name === 'example' ? [] : [': ', summary ?? name];
      const text: Block[] = description ? [{ type: 'markdown', text: description, level: 6 }] : [];
      return {
        type: 'details',
        summary: [{ word: 'Example' }, ...label],
        blocks: [...text, toCode(value, content.mediaType)],
      };
    }),
    ...external,
  ];
}

function toCode(value: unknown, mediaType: string): Block {
  const isText = typeof value === 'string' && !mediaType.split(';', 1)[0]?.endsWith('json');
  const lang = /xml|html/.test(mediaType)
    ? 'xml'
    : isText && !/yaml/.test(mediaType)
      ? 'text'
      : /yaml/.test(mediaType)
        ? 'yaml'
        : 'json';
  return { type: 'code', lang, text: cut(isText ? value : (JSON.stringify(value, null, 2) ?? '')) };
}

function cut(text: string): string {
  return text.length > MAX_EXAMPLE ? `${text.slice(0, MAX_EXAMPLE)}\n…` : text;
}

function toLinkBlocks(
  links: ApiOperation['responses'][number]['links'],
  { hrefOfOperation }: OperationPageContext,
): Block[] {
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

export function toEndpointLine({ method, path, deprecated }: ApiOperation): Inline[] {
  return [methodBadge(method), ' ', { code: path }, ...(deprecated ? [' ', DEPRECATED] : [])];
}

const METHOD_COLOURS: Record<string, BadgeKind> = {
  GET: 'primary',
  POST: 'success',
  PUT: 'info',
  PATCH: 'warning',
  DELETE: 'danger',
};

export function methodBadge(method: string): Inline {
  return { badge: METHOD_COLOURS[method] ?? 'secondary', content: [method], className: 'oc-api-method' };
}
