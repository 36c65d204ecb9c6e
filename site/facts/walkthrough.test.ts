/** Whoever follows the pages of a version in turn, command by command, meets no refusal. */
import { describe, expect, it } from 'vitest';
import { readCodeBlocks } from '../sdk-reference/codeBlocks.ts';
import { type CommandLine, readCommandLines } from './commandLines.ts';
import { readSitePages } from './markdown.ts';

const blocks = readCodeBlocks();
const option = ({ words }: CommandLine, name: string) => words[words.indexOf(name) + 1] ?? '';
const fileOf = ({ place }: CommandLine) => place.replace(/:\d+$/, '');
/** Command lines of code blocks in the order of the page; those in running text are not meant to be typed in turn. */
const lines = readCommandLines(blocks, []);

describe.each(['docs', 'versioned_docs/version-0.5.1', 'versioned_docs/version-0.5.0'])('%s', (folder) => {
  const own = lines.filter(({ place }) => place.startsWith(`${folder}/`));
  const running = (command: string) => own.filter(({ words }) => words.join(' ').includes(command));
  const served = running('models serve ');

  it('makes no deployment whose name another page has taken', () => {
    const pages = new Map<string, Set<string>>();
    for (const line of served) {
      const name = option(line, '--name');
      pages.set(name, (pages.get(name) ?? new Set()).add(fileOf(line)));
    }
    expect(pages.size).toBeGreaterThan(3);
    expect([...pages].filter(([, files]) => files.size > 1)).toEqual([]);
  });

  it('serves no model that the same page has not downloaded before', () => {
    const pulled = running('models pull ');
    const missing = served.filter((line) => {
      const before = own.slice(0, own.indexOf(line));
      const model = option(line, 'serve');
      return !pulled.some(
        (pull) => before.includes(pull) && fileOf(pull) === fileOf(line) && option(pull, 'pull') === model,
      );
    });
    expect(missing.map(({ place, text }) => `${place} ${text}`)).toEqual([]);
  });
});

it('calls the API of 0.5.0 at the address that 0.5.0 has', () => {
  const old = readSitePages().filter(({ file }) => file.includes('version-0.5.0/'));
  const wrong = old.flatMap(({ file, text }) =>
    (text.match(/:\d{4}\/v1\b\S*/g) ?? []).map((found) => `${file} ${found}`),
  );
  expect(old.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

describe('Python programs', () => {
  const python = blocks.filter(({ language, file }) => language === 'python' && !file.includes('version-0.3.2'));
  const quoted = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map((match) => match[1]!);
  const made = new Set([
    ...lines.filter(({ words }) => words.includes('serve')).map((line) => option(line, '--name')),
    ...python.flatMap(({ code }) => quoted(code, /serving\.deploy\([^)]*name="([^"]+)"/g)),
  ]);

  it('use deployments that some page makes', () => {
    const used = python.flatMap(({ place, code }) =>
      [
        ...quoted(code, /\bdeployment="([^"]+)"/g),
        ...quoted(code, /\bdeployments=\["([^"]+)", "[^"]+"\]/g),
        ...quoted(code, /\bdeployments=\["[^"]+", "([^"]+)"\]/g),
        ...quoted(code, /serving\.(?:get|stop|start|update|delete|wait_until_ready)\("([^"]+)"/g),
        ...quoted(code, /(?:chat|complete|create)\([^)]*?\bmodel="([^"]+)"/g),
      ].map((name) => ({ place, name })),
    );
    expect(used.length).toBeGreaterThan(40);
    expect(used.filter(({ name }) => !made.has(name)).map(({ place, name }) => `${place} ${name}`)).toEqual([]);
  });

  it('leave the deployment of the quickstart where it is', () => {
    const removing = python.filter(({ code }) => code.includes('serving.delete("chat")'));
    expect(removing.map(({ place }) => place)).toEqual([]);
  });
});

describe('lines of code that a page marks', () => {
  it('exist and are not empty', () => {
    const wrong = blocks.flatMap(({ place, meta, code }) => {
      const marked = /\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '';
      const numbers = marked.split(',').flatMap((part) => {
        const [from = 0, to = from] = part.split('-').map(Number);
        return Array.from({ length: to - from + 1 }, (_, index) => from + index);
      });
      return marked
        ? numbers.filter((number) => !code.split('\n')[number - 1]?.trim()).map((n) => `${place} ${n}`)
        : [];
    });
    expect(blocks.filter(({ meta }) => /\{\d/.test(meta)).length).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  });
});
