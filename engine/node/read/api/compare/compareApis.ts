/**
 * The changes between two versions of an API, and which of them break a client. Changes and levels have oasdiff's
 * names, so that rules written for it apply here. Requests may become more permissive and responses more restricted;
 * the opposite breaks clients.
 */
import { createSchemaGraph } from '../schema/createSchemaGraph.ts';
import type { ApiContent, ApiDescription, ApiOperation, ApiParameter } from '../types.ts';
import type { ApiChange, ApiChangeLevel, Say } from '../../../../shared/api/apiChange.ts';
import { compareSchemas, type Graphs } from './compareSchemas.ts';

export function compareApis(before: ApiDescription, after: ApiDescription): ApiChange[] {
  const changes: ApiChange[] = [];
  const graphs = { before: createSchemaGraph(before), after: createSchemaGraph(after) };
  const keyOf = ({ method, path }: ApiOperation) => `${method} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
  const olds = new Map(before.operations.map((operation) => [keyOf(operation), operation]));
  const news = new Map(after.operations.map((operation) => [keyOf(operation), operation]));
  for (const [key, old] of olds) {
    const current = news.get(key);
    if (current) compareOperations(old, current, graphs, changes);
    else {
      const id = old.deprecated ? 'api-removed-with-deprecation' : 'api-removed-without-deprecation';
      add(changes, old, old.deprecated ? 'info' : 'error', id, '', 'The operation was removed.');
    }
  }
  for (const [key, operation] of news) {
    if (!olds.has(key)) add(changes, operation, 'info', 'endpoint-added', '', 'The operation was added.');
  }
  const rank: Record<ApiChangeLevel, number> = { error: 0, warning: 1, info: 2 };
  return changes.toSorted((a, b) => rank[a.level] - rank[b.level]);
}

function add(
  changes: ApiChange[],
  { method, path }: ApiOperation,
  level: ApiChangeLevel,
  id: string,
  subject: string,
  text: string,
): void {
  changes.push({ id, level, operation: `${method} ${path}`, subject, text });
}

function compareOperations(old: ApiOperation, current: ApiOperation, graphs: Graphs, changes: ApiChange[]): void {
  const say = (level: ApiChangeLevel, id: string, subject: string, text: string) =>
    add(changes, current, level, id, subject, text);
  if (!old.deprecated && current.deprecated) say('info', 'endpoint-deprecated', '', 'The operation is deprecated.');
  if (old.deprecated && !current.deprecated) {
    say('info', 'endpoint-reactivated', '', 'The operation is no longer deprecated.');
  }
  if (old.operationId !== undefined && old.operationId !== current.operationId) {
    say('info', 'api-operation-id-changed', old.operationId, `The operation id is now "${current.operationId ?? ''}".`);
  }
  compareSecurity(old, current, say);
  compareParameters(old, current, graphs, say);
  compareBodies(old, current, graphs, say);
  compareResponses(old, current, graphs, say);
}

function compareSecurity(old: ApiOperation, current: ApiOperation, say: Say): void {
  const namesOf = ({ security }: ApiOperation) =>
    new Set(
      security.map((all) =>
        all
          .map(({ scheme }) => scheme)
          .toSorted()
          .join(' + '),
      ),
    );
  const [olds, news] = [namesOf(old), namesOf(current)];
  for (const name of olds)
    if (name !== '' && !news.has(name))
      say('error', 'api-security-removed', name, `"${name}" no longer authenticates.`);
  for (const name of news) {
    if (name === '' || olds.has(name)) continue;
    if (olds.size === 0) say('error', 'api-security-added', name, `The operation now needs "${name}".`);
    else say('info', 'api-security-added', name, `"${name}" authenticates too.`);
  }
}

function compareParameters(old: ApiOperation, current: ApiOperation, graphs: Graphs, say: Say): void {
  const placesOf = ({ path }: ApiOperation) => [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const [oldPlaces, newPlaces] = [placesOf(old), placesOf(current)];
  // Clients do not see the name of a path parameter, only its position.
  const keyOf = ({ in: place, name }: ApiParameter, places: string[]) =>
    place === 'path' ? `path ${places.indexOf(name)}` : `${place} ${place === 'header' ? name.toLowerCase() : name}`;
  const olds = new Map(old.parameters.map((parameter) => [keyOf(parameter, oldPlaces), parameter]));
  const news = new Map(current.parameters.map((parameter) => [keyOf(parameter, newPlaces), parameter]));
  for (const [key, before] of olds) {
    const after = news.get(key);
    const subject = `${before.in} ${before.name}`;
    if (!after) {
      say(before.deprecated ? 'info' : 'warning', 'request-parameter-removed', subject, 'The parameter was removed.');
      continue;
    }
    compareRequired(before, after, 'parameter', subject, say);
    if (!before.deprecated && after.deprecated) {
      say('info', 'request-parameter-deprecated', subject, 'The parameter is deprecated.');
    }
    if (before.schema && after.schema) {
      compareSchemas(before.schema, after.schema, { graphs, say, use: 'request-parameter', subject });
    }
  }
  for (const [key, after] of news) {
    if (olds.has(key)) continue;
    const subject = `${after.in} ${after.name}`;
    if (after.required) say('error', 'new-required-request-parameter', subject, 'A required parameter was added.');
    else say('info', 'new-optional-request-parameter', subject, 'A parameter was added.');
  }
}

function compareBodies(old: ApiOperation, current: ApiOperation, graphs: Graphs, say: Say): void {
  const [before, after] = [old.body, current.body];
  if (!before && after) {
    if (after.required) say('error', 'request-body-added-required', 'body', 'A required body was added.');
    else say('info', 'request-body-added-optional', 'body', 'A body was added.');
  }
  if (before && !after) say('error', 'request-body-removed', 'body', 'The body was removed.');
  if (!before || !after) return;
  compareRequired(before, after, 'body', 'body', say);
  compareContents(before.content, after.content, graphs, say, 'request', 'body');
}

function compareRequired(
  before: { required: boolean },
  after: { required: boolean },
  kind: 'parameter' | 'body',
  subject: string,
  say: Say,
): void {
  if (before.required === after.required) return;
  const what = after.required ? 'became-required' : 'became-optional';
  say(after.required ? 'error' : 'info', `request-${kind}-${what}`, subject, `The ${kind} ${what.replace('-', ' ')}.`);
}

function compareResponses(old: ApiOperation, current: ApiOperation, graphs: Graphs, say: Say): void {
  const news = new Map(current.responses.map((response) => [response.status, response]));
  const olds = new Map(old.responses.map((response) => [response.status, response]));
  for (const [status, before] of olds) {
    const after = news.get(status);
    const isSuccess = /^[23]/.test(status);
    if (!after) {
      const id = isSuccess ? 'response-success-status-removed' : 'response-non-success-status-removed';
      say(isSuccess ? 'error' : 'info', id, status, `The status ${status} was removed.`);
      continue;
    }
    for (const header of before.headers) {
      const still = after.headers.some(({ name }) => name.toLowerCase() === header.name.toLowerCase());
      const id = `${header.required ? 'required' : 'optional'}-response-header-removed`;
      if (!still) say('error', id, `${status} ${header.name}`, 'The header was removed.');
    }
    compareContents(before.content, after.content, graphs, say, 'response', status);
  }
  for (const status of news.keys()) {
    if (olds.has(status)) continue;
    const id = /^[23]/.test(status) ? 'response-success-status-added' : 'response-non-success-status-added';
    say('info', id, status, `The status ${status} was added.`);
  }
}

function compareContents(
  olds: readonly ApiContent[],
  news: readonly ApiContent[],
  graphs: Graphs,
  say: Say,
  use: 'request' | 'response',
  place: string,
): void {
  const kind = use === 'request' ? 'request-body' : use;
  for (const before of olds) {
    const after = news.find(({ mediaType }) => mediaType === before.mediaType);
    if (!after) say('error', `${kind}-media-type-removed`, place, `"${before.mediaType}" was removed.`);
    else if (before.schema && after.schema) {
      compareSchemas(before.schema, after.schema, { graphs, say, use, subject: place });
    }
  }
  for (const { mediaType } of news) {
    if (olds.some((old) => old.mediaType === mediaType)) continue;
    say('info', `${kind}-media-type-added`, place, `"${mediaType}" was added.`);
  }
}
