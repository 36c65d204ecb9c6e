import type { ApiRequest } from '../../../../shared/api/request.ts';
import { toLiteral } from './toLiteral.ts';

export function toPython({ method, url, headers, body }: ApiRequest): string {
  const shown = headers.filter(([name]) => !(body?.kind === 'json' && name === 'Content-Type'));
  const args = [literal(url)];
  if (shown.length > 0) args.push(`headers=${literal(Object.fromEntries(shown))}`);
  if (body?.kind === 'json') args.push(`json=${literal(body.value)}`);
  if (body?.kind === 'text') args.push(`data=${literal(body.text)}`);
  if (body?.kind === 'file') args.push('data=open("file.bin", "rb")');
  if (body?.kind === 'form') {
    const plain = body.fields.filter(({ isFile }) => !isFile).map(({ name, value }) => [name, value]);
    const files = body.fields.filter(({ isFile }) => isFile);
    if (plain.length > 0) args.push(`data=${literal(Object.fromEntries(plain))}`);
    if (files.length > 0) {
      args.push(
        `files={${files.map(({ name, value }) => `${JSON.stringify(name)}: open(${JSON.stringify(value)}, "rb")`).join(', ')}}`,
      );
    }
  }
  const known = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
  const call = known.includes(method) ? method.toLowerCase() : 'request';
  if (call === 'request') args.unshift(JSON.stringify(method));
  const list = args.map((arg) => `    ${arg},`).join('\n');
  return `import requests\n\nresponse = requests.${call}(\n${list}\n)\nresponse.raise_for_status()\nprint(response.${method === 'HEAD' ? 'headers' : 'text'})`;
}

function literal(value: unknown): string {
  return toLiteral(value, { indent: '    ', key: JSON.stringify, scalar });
}

function scalar(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
}
