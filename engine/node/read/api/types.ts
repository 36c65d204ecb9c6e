/**
 * An API description, independent of its OpenAPI version. Schemas stay a graph: a reference is the id of an entry in
 * `schemas`, so circular schemas need no special case.
 */

/** A file and a place in it. */
export interface ApiPlace {
  filePath: string;
  /** JSON pointer, `#/paths/~1chat/post`. */
  pointer: string;
}

export interface ApiDescription {
  /** `3.1.0`, `2.0`: as written in the description. */
  format: string;
  title: string;
  version: string;
  summary?: string;
  description?: string;
  termsOfService?: string;
  contact?: { name?: string; url?: string; email?: string };
  license?: { name: string; url?: string };
  externalDocs?: ExternalDocs;
  servers: ApiServer[];
  /** Ways to authenticate, by name. */
  security: Map<string, SecurityScheme>;
  /** In the order of the description; nested ones name their parent. */
  tags: ApiTag[];
  operations: ApiOperation[];
  /** Requests that the API sends. */
  webhooks: ApiOperation[];
  schemas: Map<string, NamedSchema>;
}

export interface ExternalDocs {
  url: string;
  description?: string;
}

export interface ApiServer {
  url: string;
  description?: string;
  variables: { name: string; default: string; values: string[]; description?: string }[];
}

export interface ApiTag {
  name: string;
  /** The name to show. */
  label: string;
  description?: string;
  externalDocs?: ExternalDocs;
  /** The tag above it. */
  parent?: string;
  /** The label of its group, which may be that of a tag. */
  group?: string;
}

export interface SecurityScheme {
  name: string;
  type: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect' | 'mutualTLS' | 'other';
  description?: string;
  deprecated: boolean;
  /** The place of an API key, and its name. */
  in?: string;
  parameter?: string;
  /** The scheme of `http`: `bearer`, `basic`. */
  scheme?: string;
  bearerFormat?: string;
  openIdConnectUrl?: string;
  flows: { name: string; urls: [label: string, url: string][]; scopes: [name: string, description: string][] }[];
}

/** All of these schemes are required together. */
export type SecurityRequirement = { scheme: string; scopes: string[] }[];

export interface ApiOperation {
  /** Unique in the description, and suitable for an address. */
  anchor: string;
  operationId?: string;
  /** In upper case. */
  method: string;
  /** A webhook has its name here, a callback the expression for its address. */
  path: string;
  summary?: string;
  description?: string;
  tags: string[];
  deprecated: boolean;
  externalDocs?: ExternalDocs;
  parameters: ApiParameter[];
  body?: ApiBody;
  responses: ApiResponse[];
  /** Alternatives, one of which is required; an empty list means no authentication. */
  security: SecurityRequirement[];
  /** Set if they differ from the description's. */
  servers?: ApiServer[];
  callbacks: { name: string; operations: ApiOperation[] }[];
  samples: { lang: string; label: string; source: string }[];
  place: ApiPlace;
}

export type ParameterPlace = 'path' | 'query' | 'querystring' | 'header' | 'cookie';

export interface ApiParameter {
  name: string;
  in: ParameterPlace;
  required: boolean;
  deprecated: boolean;
  description?: string;
  schema?: SchemaUse;
  examples: ApiExample[];
  /** How a list or an object is serialised; unset for the default. */
  style?: string;
  /** Whether each item or property is serialised separately; unset for the default of the style. */
  explode?: boolean;
  place: ApiPlace;
}

export interface ApiBody {
  required: boolean;
  description?: string;
  content: ApiContent[];
}

export interface ApiResponse {
  /** `200`, `4XX`, `default`. */
  status: string;
  summary?: string;
  description?: string;
  headers: ApiParameter[];
  content: ApiContent[];
  links: { name: string; description?: string; operation?: string }[];
}

export interface ApiContent {
  /** `application/json`. */
  mediaType: string;
  schema?: SchemaUse;
  /** The schema describes one item of a stream. */
  isStream: boolean;
  examples: ApiExample[];
  place: ApiPlace;
}

export interface ApiExample {
  name: string;
  summary?: string;
  description?: string;
  /** As in the description; a text if the format is not JSON. */
  value?: unknown;
  externalUrl?: string;
}

/** A schema at its place of use: its own, or an entry of `schemas` with local additions. */
export type SchemaUse = ApiSchema & { ref?: string };

export interface NamedSchema {
  /** `Chat`. */
  name: string;
  schema: SchemaUse;
  place: ApiPlace;
}

export interface ApiSchema {
  /** None: any. `never` is the schema `false`. */
  types: string[];
  title?: string;
  description?: string;
  format?: string;
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  default?: unknown;
  examples: unknown[];
  enum?: unknown[];
  /** The meaning of the values, if described. */
  enumDescriptions?: Record<string, string>;
  const?: { value: unknown };
  /** Limits by keyword: `minimum`, `maxLength`, `pattern`. */
  limits: [keyword: string, value: string | number][];
  contentMediaType?: string;
  properties: { name: string; required: boolean; schema: SchemaUse }[];
  /** Required properties that are declared elsewhere. */
  required: string[];
  patternProperties: { name: string; schema: SchemaUse }[];
  /** Properties beyond those named: `false` forbids them. */
  additional?: SchemaUse | boolean;
  items?: SchemaUse;
  prefixItems: SchemaUse[];
  allOf: SchemaUse[];
  oneOf: SchemaUse[];
  anyOf: SchemaUse[];
  not?: SchemaUse;
  discriminator?: { property: string; /** Value → id of a schema. */ mapping: [value: string, ref: string][] };
  externalDocs?: ExternalDocs;
  place: ApiPlace;
}
