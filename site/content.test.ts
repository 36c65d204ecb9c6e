/** The code shown to readers: it parses, and calls of the SDK are calls that the SDK has. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { checkCall } from './sdk-reference/checkCall.ts';
import { type CodeBlock, parseCodeBlocks, readCodeBlocks } from './sdk-reference/codeBlocks.ts';
import { readDescription } from './sdk-reference/generate.mjs';
import { hasPython, readPython } from './sdk-reference/readPython.ts';

const blocks = readCodeBlocks();
const inLanguage = (...languages: string[]) => blocks.filter((block) => languages.includes(block.language));

/** The version of the product that a file describes. The posts were written for 0.5.0. */
const versionOf = ({ file }: CodeBlock) =>
  /^versioned_docs\/version-([\d.]+)\//.exec(file)?.[1] ?? (file.startsWith('blog/') ? '0.5.0' : '0.5.1');

const failures = (candidates: CodeBlock[], parse: (code: string) => void) =>
  candidates.flatMap(({ place, code }) => {
    try {
      parse(code);
      return [];
    } catch (error) {
      return [`${place} ${error instanceof Error ? error.message : String(error)}`];
    }
  });

/** The parser gathers its errors; throw the first. */
const parseYaml = (code: string) => {
  for (const document of parseAllDocuments(code)) {
    if ('errors' in document && document.errors[0]) throw document.errors[0];
  }
};

describe('code blocks', () => {
  it('are found, in lists too', () => {
    const text = '1. Run\n\n   ```bash title="x"\n   ls\n     -l\n   ```\n\n````text\n```\n````\n';
    expect(parseCodeBlocks('a.md', text)).toEqual([
      { place: 'a.md:4', file: 'a.md', language: 'bash', meta: 'title="x"', code: 'ls\n  -l\n' },
      { place: 'a.md:9', file: 'a.md', language: 'text', meta: '', code: '```\n' },
    ]);
    expect(() => parseCodeBlocks('a.md', '```js\n1')).toThrow('a.md:1: the code block has no end');
  });

  it('name their language', () => {
    expect(blocks.filter((block) => block.language === '').map((block) => block.place)).toEqual([]);
  });

  it('of JSON parse', () => {
    expect(inLanguage('json').length).toBeGreaterThan(0);
    expect(failures(inLanguage('json'), (code) => void JSON.parse(code))).toEqual([]);
    expect(
      failures(inLanguage('jsonl'), (code) =>
        code
          .trim()
          .split('\n')
          .forEach((line) => void JSON.parse(line)),
      ),
    ).toEqual([]);
  });

  it('of YAML parse', () => {
    expect(inLanguage('yaml', 'yml').length).toBeGreaterThan(0);
    expect(failures(inLanguage('yaml', 'yml'), parseYaml)).toEqual([]);
  });

  it('of the shell parse', () => {
    const shell = inLanguage('bash', 'sh', 'shell');
    const folder = mkdtempSync(join(tmpdir(), 'shell-blocks-'));
    try {
      shell.forEach(({ code }, index) => writeFileSync(join(folder, `${index}`), code));
      const loop = `for ((i = 0; i < ${shell.length}; i++)); do bash -n "$i" || true; done`;
      const run = spawnSync('bash', ['-c', loop], { cwd: folder, encoding: 'utf8' });
      expect(run.status).toBe(0);
      const named = run.stderr.replaceAll(/^(\d+): /gm, (_, index: string) => `${shell[Number(index)]?.place} `);
      expect(named).toBe('');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('of the shell show no prompt, so that they can be copied', () => {
    const prompts = inLanguage('bash', 'sh', 'shell').filter(({ code }) =>
      /^\s*[$#>] (?=[a-z])/m.test(code.replaceAll(/^\s*# .*/gm, '')),
    );
    expect(prompts.map((block) => block.place)).toEqual([]);
  });
});

describe.skipIf(!hasPython)(hasPython ? 'Python blocks' : 'Python blocks (skipped: python3 is not installed)', () => {
  const python = inLanguage('python', 'py');
  const sources = hasPython ? readPython(python.map((block) => block.code)) : [];
  const read = python.map((block, index) => ({ ...block, ...sources[index]! }));
  const current = readDescription('sdk.yml');
  const old = readDescription('sdk-0.3.2.yml');

  it('parse', () => {
    expect(read.length).toBeGreaterThan(100);
    expect(read.filter((block) => block.error).map((block) => `${block.place} ${block.error}`)).toEqual([]);
  });

  it('call what the SDK of their version has', () => {
    const users = read.filter((block) => block.imports.some(([module]) => /^emberhold(_sdk)?$/.test(module)));
    const problems = users.flatMap((block) => {
      const version = versionOf(block);
      const sdk = version === '0.3.2' ? old : current;
      // What is no service may be anything else with two dots; a wrong service shows as a wrong name of the client.
      const calls = block.calls.filter((call) => Object.hasOwn(sdk.services, call.service));
      return calls.map((call) => ({ place: block.place, problem: checkCall(sdk, call, version) }));
    });
    expect(problems.length).toBeGreaterThan(100);
    expect(problems.filter(({ problem }) => problem)).toEqual([]);
  });

  it('import names that exist', () => {
    const known: Record<string, Set<string>> = {
      emberhold: new Set(['Emberhold', 'AsyncEmberhold']),
      'emberhold.types': new Set([...Object.keys(current.types ?? {}), ...Object.keys(current.aliases ?? {})]),
      'emberhold.errors': new Set(Object.keys(current.exceptions ?? {})),
      emberhold_sdk: new Set(['EmberholdClient', 'EmberholdError']),
    };
    const unknown = read.flatMap(({ place, imports }) =>
      imports
        .filter(([module, name]) => module.startsWith('emberhold') && !known[module]?.has(name))
        .map((pair) => [place, ...pair]),
    );
    expect(unknown).toEqual([]);
  });

  it('with errors are reported', () => {
    const [bad, call] = readPython(['print(\n', 'client.models.pull("a", nod="b")']);
    expect(bad!.error).toMatch(/^line 1: /);
    expect(checkCall(current, call!.calls[0]!, '0.5.1')).toBe("'models.pull' has no parameter 'nod'");
  });
});
