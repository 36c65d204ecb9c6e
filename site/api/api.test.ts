/** The description of the REST API, the pages of the SDK and the fact sheet name the same requests. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { factsSection } from '../facts/readFacts.ts';
import { readDescription, readPages } from '../sdk-reference/generate.mjs';
import { FILE, render } from './generate.mjs';

const sdk = readDescription('sdk.yml');
const text = readFileSync(FILE, 'utf8');
const { paths, info } = parse(text) as { paths: Record<string, object>; info: { version: string } };
const described = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

/** `POST/GET /a`, `/b` → `POST /a`, `GET /a`, `POST /b`: a request without a method has that of the one before. */
function requestsIn(section: string, prefix: string): string[] {
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && /`[A-Z/]+ \//.test(line))
    .flatMap((line) => {
      let methods = '';
      return [...line.matchAll(/`(?:([A-Z]+(?:\/[A-Z]+)*) )?(\/[\w/{}-]+)`/g)].flatMap(([, own, path]) => {
        methods = own ?? methods;
        return methods.split('/').map((method) => `${method} ${prefix}${path}`);
      });
    });
}

it('is what the description of the SDK gives', () => {
  expect(parse(text)).toEqual(parse(render(sdk)));
  expect(info.version).toBe(sdk.version);
});

it('has the requests of the fact sheet, and no others', () => {
  const facts = [...requestsIn(factsSection('10.1'), ''), ...requestsIn(factsSection('10.2'), '/api/v1')];
  expect(facts.length).toBeGreaterThan(70);
  expect(described.toSorted()).toEqual([...new Set(facts)].toSorted());
});

it('has every request that a page of the SDK names, and the page leads to it', () => {
  const pages = readPages(sdk).filter(({ file }) => file.startsWith('services'));
  for (const { file, text: page } of pages) {
    const rest = page.split('## REST endpoints')[1]?.split('\n## ')[0] ?? '';
    const named = [...rest.matchAll(/\| `([A-Z]+ \/[\w/{}-]+)` \|/g)].map(([, request]) => request);
    expect(named.length, file).toBeGreaterThan(0);
    expect(
      named.filter((request) => request === undefined || !described.includes(request)),
      file,
    ).toEqual([]);
    expect(rest, file).toMatch(/\]\(\/sdk\/api\/[\w-]+\)/);
  }
});
