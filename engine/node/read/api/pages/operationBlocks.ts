import type { Text } from '../../../../shared/messages.ts';
import { toRequest } from '../samples/toRequest.ts';
import { toSamples } from '../samples/toSamples.ts';
import { toTryOperation } from '../samples/toTryOperation.ts';
import type { ApiContent, ApiOperation, ApiParameter, SecurityRequirement } from '../types.ts';
import { toAnchor } from './anchors.ts';
import type { Block, Inline } from './blocks.ts';
import { cutExample, examplesOf, toCode, toContentBlocks, type OperationPageContext } from './contentBlocks.ts';
import { DEPRECATED, toParameterFields, unfoldLinks } from './fields.ts';
import { joinByOr, joinInlines, toMarkdownBlocks } from './inlines.ts';
import { toResponseBlock } from './responseBlocks.ts';

const PARAMETER_HEADINGS: [place: ApiParameter['in'][], text: Text][] = [
  [['path'], 'Path parameters'],
  [['query', 'querystring'], 'Query parameters'],
  [['header'], 'Header parameters'],
  [['cookie'], 'Cookie parameters'],
];

export function titleOf({ summary, operationId, method, path }: ApiOperation): string {
  return summary?.trim() || operationId || `${method} ${path}`;
}

/** The API sends it, so nobody can call it. */
export const WEBHOOK: Inline = { badge: 'secondary', content: [{ word: 'webhook' }] };

/** An operation without its heading; `level` is the level of the headings inside. */
export function toOperationBlocks(operation: ApiOperation, level: 2 | 3, context: OperationPageContext): Block[] {
  return unfoldLinks(context, () => toBlocks(operation, level, context));
}

function toBlocks(operation: ApiOperation, level: 2 | 3 | 4, context: OperationPageContext): Block[] {
  const { anchor, description, parameters, body, responses, callbacks, externalDocs } = operation;
  const isCall = operation.path.startsWith('/');
  const heading = (text: Text, id: string): Block => ({
    type: 'heading',
    level,
    id: toAnchor(anchor, id),
    content: [{ word: text }],
  });
  // A webhook has no sample of a request: the API sends it.
  const side = isCall
    ? [...toSampleBlocks(operation, context), ...toAnswerBlocks(operation, context)]
    : toExampleAside(body?.content[0], '', context);
  const intro: Block[] = [
    {
      type: 'endpoint',
      method: operation.method,
      path: operation.path,
      flags: [
        ...(context.description.webhooks.includes(operation) ? [WEBHOOK] : []),
        ...(operation.deprecated ? [DEPRECATED] : []),
      ],
      ...(level === 2 && { id: context.idFor(anchor) }),
      names: namesOf(operation, context.description.servers[0]?.url),
    },
    ...toMarkdownBlocks(description, level + 1),
    ...(externalDocs ? [toExternalDocs(externalDocs)] : []),
    ...(isCall ? toSecurityLine(operation.security, context) : []),
    ...(isCall && context.tryIt ? toTryBlocks(operation, context) : []),
  ];
  const rest: Block[] = [
    ...PARAMETER_HEADINGS.flatMap(([places, text]): Block[] => {
      const own = parameters.filter((parameter) => places.includes(parameter.in));
      if (own.length === 0) return [];
      return [heading(text, places[0] ?? ''), { type: 'fields', fields: toParameterFields(own, anchor, context) }];
    }),
    ...(body
      ? [
          heading('Request body', 'body'),
          ...toMarkdownBlocks(body.description, level + 1),
          ...toContentBlocks(body.content, toAnchor(anchor, 'body'), 'request', context),
        ]
      : []),
    ...(responses.length > 0 ? [heading('Responses', 'responses')] : []),
    ...responses.map((response) => toResponseBlock(response, responses, toAnchor(anchor, response.status), context)),
    ...callbacks.flatMap(({ name, operations }): Block[] => [
      { type: 'heading', level, id: toAnchor(anchor, 'callback', name), content: [{ word: 'Callbacks' }, ': ', name] },
      ...operations.flatMap((inner) => toCallbackBlocks(inner, level === 2 ? 3 : 4, context)),
    ]),
  ];
  return side.length > 0 ? [{ type: 'columns', intro, side, rest }] : [...intro, ...rest];
}

function toCallbackBlocks(operation: ApiOperation, level: 3 | 4, context: OperationPageContext): Block[] {
  const summary = operation.summary?.trim();
  return [
    ...(summary ? [{ type: 'paragraph', content: [{ strong: [summary] }] } as const] : []),
    ...toBlocks(operation, level, { ...context, languages: [], tryIt: false }),
  ];
}

export function toExternalDocs({ url, description }: { url: string; description?: string }): Block {
  return {
    type: 'paragraph',
    content: [{ link: url, content: [description?.trim() || { word: 'More information' }] }],
  };
}

/** `chat.completions.create` of the description; `v1.chat.completions` and `chat.completions` for `/v1/chat/completions`. */
function namesOf({ operationId, path }: ApiOperation, server = ''): string[] {
  // People write the end of a server's address as part of the path.
  const base = server.replace(/^[^/]*\/\/[^/]*/, '');
  const words = `${base}/${path}`.split('/').filter((part) => part !== '' && !/[{}]/.test(part));
  const rest = words.slice(words.findLastIndex((part) => /^(?:api|v\d[\w.]*)$/i.test(part)) + 1);
  const paths = [words, rest].filter(({ length }) => length > 1).map((parts) => parts.join('.'));
  return [...new Set([...(operationId ? [operationId] : []), ...paths])];
}

function toSecurityLine(
  security: readonly SecurityRequirement[],
  { authenticationHref, description }: OperationPageContext,
): Block[] {
  const needed = security.filter((requirement) => requirement.length > 0);
  if (needed.length === 0 || authenticationHref === undefined || description.security.size === 0) return [];
  const isOptional = needed.length < security.length;
  const toUse = ({ scheme, scopes }: SecurityRequirement[number]): Inline[] => [
    { link: `${authenticationHref}#${toAnchor('auth', scheme)}`, content: [scheme] },
    ...scopes.flatMap((scope): Inline[] => [' ', { code: scope }]),
  ];
  const content = joinByOr(needed.map((requirement) => joinInlines(requirement.map(toUse), ' + ')));
  const label: Inline[] = [{ strong: [{ word: 'Authentication' }] }, ': '];
  const optional: Inline[] = isOptional ? [' (', { word: 'optional' }, ')'] : [];
  return [{ type: 'paragraph', content: [...label, ...content, ...optional], className: 'oc-api-security' }];
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
        blocks: [{ type: 'code', lang, text: cutExample(text) }],
      })),
    },
  ];
}

/** The example of the first successful response. */
function toAnswerBlocks({ responses }: ApiOperation, context: OperationPageContext): Block[] {
  const answer = responses.find(({ status }) => status.startsWith('2'));
  return toExampleAside(answer?.content[0], answer?.status ?? '', context);
}

function toExampleAside(content: ApiContent | undefined, label: string, context: OperationPageContext): Block[] {
  const [example] = content ? examplesOf(content, 'response', context) : [];
  if (!content || !example || context.languages.length === 0) return [];
  // The description of the example is not shown there.
  if (!example.description) context.isShownAside.add(content);
  const name = example.summary?.replace(/["\\]/g, '') ?? content.mediaType;
  return [{ ...toCode(example.value, content.mediaType), title: `${label} ${name}`.trim() }];
}

function toTryBlocks(operation: ApiOperation, { description, graph }: OperationPageContext): Block[] {
  const own = toTryOperation(operation, description, graph);
  return own ? [{ type: 'try', operation: own }] : [];
}
