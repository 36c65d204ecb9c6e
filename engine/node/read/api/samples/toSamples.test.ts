import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { toCurl } from '../../../../shared/api/toCurl.ts';
import { toJavaScript } from './javascript.ts';
import { toPython } from './python.ts';
import type { ApiRequest } from '../../../../shared/api/request.ts';
import { toSamples } from './toSamples.ts';

const POST: ApiRequest = {
  method: 'POST',
  url: "https://a.example/it's?q=%22",
  headers: [
    ['Authorization', 'Bearer X'],
    ['Content-Type', 'application/json'],
  ],
  body: { kind: 'json', value: { text: 'it\'s "so" \\ \n $HOME `x` ${y}', list: [1, null, true], empty: {} } },
};

describe('samples', () => {
  it('writes curl that a shell reads back as it was', () => {
    const script = toCurl(POST).replace(/^curl /, `node -e 'console.log(JSON.stringify(process.argv.slice(1)))' -- `);
    const [, method, url, , auth, , type, , body] = JSON.parse(
      execFileSync('sh', ['-c', script], { encoding: 'utf8' }),
    );
    expect([method, url, auth, type]).toEqual([
      'POST',
      POST.url,
      'Authorization: Bearer X',
      'Content-Type: application/json',
    ]);
    expect(JSON.parse(body)).toEqual((POST.body as { value: unknown }).value);
  });

  it('writes JavaScript that sends the same request', async () => {
    const AsyncFunction = (async () => {}).constructor as new (
      ...names: string[]
    ) => (...values: unknown[]) => Promise<void>;
    let sent: unknown[] = [];
    const fetch = async (...args: unknown[]) => {
      sent = args;
      return { ok: true, text: async () => '' };
    };
    await new AsyncFunction('fetch', 'console', toJavaScript(POST))(fetch, { log() {} });
    expect(sent[0]).toBe(POST.url);
    expect(sent[1]).toMatchObject({ method: 'POST', headers: Object.fromEntries(POST.headers) });
    expect(JSON.parse((sent[1] as { body: string }).body)).toEqual((POST.body as { value: unknown }).value);
  });

  it('writes Python with its own literals', () => {
    const text = toPython(POST);
    expect(text).toContain('requests.post(');
    expect(text).toContain('None,');
    expect(text).toContain('True,');
    expect(text).not.toContain('Content-Type');
  });

  it('sends files and forms', () => {
    const form: ApiRequest = {
      ...POST,
      headers: [],
      body: {
        kind: 'form',
        isMultipart: true,
        fields: [
          { name: 'f', value: 'file.bin', isFile: true },
          { name: 'n', value: '1', isFile: false },
        ],
      },
    };
    expect(toCurl(form)).toContain("-F 'f=@file.bin'");
    expect(toPython(form)).toContain('files={"f": open("file.bin", "rb")}');
    expect(toJavaScript(form)).toContain("form.append('f', file);");
  });

  it('puts samples of the description first', () => {
    const own = [{ lang: 'Python', label: 'Python SDK', source: 'client.go()' }];
    expect(toSamples(own, POST, ['curl', 'python']).map(({ label, lang }) => `${label} ${lang}`)).toEqual([
      'Python SDK python',
      'curl bash',
    ]);
  });
});
