import type { ApiRequest } from './request.ts';

export function toCurl({ method, url, headers, body }: ApiRequest): string {
  const parts = [
    `curl ${body === undefined && method === 'GET' ? '' : `-X ${method} `}${quote(url)}`,
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
  ];
  switch (body?.kind) {
    case 'json':
      parts.push(`-d ${quote(JSON.stringify(body.value, null, 2))}`);
      break;
    case 'text':
      parts.push(`--data-binary ${quote(body.text)}`);
      break;
    case 'file':
      parts.push(`--data-binary ${quote(`@${body.name ?? 'file.bin'}`)}`);
      break;
    case 'form':
      for (const { name, value, isFile } of body.fields) {
        const flag = body.isMultipart ? '-F' : '--data-urlencode';
        parts.push(`${flag} ${quote(`${name}=${isFile ? '@' : ''}${value}`)}`);
      }
      break;
    case undefined:
  }
  return parts.join(' \\\n  ');
}

/** Quotes a word for a shell, where nothing is special inside single quotes. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
