import GithubSlugger from 'github-slugger';
import type { ApiDescription } from '../types.ts';
import { Cursor, show, type ReadingHost } from '../source/Cursor.ts';
import type { DescriptionFile } from '../source/createReferences.ts';
import { createSchemas } from './createSchemas.ts';
import { readExternalDocs } from './readExternalDocs.ts';
import { readPath, type OperationContext } from './readOperation.ts';
import { readRequirements, readSecuritySchemes } from './readSecurity.ts';
import { readServers } from './readServers.ts';
import { readTags } from './readTags.ts';

const FORMATS = /^(?:2\.0|3\.[012](?:\.\d+)?)(?:-.*)?$/;

/**
 * Turns a file into the model. Returns undefined if it is not a description; otherwise reports all problems and reads
 * the rest.
 */
export function readDescription(file: DescriptionFile, host: Omit<ReadingHost, 'format'>): ApiDescription | undefined {
  const format = formatOf(file.value);
  const root = new Cursor(file.value, { file, path: [] }, { ...host, format });
  if (!root.isObject || !FORMATS.test(format)) {
    const found = !root.isObject
      ? 'There is no object'
      : root.has('asyncapi')
        ? 'It is AsyncAPI'
        : format === ''
          ? 'There is no `openapi`'
          : `\`openapi\` is ${show(root.raw('openapi') ?? root.raw('swagger'))}`;
    root.complain(
      `This is no API description that Octavo reads. ${found}; expected \`openapi\` 3.0, 3.1 or 3.2, or \`swagger\` 2.0`,
    );
    return undefined;
  }
  const info = root.object('info');
  if (!info?.has('title')) (info ?? root).complain('`info.title` is missing; expected the name of the API');
  if (!['paths', 'webhooks', 'x-webhooks', 'components', 'definitions'].some((key) => root.has(key))) {
    root.complain('`paths` is missing; expected an object with a path such as "/users" for each key');
  }
  const schemes = readSecuritySchemes(root);
  const slugger = new GithubSlugger();
  const schemas = createSchemas();
  const context: OperationContext = {
    schemas,
    schemes,
    security: readRequirements(root, schemes),
    consumes: root.texts('consumes'),
    produces: root.texts('produces'),
    ids: new Map(),
    anchorFor: (wanted) =>
      slugger.slug(wanted.replace(/[^\p{L}\p{N}_]+/gu, '-').replace(/^-+|-+$/g, '') || 'operation', true),
  };
  const operations = root.entries('paths').flatMap(([path, item]) => {
    if (!path.startsWith('/')) item.complain(`The path "${path}" does not begin with "/"; expected "/${path}"`);
    return readPath(path, item, context);
  });
  const webhooks = [...root.entries('webhooks'), ...root.entries('x-webhooks')].flatMap(([name, item]) =>
    readPath(name, item, context),
  );
  // Includes schemas that no operation uses, because they may have their own pages.
  for (const name of componentsOf(root)?.names() ?? []) {
    schemas.read(new Cursor({ $ref: refTo(root, name) }, root, root.host));
  }
  return {
    format,
    title: info?.text('title') ?? 'API',
    version: info?.text('version') ?? '',
    summary: info?.text('summary'),
    description: info?.text('description'),
    termsOfService: info?.text('termsOfService'),
    contact: readContact(info),
    license: readLicense(info),
    externalDocs: readExternalDocs(root),
    servers: readServers(root),
    security: schemes,
    tags: readTags(root, [...operations, ...webhooks]),
    operations,
    webhooks,
    schemas: schemas.all,
  };
}

function formatOf(value: unknown): string {
  const { openapi, swagger } = (value ?? {}) as { openapi?: unknown; swagger?: unknown };
  const written = openapi ?? swagger;
  return written === 2 ? '2.0' : String(written ?? '');
}

function componentsOf(root: Cursor): Cursor | undefined {
  return root.host.format.startsWith('2') ? root.object('definitions') : root.object('components')?.object('schemas');
}

function refTo({ host }: Cursor, name: string): string {
  const key = encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
  return host.format.startsWith('2') ? `#/definitions/${key}` : `#/components/schemas/${key}`;
}

function readContact(info: Cursor | undefined): ApiDescription['contact'] {
  const contact = info?.object('contact');
  return contact && { name: contact.text('name'), url: contact.text('url'), email: contact.text('email') };
}

function readLicense(info: Cursor | undefined): ApiDescription['license'] {
  const license = info?.object('license');
  const name = license?.text('name');
  return name === undefined ? undefined : { name, url: license?.text('url') };
}
