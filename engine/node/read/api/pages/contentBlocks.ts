import { exampleOf } from '../samples/toRequest.ts';
import type { SampleLanguage } from '../samples/toSamples.ts';
import { describeType } from '../schema/describeSchema.ts';
import type { ApiContent, ApiDescription } from '../types.ts';
import { toAnchor } from './anchors.ts';
import type { Block, Inline } from './blocks.ts';
import { toSchemaBlocks, type FieldContext } from './fields.ts';
import { toMarkdownBlocks } from './inlines.ts';

export interface OperationPageContext extends FieldContext {
  description: ApiDescription;
  languages: readonly SampleLanguage[];
  tryIt?: boolean;
  /** Page and anchor of an operation, by its id. */
  hrefOfOperation(operationId: string): string | undefined;
  authenticationHref?: string;
  /** Contents whose first example is next to the request sample. */
  isShownAside: Set<ApiContent>;
}

/** Longer examples are truncated; the schema describes the rest. */
const MAX_EXAMPLE = 8000;

const TYPE_CLASS = 'oc-api-type';

/** A single format is unfolded, with its type on the same line; several formats are tabs. */
export function toContentBlocks(
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
  const format: Inline[] = [{ code: first.content.mediaType }, ...streamMark(first.content)];
  const label: Block = { type: 'paragraph', content: format, className: 'oc-api-media' };
  if (shown.length === 1) {
    const [type, ...rest] = first.blocks;
    if (purpose === 'response' && !first.content.isStream) return first.blocks;
    return type?.type === 'paragraph' && type.className === TYPE_CLASS
      ? [{ ...label, content: [...format, ' ', ...type.content] }, ...rest]
      : [label, ...first.blocks];
  }
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
  const { schema } = content;
  const type: Block[] =
    schema && hasName(schema, context)
      ? [{ type: 'paragraph', content: describeType(schema, context), className: TYPE_CLASS }]
      : [];
  const text = schema && context.graph.flatten(schema).description;
  const blocks = schema && !isLinked(schema, purpose, context) ? toSchemaBlocks(schema, id, context) : [];
  return [
    ...type,
    ...(blocks.length > 0 ? toMarkdownBlocks(text, 5) : []),
    ...blocks,
    ...toExampleBlocks(content, purpose, context),
  ];
}

/** On a long page, operations with the same response do not repeat its fields. */
function isLinked(
  schema: ApiContent['schema'] & object,
  purpose: 'request' | 'response',
  { graph, hrefOf, room }: OperationPageContext,
): boolean {
  const { refs, items } = graph.flatten(schema);
  const [ref] = refs.length === 0 && items ? graph.flatten(items).refs : refs;
  return room.isShort === true && purpose === 'response' && ref !== undefined && hrefOf(ref) !== undefined;
}

function hasName(schema: ApiContent['schema'] & object, { graph }: OperationPageContext): boolean {
  const flat = graph.flatten(schema);
  return flat.refs.length > 0 || flat.properties.length === 0;
}

type GivenExample = ApiContent['examples'][number];

/** The given examples, or otherwise one generated from the schema, if it is not empty. */
export function examplesOf(
  content: ApiContent,
  purpose: 'request' | 'response',
  { graph }: OperationPageContext,
): GivenExample[] {
  const given = content.examples.filter(({ value }) => value !== undefined);
  // The request sample already shows the example of a body.
  if (given.length > 0 || purpose === 'request') return given;
  const value = exampleOf(content, graph, purpose);
  const saysSomething = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  return saysSomething ? [{ name: 'example', value }] : [];
}

function toExampleBlocks(content: ApiContent, purpose: 'request' | 'response', context: OperationPageContext): Block[] {
  const shown = examplesOf(content, purpose, context).slice(context.isShownAside.has(content) ? 1 : 0);
  const external = content.examples.flatMap(({ name, summary, externalUrl }): Block[] =>
    externalUrl === undefined
      ? []
      : [{ type: 'paragraph', content: [{ link: externalUrl, content: [summary ?? name] }] }],
  );
  return [
    ...shown.map(({ name, summary, description, value }): Block => {
      const label: Inline[] = name === 'example' ? [] : [': ', summary ?? name];
      const blocks = [...toMarkdownBlocks(description, 6), toCode(value, content.mediaType)];
      return { type: 'details', summary: [{ word: 'Example' }, ...label], blocks };
    }),
    ...external,
  ];
}

export function toCode(value: unknown, mediaType: string): Extract<Block, { type: 'code' }> {
  const isText = typeof value === 'string' && !mediaType.split(';', 1)[0]?.endsWith('json');
  const text = isText ? value : (JSON.stringify(value, null, 2) ?? '');
  return { type: 'code', lang: languageOf(mediaType, isText), text: cutExample(text) };
}

function languageOf(mediaType: string, isText: boolean): string {
  if (isText && /xml|html/.test(mediaType)) return 'xml';
  if (/yaml/.test(mediaType)) return 'yaml';
  return isText ? 'text' : 'json';
}

export function cutExample(text: string): string {
  return text.length > MAX_EXAMPLE ? `${text.slice(0, MAX_EXAMPLE)}\n…` : text;
}
