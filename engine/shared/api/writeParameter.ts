/** How a parameter is serialised in a request: OpenAPI's `style` and `explode`. */
export interface ParameterForm {
  name: string;
  in: 'path' | 'query' | 'querystring' | 'header' | 'cookie';
  /** Unset: `simple` in paths and headers, `form` elsewhere. */
  style?: string;
  /** Unset: for `form` and `deepObject` only. */
  explode?: boolean;
}

const SEPARATORS: Record<string, string> = { spaceDelimited: ' ', pipeDelimited: '|', label: '.', matrix: ';' };

/** The encoded pairs of the parameter in a query. */
export function writeQuery(form: ParameterForm, value: unknown): string[] {
  const { name, style = 'form' } = form;
  const pair = (key: string, text: string) => `${encodeURIComponent(key)}=${text}`;
  const encode = (item: unknown) => encodeURIComponent(toText(item));
  if (form.in === 'querystring') return [toText(value)];
  const explode = form.explode ?? (style === 'form' || style === 'deepObject');
  const separator = encodeURIComponent(SEPARATORS[style] ?? ',').replace('%2C', ',');
  if (Array.isArray(value)) {
    return explode
      ? value.map((item) => pair(name, encode(item)))
      : value.length === 0
        ? []
        : [pair(name, value.map(encode).join(separator))];
  }
  if (!isRecord(value)) return [pair(name, encode(value))];
  const entries = Object.entries(value);
  if (style === 'deepObject') return entries.map(([key, item]) => pair(`${name}[${key}]`, encode(item)));
  if (explode) return entries.map(([key, item]) => pair(key, encode(item)));
  return [pair(name, entries.flatMap(([key, item]) => [encodeURIComponent(key), encode(item)]).join(separator))];
}

/** The text that replaces `{name}` in the path. */
export function writePath({ name, style = 'simple', explode = false }: ParameterForm, value: unknown): string {
  const encode = (item: unknown) => encodeURIComponent(toText(item));
  const parts = toParts(value, explode, encode);
  if (style === 'label') return `.${parts.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return parts.join(',');
  if (isRecord(value) && explode) return parts.map((part) => `;${part}`).join('');
  return explode ? parts.map((part) => `;${name}=${part}`).join('') : `;${name}=${parts.join(',')}`;
}

export function writeHeader({ explode = false }: ParameterForm, value: unknown): string {
  return toParts(value, explode, toText).join(',');
}

function toParts(value: unknown, explode: boolean, encode: (item: unknown) => string): string[] {
  if (Array.isArray(value)) return value.map(encode);
  if (!isRecord(value)) return [encode(value)];
  const entries = Object.entries(value);
  return explode
    ? entries.map(([key, item]) => `${encode(key)}=${encode(item)}`)
    : entries.flatMap(([key, item]) => [encode(key), encode(item)]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(',');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
