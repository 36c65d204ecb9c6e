/** Every page of a service shows how to get a key and one request, whose body and answer are those of the description. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { factsSection, scopes } from '../facts/readFacts.ts';
import { parseCodeBlocks } from '../sdk-reference/codeBlocks.ts';
import { readDescription, readPages } from '../sdk-reference/generate.mjs';
import { FILE } from './generate.mjs';
import { type Schema, schemaProblems } from './matchesSchema.ts';

interface Content {
  content?: { 'application/json'?: { schema: Schema } };
}

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

const { paths, components } = parse(readFileSync(FILE, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const pages = readPages(readDescription('sdk.yml')).filter(({ file }) => file.startsWith('services'));
const between = (text: string, from: string, to: string) => text.slice(text.indexOf(from), text.indexOf(to));
const needed = /Scopes needed: (.*)/.exec(factsSection('11.14'))![1]!.split(' · ');

describe.each(pages)('$file', ({ file, text }) => {
  const service = file.replace(/^services.|\.md$/g, '');
  const part = between(text, '{#reach}', '{#glance}');
  const blocks = parseCodeBlocks(file, part);
  const curl = blocks.find(({ code }) => code.startsWith('curl '))?.code ?? '';

  it('creates a key with scopes that the service needs', () => {
    const created = blocks.find(({ code }) => code.startsWith('emberhold keys create '))?.code ?? '';
    const given = [...created.matchAll(/--scope (\S+)/g)].map((match) => match[1]!);
    expect(given.length).toBeGreaterThan(0);
    expect(given.filter((scope) => !scopes.has(scope))).toEqual([]);
    const facts = needed.find((entry) => entry.startsWith(`${service} `) || entry.startsWith(`${service}:`)) ?? '';
    expect(given.filter((scope) => !facts.includes(scope))).toEqual([]);
    expect(part).toContain('](/other-topics#keys)');
  });

  it('sends a request that the description has, and gets the answer that it promises', () => {
    const [, address = ''] = /(http:\/\/localhost:7080[^\s"]+)/.exec(curl) ?? [];
    const url = new URL(address);
    const [, body] = /-d '([^']*)'/.exec(curl) ?? [];
    const [, path] =
      Object.keys(paths)
        .map((path) => [new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), path] as const)
        .find(([pattern]) => pattern.test(url.pathname)) ?? [];
    const operation = paths[path ?? '']?.[body === undefined ? 'get' : 'post'];
    expect(operation, `${url.pathname}`).toBeDefined();
    const query = operation!.parameters?.filter((one) => one.in === 'query').map(({ name }) => name) ?? [];
    expect([...url.searchParams.keys()].filter((name) => !query.includes(name))).toEqual([]);
    const problems = (value: unknown, { content }: Content) =>
      schemaProblems(value, content!['application/json']!.schema, components.schemas);
    if (body !== undefined) expect(problems(JSON.parse(body), operation!.requestBody!)).toEqual([]);
    const answer = blocks.find(({ language }) => language === 'json')!.code;
    expect(problems(JSON.parse(answer), operation!.responses['200']!)).toEqual([]);
    expect(part).toMatch(/\]\(\/sdk\/api\/[\w-]+\)/);
  });
});

it('an answer that differs is noticed', () => {
  const schemas: Record<string, Schema> = {
    One: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string' }, left: { type: ['integer', 'null'] } },
    },
  };
  const check = (value: unknown) => schemaProblems(value, { type: 'array', items: { $ref: '#/x/One' } }, schemas);
  expect(check([{ id: 'a', left: null }])).toEqual([]);
  expect(check({})).toEqual(['the answer is not of type array']);
  expect(check([{ left: 1.5, right: 1 }])).toEqual([
    '[0].id is missing',
    '[0].left is not of type integer or null',
    '[0].right is unknown',
  ]);
});
