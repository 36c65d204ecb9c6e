import type { ApiDescription, ApiOperation, ApiServer, SecurityScheme } from '../types.ts';
import { toAnchor } from './anchors.ts';
import type { Block, Inline } from './blocks.ts';
import { DEPRECATED } from './fields.ts';
import { joinInlines, toMarkdownBlocks } from './inlines.ts';
import { methodBadge } from './methodBadge.ts';
import { titleOf, toExternalDocs, WEBHOOK } from './operationBlocks.ts';
import type { ApiSection } from './toSections.ts';

export interface OverviewContext {
  hrefOfSection(section: ApiSection): string;
  hrefOfOperation(anchor: string): string | undefined;
}

/** Introduction, servers, authentication, and every operation by its tag. */
export function toOverviewBlocks(
  description: ApiDescription,
  sections: readonly ApiSection[],
  context: OverviewContext,
): Block[] {
  const { servers, security, externalDocs, webhooks } = description;
  const summary = description.summary?.trim();
  return [
    ...toFactLines(description),
    ...(summary ? [{ type: 'paragraph', content: [summary] } as const] : []),
    ...toMarkdownBlocks(description.description, 2),
    ...(externalDocs ? [toExternalDocs(externalDocs)] : []),
    ...(servers.length > 0 ? [heading('servers', { word: 'Servers' }), ...servers.flatMap(toServerBlocks)] : []),
    ...(security.size > 0
      ? [heading('authentication', { word: 'Authentication' }), ...[...security.values()].flatMap(toSchemeBlocks)]
      : []),
    ...sections.flatMap((section) => toSectionBlocks(section, 2)),
  ];

  function toSectionBlocks(section: ApiSection, level: 2 | 3): Block[] {
    const inside = section.inside.flatMap((one) => toSectionBlocks(one, 3));
    if (section.operations.length === 0 && inside.length === 0) return [];
    const title = section.isGroup ? section.label : { link: context.hrefOfSection(section), content: [section.label] };
    return [
      { type: 'heading', level, id: toAnchor('tag', section.slug), content: [title] },
      ...(section.operations.length > 0
        ? [toOperationTable(section.operations, context.hrefOfOperation, marksOf)]
        : []),
      ...inside,
    ];
  }

  function marksOf(operation: ApiOperation): Inline[] {
    return [
      ...(webhooks.includes(operation) ? [' ', WEBHOOK] : []),
      ...(operation.deprecated ? [' ', DEPRECATED] : []),
    ];
  }
}

/** Method, title and path of each operation. `marksOf`: what follows the title. */
export function toOperationTable(
  operations: readonly ApiOperation[],
  hrefOf: (anchor: string) => string | undefined,
  marksOf: (operation: ApiOperation) => Inline[] = () => [],
): Block {
  const rows = operations.map((operation) => [
    [methodBadge(operation.method)],
    [toLink(titleOf(operation), hrefOf(operation.anchor)), ...marksOf(operation)],
    [{ code: operation.path }],
  ]);
  return { type: 'table', head: [], rows };
}

function heading(id: string, ...content: Inline[]): Block {
  return { type: 'heading', level: 2, id, content };
}

function toFactLines({ version, license, contact, termsOfService }: ApiDescription): Block[] {
  const facts: Inline[][] = [];
  if (version) facts.push([{ word: 'Version' }, ': ', { code: version }]);
  if (license) facts.push([{ word: 'License' }, ': ', toLink(license.name, license.url)]);
  if (contact) {
    const { name, email, url } = contact;
    facts.push([{ word: 'Contact' }, ': ', toLink(name ?? email ?? url ?? '', url ?? (email && `mailto:${email}`))]);
  }
  if (termsOfService) facts.push([{ link: termsOfService, content: [{ word: 'Terms of service' }] }]);
  if (facts.length === 0) return [];
  return [{ type: 'paragraph', content: joinInlines(facts, ' · '), className: 'oc-api-about' }];
}

function toLink(text: string, url: string | undefined): Inline {
  return url === undefined || url === '' ? text : { link: url, content: [text] };
}

function toServerBlocks({ url, description, variables }: ApiServer): Block[] {
  const line: Block = { type: 'paragraph', content: [{ code: url }, ...(description ? [` ${description}`] : [])] };
  return variables.length === 0 ? [line] : [line, { type: 'list', items: variables.map(toVariableItem) }];
}

function toVariableItem({ name, default: value, values, description }: ApiServer['variables'][number]): Inline[] {
  const facts: Inline[][] = [];
  if (value !== '') facts.push([{ word: 'Default' }, ' ', { code: value }]);
  const codes = values.map((code) => [{ code }]);
  if (values.length > 0) facts.push([{ word: 'Allowed values' }, ': ', ...joinInlines(codes, ', ')]);
  return [
    { code: name },
    ...(facts.length > 0 ? [': ', ...joinInlines(facts, '; ')] : []),
    ...(description ? [`. ${description}`] : []),
  ];
}

function toSchemeBlocks(scheme: SecurityScheme): Block[] {
  const { name, type, description, deprecated, flows, openIdConnectUrl } = scheme;
  return [
    {
      type: 'heading',
      level: 3,
      id: toAnchor('auth', name),
      content: [name, ...(deprecated ? [' ', DEPRECATED] : [])],
    },
    { type: 'paragraph', content: describeScheme(scheme) },
    ...toMarkdownBlocks(description, 4),
    ...(type === 'openIdConnect' && openIdConnectUrl
      ? [{ type: 'paragraph', content: [{ link: openIdConnectUrl, content: [openIdConnectUrl] }] } as const]
      : []),
    ...flows.flatMap((flow): Block[] => [
      {
        type: 'paragraph',
        content: [
          { strong: [flow.name] },
          ...flow.urls.flatMap(([label, url]): Inline[] => [`; ${label}: `, { code: url }]),
        ],
      },
      ...(flow.scopes.length > 0
        ? [
            {
              type: 'list',
              items: flow.scopes.map(([scope, text]): Inline[] => [{ code: scope }, ...(text ? [`: ${text}`] : [])]),
            } as const,
          ]
        : []),
    ]),
  ];
}

function describeScheme({ type, scheme, in: place, parameter, bearerFormat }: SecurityScheme): Inline[] {
  if (type === 'apiKey') return ['API key, ', `${place ?? 'header'} `, { code: parameter ?? '' }];
  if (type === 'http' && scheme === 'basic') return ['HTTP Basic: ', { code: 'Authorization: Basic …' }];
  if (type === 'http' && scheme === 'bearer')
    return ['HTTP Bearer: ', { code: `Authorization: Bearer ${bearerFormat ?? '…'}` }];
  if (type === 'http') return [`HTTP: `, { code: scheme ?? '' }];
  if (type === 'oauth2') return ['OAuth 2.0'];
  if (type === 'openIdConnect') return ['OpenID Connect'];
  return [type === 'mutualTLS' ? 'Mutual TLS' : type];
}
