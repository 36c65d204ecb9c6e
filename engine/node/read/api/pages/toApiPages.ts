import GithubSlugger from 'github-slugger';
import type { Translate } from '../../../../shared/createTranslate.ts';
import type { ProcessedItem } from '../../content/docs/sidebars/types.ts';
import { emptySchema } from '../schema/emptySchema.ts';
import { createSchemaGraph } from '../schema/createSchemaGraph.ts';
import { splitSchemas } from '../schema/splitSchemas.ts';
import { toExample } from '../schema/toExample.ts';
import type { SampleLanguage } from '../samples/toSamples.ts';
import type { ApiDescription, ApiOperation, NamedSchema, SchemaUse } from '../types.ts';
import { createIds, toAnchor } from './anchors.ts';
import type { ApiPageText, Block } from './blocks.ts';
import { toSchemaBlocks, unfoldLinks } from './fields.ts';
import type { OperationPageContext } from './contentBlocks.ts';
import { toMarkdownBlocks } from './inlines.ts';
import { titleOf, toExternalDocs, toOperationBlocks } from './operationBlocks.ts';
import { toOperationTable, toOverviewBlocks } from './overviewBlocks.ts';
import { toSchemaItems } from './toSchemaItems.ts';
import { flattenSections, toSections, type ApiSection } from './toSections.ts';

/** A page of the reference. */
export interface ApiPage {
  /** Relative to the overview, `chat/create-chat`; empty for the overview. */
  slug: string;
  title: string;
  description: string;
  tocMaxLevel?: number;
  /** `ApiPageText` as JSON, because objects of a large description would fill the memory. */
  text: string;
}

export interface ApiPages {
  pages: ApiPage[];
  sidebar: ProcessedItem[];
  /** The page of each operation, by its anchor. */
  hrefs: ReadonlyMap<string, string>;
}

export interface ApiPagesOptions {
  /** One page per tag, or per operation. */
  pages: 'tag' | 'operation';
  samples: readonly SampleLanguage[];
  /** Named schemas have a page each. */
  schemas: boolean;
  /** Operations can be tried from their pages. */
  tryIt?: boolean;
  /** All pages are in one folder, with the file names of `docusaurus-plugin-openapi-docs`. */
  isFlat?: boolean;
  /** The label of the first page. */
  label?: string;
  /** Id of the document with this slug. */
  docIdOf(slug: string): string;
  /** Route of the page with this slug. */
  hrefOf(slug: string): string;
  t: Translate;
}

/** If a tag's page is longer, it does not unfold schemas inside others. */
const MAX_UNFOLDED_LENGTH = 120_000;
/** If it is even longer, each operation gets its own page. A page of this length is 52 to 58 KB gzipped. */
const MAX_PAGE_LENGTH = 170_000;
const MAX_PAGE_OPERATIONS = 40;

/** A description → its pages and their sidebar. */
export function toApiPages(read: ApiDescription, options: ApiPagesOptions): ApiPages {
  const { hrefOf, docIdOf, t } = options;
  const description = options.schemas ? splitSchemas(read) : read;
  const graph = createSchemaGraph(description);
  const sections = toSections(description, t);
  const all = flattenSections(sections);
  const schemaSlugs = options.schemas ? nameSchemas(description, graph) : new Map<string, string>();
  const hrefs = new Map<string, string>();
  const split = new Set<ApiSection>();
  const slugs = createIds();
  const first = options.isFlat ? slugs(toKebabCase(toAnchor(description.title))) : '';
  if (options.isFlat) for (const section of all) section.slug = slugs(section.slug);
  const operationSlugs = new Map<string, string>();
  for (const section of all) {
    if (options.pages === 'operation' || section.operations.length > MAX_PAGE_OPERATIONS) split.add(section);
    placeOperations(section);
  }

  /** `createChat` of `chat` is at `chat/create-chat`. */
  function slugOf(section: ApiSection, anchor: string): string {
    const known = operationSlugs.get(anchor) ?? slugs(toKebabCase(anchor));
    operationSlugs.set(anchor, known);
    return options.isFlat ? known : `${section.slug}/${known}`;
  }

  function placeOperations(section: ApiSection): void {
    for (const { anchor } of section.operations) {
      hrefs.set(anchor, split.has(section) ? hrefOf(slugOf(section, anchor)) : `${hrefOf(section.slug)}#${anchor}`);
    }
  }

  const byOperationId = new Map(description.operations.map(({ operationId, anchor }) => [operationId, anchor]));
  const createContext = (isShort = false): OperationPageContext => ({
    description,
    graph,
    languages: options.samples,
    tryIt: options.tryIt,
    idFor: createIds(),
    room: { fields: 0, links: [], isShort },
    hrefOf: (ref) => {
      const slug = schemaSlugs.get(ref);
      return slug === undefined ? undefined : hrefOf(`schemas/${slug}`);
    },
    hrefOfOperation: (id) => hrefs.get(byOperationId.get(id) ?? ''),
    authenticationHref: description.security.size > 0 ? hrefOf(first) : undefined,
    isShownAside: new Set(),
  });

  /** All operations of a section as one page; undefined if that is too long. */
  const toWhole = (section: ApiSection, isShort: boolean): Block[] | undefined => {
    const context = createContext(isShort);
    const blocks: Block[] = [];
    const max = isShort ? MAX_PAGE_LENGTH : MAX_UNFOLDED_LENGTH;
    let length = 0;
    for (const operation of section.operations) {
      const own: Block[] = [
        { type: 'heading', level: 2, id: context.idFor(operation.anchor), content: [titleOf(operation)] },
        ...toOperationBlocks(operation, 3, context),
      ];
      blocks.push(...own);
      length += JSON.stringify(own).length;
      if (length > max && section.operations.length > 1) return undefined;
    }
    return blocks;
  };
  // All decisions come first, because pages may link to each other.
  const hasLinks = description.operations.some(({ responses }) => responses.some(({ links }) => links.length > 0));
  const wholes = new Map<ApiSection, { isShort: boolean; blocks?: Block[] }>();
  for (const section of all.filter((one) => !split.has(one))) {
    const unfolded = toWhole(section, false);
    const blocks = unfolded ?? toWhole(section, true);
    if (blocks) wholes.set(section, { isShort: !unfolded, blocks: hasLinks ? undefined : blocks });
    else {
      split.add(section);
      placeOperations(section);
    }
  }

  const hrefOfOperation = (anchor: string) => hrefs.get(anchor);
  const sectionPages = all.flatMap((section): ApiPage[] => {
    if (section.isGroup) return [];
    const page = {
      slug: section.slug,
      title: section.label,
      description: summarize(section.tag?.description) || section.operations.map(titleOf).slice(0, 3).join(', '),
    };
    const intro = toIntro(section);
    if (!split.has(section)) {
      const { isShort = false, blocks = toWhole(section, isShort) ?? [] } = wholes.get(section) ?? {};
      // Pages are stored as text, because objects would fill the memory.
      wholes.delete(section);
      return [toPage({ ...page, tocMaxLevel: 2, blocks: [...intro, ...blocks] })];
    }
    return [
      toPage({ ...page, blocks: [...intro, toOperationTable(section.operations, hrefOfOperation)] }),
      ...section.operations.map((operation) =>
        toPage({
          slug: slugOf(section, operation.anchor),
          title: titleOf(operation),
          description: summarize(operation.description) || `${operation.method} ${operation.path}`,
          blocks: toOperationBlocks(operation, 2, createContext()),
        }),
      ),
    ];
  });

  const schemaPages = [...schemaSlugs].flatMap(([ref, slug]): ApiPage[] => {
    const named = description.schemas.get(ref);
    return named ? [toSchemaPage(named, slug, ref)] : [];
  });

  function toSchemaPage({ name, schema }: NamedSchema, slug: string, ref: string): ApiPage {
    const context = createContext();
    // By reference, so that a schema that contains itself is recognised.
    const own: SchemaUse = { ...emptySchema(schema.place), ref };
    const flat = graph.flatten(own);
    const example = toExample(own, graph, 'response');
    const side: Block[] =
      typeof example === 'object' && example !== null
        ? [{ type: 'code', lang: 'json', text: JSON.stringify(example, null, 2), title: t('Example') }]
        : [];
    const intro: Block[] = [
      ...toMarkdownBlocks(flat.description, 2),
      ...(flat.externalDocs ? [toExternalDocs(flat.externalDocs)] : []),
    ];
    const rest = unfoldLinks(context, () => toSchemaBlocks(own, toAnchor(name), context));
    return toPage({
      slug: `schemas/${slug}`,
      title: name,
      description: summarize(flat.description) || name,
      blocks: side.length > 0 ? [{ type: 'columns', intro, side, rest }] : [...intro, ...rest],
    });
  }

  const overview = toPage({
    slug: first,
    title: description.title,
    description: summarize(description.summary ?? description.description) || description.title,
    blocks: toOverviewBlocks(description, sections, {
      hrefOfSection: (section) => hrefOf(section.slug),
      hrefOfOperation,
    }),
  });

  const toItem = (section: ApiSection): ProcessedItem => ({
    type: 'category',
    label: section.label,
    ...(!section.isGroup && { link: { type: 'doc', id: docIdOf(section.slug) } }),
    items: [
      ...section.operations.map((operation) => toOperationItem(section, operation)),
      ...section.inside.map(toItem),
    ],
  });

  const toSchemaItem = ({ slug, title }: ApiPage) =>
    ({ type: 'doc', id: docIdOf(slug), label: title, className: 'schema' }) as const;

  function toOperationItem(section: ApiSection, operation: ApiOperation): ProcessedItem {
    const { method, deprecated, anchor } = operation;
    const className = `api-method ${method.toLowerCase()}${deprecated ? ' menu__list-item--deprecated' : ''}`;
    const label = titleOf(operation);
    if (split.has(section)) return { type: 'doc', id: docIdOf(slugOf(section, anchor)), label, className };
    return { type: 'link', href: hrefs.get(anchor) ?? '', label, className };
  }

  return {
    hrefs,
    pages: [overview, ...sectionPages, ...schemaPages],
    sidebar: [
      { type: 'doc', id: docIdOf(first), label: options.label ?? description.title },
      ...sections.map(toItem),
      ...(schemaPages.length > 0
        ? [
            {
              type: 'category' as const,
              label: t('Schemas'),
              items: toSchemaItems(schemaPages.map(toSchemaItem)),
            },
          ]
        : []),
    ],
  };
}

function toPage({ blocks, ...page }: Omit<ApiPage, 'text'> & { blocks: readonly Block[] }): ApiPage {
  return { ...page, text: JSON.stringify({ blocks } satisfies ApiPageText) };
}

function toIntro({ tag }: ApiSection): Block[] {
  return [...toMarkdownBlocks(tag?.description, 2), ...(tag?.externalDocs ? [toExternalDocs(tag.externalDocs)] : [])];
}

/** Named schemas that contain fields. */
function nameSchemas({ schemas }: ApiDescription, graph: ReturnType<typeof createSchemaGraph>): Map<string, string> {
  const slugger = new GithubSlugger();
  const slugs = new Map<string, string>();
  const sorted = [...schemas].toSorted(([, a], [, b]) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  for (const [ref, { schema, name }] of sorted) {
    const { properties, oneOf, anyOf, additional } = graph.flatten(schema);
    const hasInside = properties.length > 0 || oneOf.length > 0 || anyOf.length > 0 || typeof additional === 'object';
    if (hasInside) slugs.set(ref, slugger.slug(name.replace(/[^\p{L}\p{N}_-]+/gu, '-')) || slugger.slug('schema'));
  }
  return slugs;
}

function toKebabCase(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
    .replace(/_+/g, '-')
    .toLowerCase();
}

/** The first sentence of a Markdown text, plain. */
function summarize(text: string | undefined): string {
  const [paragraph = ''] = (text ?? '')
    .replace(/<[^>]*>/g, ' ')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:#|```|\||[-*] |:::)/.test(part));
  const plain = paragraph
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > 200 ? `${plain.slice(0, 197).replace(/\s+\S*$/, '')}…` : plain;
}
