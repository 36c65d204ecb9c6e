/** The pages of the SDK say what its description says, and the description what the fact sheet says. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCall } from './checkCall.ts';
import { toAsync } from './asyncTabs.mjs';
import {
  DESCRIPTIONS,
  readDescription,
  readPages,
  type SdkPage,
  structureProblems,
  withAsyncTabs,
} from './generate.mjs';
import { hasPython } from './readPython.ts';
import { fillRegions, renderRegion, signature, typeNames } from './render.mjs';

const facts = readFileSync(new URL('../FACTS.md', import.meta.url), 'utf8');

/** A section of the fact sheet, by the number of its heading. */
const section = (number: string) => facts.split(`\n### ${number} `)[1]?.split('\n### ')[0]?.split('\n## ')[0] ?? '';

const oneLine = (stub: string) =>
  stub
    .replace(/^def (.*): \.\.\.$/s, '$1')
    .replaceAll(/\s+/g, ' ')
    .replace('( ', '(')
    .replace(', )', ')');

/** What follows each method of the service pages. */
const examplesOf = (pages: SdkPage[]) =>
  pages.flatMap(({ file, text }) =>
    [...text.matchAll(/^\{\/\* sdk:(\w+\.\w+) \*\/\}\n\n### .*?\{\/\* \/sdk \*\/\}\n\n(.*?)(?=^\{\/\* |^## )/gms)].map(
      ([, method = '', after = '']) => ({ place: `${file} ${method}`, method, text: after }),
    ),
  );

describe.each(DESCRIPTIONS)('%s', (name) => {
  const sdk = readDescription(name);
  const pages = readPages(sdk);

  it('is what the pages show', () => {
    const stale = pages.filter((page) => page.text !== page.wanted).map((page) => page.file);
    expect(stale, 'run: node site/sdk-reference/generate.mjs').toEqual([]);
  });

  it('has a page per service with every method in its order', () => {
    expect(structureProblems(sdk, pages)).toEqual([]);
  });

  it('has the same order of sections on every service page', () => {
    const shapes = pages
      .filter((page) => page.file.startsWith('services'))
      .map((page) => [...page.text.matchAll(/^## .*\{#([\w-]+)\}$/gm)].map((match) => match[1]))
      .map((ids) => ids.filter((id) => id !== 'tools' && id !== 'other-clients').join(' '));
    expect(new Set(shapes).size).toBe(1);
  });

  it('has an example after every method', () => {
    const without = examplesOf(pages).filter(({ text }) => !/^(?:<Tabs .*?)?```python title="Example"/s.test(text));
    expect(without.map(({ place }) => place)).toEqual([]);
  });
});

describe('the current SDK', () => {
  const sdk = readDescription('sdk.yml');

  it.each(Object.keys(sdk.services).map((service, index) => [service, index] as const))(
    'has the signatures of the fact sheet: %s',
    (service, index) => {
      const lines = section(`11.${index + 1}`)
        .split('\n')
        .filter((line) => line.startsWith('- '));
      const wanted = lines.flatMap((line) =>
        [...line.split(' — ')[0]!.matchAll(/`(\w+\(.*?\) -> [^`]+)`/g)].map((match) => match[1]),
      );
      const described = Object.entries(sdk.services[service]!.methods).map(([name, method]) =>
        oneLine(signature(sdk, name, method)),
      );
      const withReturn = lines.flatMap((line) =>
        [...line.split(' — ')[0]!.matchAll(/`(\w+)\([^`]*`/g)].map((match) => match[1]),
      );
      expect(wanted.length).toBe(withReturn.length);
      expect([...described].sort()).toEqual([...wanted].sort());
    },
  );

  it('names every error that the fact sheet names', () => {
    const missing = Object.entries(sdk.services).flatMap(([service, { methods }], index) =>
      section(`11.${index + 1}`)
        .split('\n')
        .flatMap((line) => {
          const [signatures = '', remark = ''] = line.split(' — ');
          const names = [...signatures.matchAll(/`(\w+)\(/g)].map((match) => match[1]!);
          const errors = (remark.match(/\w+Error(?! \(start\))/g) ?? []).filter((error) => /^[A-Z]/.test(error));
          return names.flatMap((name) =>
            errors.filter((error) => !methods[name]?.raises?.[error]).map((error) => `${service}.${name}: ${error}`),
          );
        }),
    );
    expect(missing).toEqual([]);
  });

  it('has the types of the fact sheet', () => {
    const rows = [...section('11.13').matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)];
    const wanted = rows.map(([, name, fields]) => [
      name!,
      [
        ...fields!
          .replaceAll('\\|', '|')
          .split('; property')[0]!
          .replaceAll(/\([^)]*\)/g, '')
          .replaceAll('`', '')
          .matchAll(/(\w+): ((?:[^,[]|\[(?:[^[\]]|\[[^\]]*\])*\])+)/g),
      ].map((match) => `${match[1]}: ${match[2]!.trim()}`),
    ]);
    const described = Object.entries(sdk.types ?? {}).map(([name, { fields }]) => [
      name,
      Object.entries(fields).map(
        ([field, about]) => `${field}: ${about.type}${about.default === undefined ? '' : ` = ${about.default}`}`,
      ),
    ]);
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(wanted));
  });

  it('names only types, errors and literals that it describes', () => {
    const plain = /^(str|int|float|bool|list|dict|None|Any|datetime|Path|Literal|Iterator|Callable|T|openai|OpenAI)$/;
    const unknown = Object.entries(sdk.services).flatMap(([service, { methods }]) =>
      Object.entries(methods).flatMap(([name, method]) => {
        const types = [
          method.returns,
          ...Object.values({ ...method.params, ...method.options }).map((one) => one.type),
        ];
        const words = types.flatMap((type) => type.replaceAll(/"[^"]*"/g, '').match(/\w+/g) ?? []);
        const errors = Object.keys(method.raises ?? {}).filter((error) => !/^(FileNotFound|Import)Error$/.test(error));
        return [
          ...words.filter((word) => !plain.test(word) && typeNames(sdk, word).length === 0),
          ...errors.filter((error) => !sdk.exceptions?.[error]),
        ].map((word) => `${service}.${name}: ${word}`);
      }),
    );
    expect(unknown).toEqual([]);
  });
});

describe('examples of the current SDK', () => {
  const sdk = readDescription('sdk.yml');
  const pages = readPages(sdk);

  it('show the synchronous and the asynchronous client', () => {
    const examples = examplesOf(pages);
    expect(examples.length).toBeGreaterThan(90);
    const without = examples.filter(({ text }) => !text.startsWith('<Tabs groupId="sdk-client">'));
    // The official client is made by either and has forms of its own.
    expect(without.map(({ method }) => method)).toEqual(['openai.client']);
  });

  it.skipIf(!hasPython)('differ only as the two clients do', () => {
    const stale = withAsyncTabs(sdk, pages).filter((page) => page.text !== page.wanted);
    expect(
      stale.map((page) => page.file),
      'run: node site/sdk-reference/generate.mjs',
    ).toEqual([]);
  });

  it.skipIf(!hasPython)('are rewritten: calls wait, loops over pages and streams too', () => {
    const [code] = toAsync(sdk, [
      'import time\n\nfrom emberhold import Emberhold\n\nwith Emberhold() as client:\n' +
        '    stream = client.openai.stream_chat([], model="chat")  # one request\n' +
        '    for chunk in stream:\n        print(chunk.text)\n' +
        '    print(client.serving.get("chat").state, [m.id for m in client.models.list()])\n' +
        '    for hit in client.retrieval.search("a", collection="b"):\n        time.sleep(1)\n',
    ]);
    expect(code).toBe(
      'import asyncio\n\nfrom emberhold import AsyncEmberhold\n\n\nasync def main() -> None:\n' +
        '    async with AsyncEmberhold() as client:\n' +
        '        stream = await client.openai.stream_chat([], model="chat")  # one request\n' +
        '        async for chunk in stream:\n            print(chunk.text)\n' +
        '        print((await client.serving.get("chat")).state, [m.id async for m in await client.models.list()])\n' +
        '        for hit in await client.retrieval.search("a", collection="b"):\n            await asyncio.sleep(1)\n' +
        '\n\nasyncio.run(main())\n',
    );
    expect(() => toAsync(sdk, ['with Emberhold() as client:\n    print(list(client.models.list()))\n'])).toThrow(
      "line 2: a built-in function cannot read the result of 'models.list'",
    );
  });
});

describe('the SDK of 0.3.2', () => {
  it('has the methods of the fact sheet', () => {
    const sdk = readDescription('sdk-0.3.2.yml');
    const rows = [...section('11.16').matchAll(/^\| (\w+) \| (`.*) \|$/gm)];
    const wanted = rows.map(([, service, methods]) => [
      service!,
      [...methods!.matchAll(/`(\w+\([^`]*\))`/g)].map((match) => match[1]!),
    ]);
    const described = Object.entries(sdk.services).map(([service, { methods }]) => [
      service,
      Object.entries(methods).map(([name, method]) => oneLine(signature(sdk, name, method))),
    ]);
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(wanted));
  });
});

describe('regions', () => {
  const sdk = readDescription('sdk.yml');

  it('are written again and again with the same result', () => {
    const once = fillRegions(sdk, 'a\n\n{/* sdk:cluster.status */}\n{/* /sdk */}\n\nb\n', 'x.md');
    expect(once).toContain('def status() -> ClusterStatus: ...');
    expect(once.startsWith('a\n\n{/* sdk:cluster.status */}\n\n### `status()` {#status}')).toBe(true);
    expect(once.endsWith('{/* /sdk */}\n\nb\n')).toBe(true);
    expect(fillRegions(sdk, once, 'x.md')).toBe(once);
  });

  it('with an unknown name are refused', () => {
    expect(() => renderRegion(sdk, 'modles.list', '')).toThrow("no service 'modles'");
    expect(() => renderRegion(sdk, 'models.lst', '')).toThrow("no method 'lst' in service 'models'");
  });

  it('link types and mark what is new', () => {
    const text = renderRegion(sdk, 'auth.create_key', '../api-reference.md');
    expect(text).toContain('**Returns** [`NewApiKey`](../api-reference.md#newapikey).');
    expect(text).toMatch(/`local` .* New in 0\.5\.1\. \|/);
    expect(text).toContain('`int \\| None`');
  });
});

describe('a call', () => {
  const sdk = readDescription('sdk.yml');
  const call = (service: string, method: string, positional: number, ...names: string[]) =>
    checkCall(sdk, { line: 1, service, method, positional, names }, '0.5.0');

  it.each([
    [call('models', 'pull', 1), null],
    [call('model', 'pull', 1), "no service 'model'"],
    [call('models', 'push', 1), "no method 'models.push'"],
    [call('models', 'verify', 1), "'models.verify' is new in 0.5.1"],
    [call('models', 'pull', 2), "'models.pull' takes 1 positional arguments"],
    [call('models', 'pull', 1, 'model_id'), "'models.pull' is given the same argument twice"],
    [call('retrieval', 'search', 1), "'retrieval.search' needs 'collection'"],
    [
      call('retrieval', 'search', 1, 'collection', 'rerank'),
      "parameter 'rerank' of 'retrieval.search' is new in 0.5.1",
    ],
  ])('is judged (%#)', (found, wanted) => {
    expect(found).toBe(wanted);
  });
});
