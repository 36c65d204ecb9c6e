import type { SecurityRequirement, SecurityScheme } from '../types.ts';
import type { Cursor } from '../source/Cursor.ts';

const TYPES = new Set(['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS']);
const FLOW_NAMES: Record<string, string> = { accessCode: 'authorizationCode', application: 'clientCredentials' };
const URLS = ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'];

export function readSecuritySchemes(root: Cursor): Map<string, SecurityScheme> {
  const isSwagger = root.host.format.startsWith('2');
  const entries = isSwagger
    ? root.entries('securityDefinitions')
    : (root.object('components')?.entries('securitySchemes') ?? []);
  return new Map(entries.map(([name, cursor]) => [name, readScheme(name, cursor)]));
}

function readScheme(name: string, cursor: Cursor): SecurityScheme {
  const written = cursor.text('type') ?? '';
  // Swagger 2 has `basic` as a type.
  const type = written === 'basic' ? 'http' : TYPES.has(written) ? (written as SecurityScheme['type']) : 'other';
  if (type === 'other') {
    cursor.at('type').complain(`"${written}" is no type of security scheme; expected ${[...TYPES].join(', ')}`);
  }
  return {
    name,
    type,
    description: cursor.text('description'),
    deprecated: cursor.flag('deprecated'),
    in: cursor.text('in'),
    parameter: cursor.text('name'),
    scheme: written === 'basic' ? 'basic' : cursor.text('scheme')?.toLowerCase(),
    bearerFormat: cursor.text('bearerFormat'),
    openIdConnectUrl: cursor.text('openIdConnectUrl'),
    flows: type === 'oauth2' ? readFlows(cursor) : [],
  };
}

function readFlows(cursor: Cursor): SecurityScheme['flows'] {
  const flow = cursor.text('flow');
  const flows: [string, Cursor][] = flow === undefined ? cursor.entries('flows') : [[FLOW_NAMES[flow] ?? flow, cursor]];
  return flows.map(([name, at]) => {
    const scopes = at.object('scopes');
    return {
      name,
      urls: URLS.flatMap((key): [string, string][] => {
        const url = at.text(key);
        return url === undefined ? [] : [[key, url]];
      }),
      scopes: (scopes?.names() ?? []).map((scope): [string, string] => [scope, scopes?.text(scope) ?? '']),
    };
  });
}

/** An empty requirement among others means that none is needed; an empty list, too. */
export function readRequirements(cursor: Cursor, schemes: ReadonlyMap<string, SecurityScheme>): SecurityRequirement[] {
  return cursor.objects('security').map((requirement) =>
    requirement.names().flatMap((scheme) => {
      if (!schemes.has(scheme)) {
        requirement
          .at(scheme)
          .complain(`There is no security scheme "${scheme}"; there are: ${[...schemes.keys()].join(', ') || 'none'}`);
        return [];
      }
      return [{ scheme, scopes: requirement.texts(scheme) }];
    }),
  );
}
