import type { ApiRequest } from '../../../../shared/api/request.ts';

export function toJavaScript({ method, url, headers, body }: ApiRequest): string {
  const options: string[] = [];
  const before: string[] = [];
  if (method !== 'GET') options.push(`method: ${quote(method)}`);
  if (headers.length > 0) {
    options.push(
      `headers: {\n${headers.map(([name, value]) => `    ${keyOf(name)}: ${quote(value)},`).join('\n')}\n  }`,
    );
  }
  if (body?.kind === 'json') options.push(`body: JSON.stringify(${literal(body.value, 1)})`);
  if (body?.kind === 'text') options.push(`body: ${quote(body.text)}`);
  if (body?.kind === 'file') options.push('body: file');
  if (body?.kind === 'form') {
    before.push(`const form = new ${body.isMultipart ? 'FormData' : 'URLSearchParams'}();`);
    for (const { name, value, isFile } of body.fields)
      before.push(`form.append(${quote(name)}, ${isFile ? 'file' : quote(value)});`);
    options.push('body: form');
  }
  const request = options.length === 0 ? '' : `, {\n${options.map((option) => `  ${option},`).join('\n')}\n}`;
  return [
    ...before,
    `const response = await fetch(${quote(url)}${request});`,
    'if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);',
    `console.log(${method === 'HEAD' ? 'response.headers' : 'await response.text()'});`,
  ].join('\n');
}

function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

function literal(value: unknown, depth: number): string {
  const pad = '  '.repeat(depth + 1);
  const end = '  '.repeat(depth);
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((item) => `${pad}${literal(item, depth + 1)},`).join('\n')}\n${end}]`;
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  return `{\n${entries.map(([key, item]) => `${pad}${keyOf(key)}: ${literal(item, depth + 1)},`).join('\n')}\n${end}}`;
}
