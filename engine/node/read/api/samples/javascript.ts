import type { ApiRequest } from '../../../../shared/api/request.ts';
import { toLiteral } from './toLiteral.ts';

export function toJavaScript({ method, url, headers, body }: ApiRequest): string {
  const options: string[] = [];
  const before: string[] = [];
  if (method !== 'GET') options.push(`method: ${quote(method)}`);
  if (headers.length > 0) {
    options.push(
      `headers: {\n${headers.map(([name, value]) => `    ${keyOf(name)}: ${quote(value)},`).join('\n')}\n  }`,
    );
  }
  if (body?.kind === 'json') options.push(`body: JSON.stringify(${literal(body.value)})`);
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

function literal(value: unknown): string {
  const scalar = (one: unknown) => (typeof one === 'string' ? quote(one) : (JSON.stringify(one) ?? 'undefined'));
  return toLiteral(value, { indent: '  ', key: keyOf, scalar });
}
