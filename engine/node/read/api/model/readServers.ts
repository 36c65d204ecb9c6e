import type { ApiServer } from '../types.ts';
import type { Cursor } from '../source/Cursor.ts';

export function readServers(cursor: Cursor): ApiServer[] {
  if (cursor.host.format.startsWith('2')) return readHost(cursor);
  return cursor.objects('servers').flatMap((server): ApiServer[] => {
    const url = server.text('url');
    if (url === undefined) {
      server.complain('A server needs a `url`');
      return [];
    }
    const variables = server.entries('variables').map(([name, variable]) => ({
      name,
      default: variable.text('default') ?? '',
      values: variable.texts('enum'),
      description: variable.text('description'),
    }));
    return [{ url, description: server.text('description') ?? server.text('name'), variables }];
  });
}

/** Swagger 2 has one address in parts. */
function readHost(cursor: Cursor): ApiServer[] {
  const host = cursor.text('host');
  const basePath = cursor.text('basePath') ?? '';
  if (host === undefined) return basePath === '' ? [] : [{ url: basePath, variables: [] }];
  const schemes = cursor.texts('schemes');
  return (schemes.length > 0 ? schemes : ['https']).map((scheme) => ({
    url: `${scheme}://${host}${basePath.replace(/\/$/, '')}`,
    variables: [],
  }));
}

/** The address with the variables' defaults. */
export function serverUrl({ url, variables }: ApiServer): string {
  return variables
    .reduce((text, { name, default: value }) => text.replaceAll(`{${name}}`, value), url)
    .replace(/\/$/, '');
}
