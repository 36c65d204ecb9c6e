/** Everything that the pages name exists in the fact sheet, and the numbers in their tables match it. */
import { describe, expect, it } from 'vitest';
import { readCodeBlocks } from '../sdk-reference/codeBlocks.ts';
import { checkCommandLine, readCommandLines, readCommandReference } from './commandLines.ts';
import { readRows, readSitePages, readSpans, type SitePage } from './markdown.ts';
import {
  commandName,
  commands,
  configDefaults,
  environment,
  errorCodes,
  eventTypes,
  FACTS,
  factsSection,
  globalFlags,
  models,
  normalizeRoute,
  routes,
  scopes,
} from './readFacts.ts';

const pages = readSitePages();
/** The pages of 0.5: those of 0.3.2 describe another product and have their own part of the sheet. */
const current = pages.filter(({ version }) => version !== '0.3.2');
const page = (file: string): SitePage => pages.find((candidate) => candidate.file === file)!;

/** What `find` finds on the pages and `isKnown` does not know, with its place. */
function unknownIn(
  candidates: SitePage[],
  find: (text: string) => Iterable<string>,
  isKnown: (found: string) => boolean,
) {
  return [
    ...new Set(
      candidates.flatMap(({ file, text }) =>
        [...find(text)].filter((found) => !isKnown(found)).map((found) => `${file}: ${found}`),
      ),
    ),
  ];
}

/** KiB of cache per token, from the paragraph on the memory estimate. */
const CACHE = new Map([
  ['qwen2.5-0.5b-instruct', 12],
  ['qwen2.5-7b-instruct', 56],
  ['qwen2.5-coder-7b-instruct', 56],
  ['mistral-nemo-12b-instruct', 160],
  ['qwen2.5-14b-instruct', 192],
  ['qwen2.5-32b-instruct', 256],
]);

/** The memory in GB that a deployment needs to handle two requests at a time. */
const memoryOf = (size: string, contextLength: number, cache: number) =>
  Number(size) + (contextLength * 2 * cache * 1024) / 1e9 + 0.8;

describe('the fact sheet', () => {
  it('is read', () => {
    expect(errorCodes.size).toBeGreaterThan(50);
    expect(models.size).toBe(10);
    expect(configDefaults.size).toBeGreaterThan(40);
    expect(commands.size).toBeGreaterThan(70);
    expect(scopes.size).toBeGreaterThan(10);
    expect(eventTypes.size).toBeGreaterThan(25);
    expect(routes.size).toBeGreaterThan(60);
    expect(globalFlags).toContain('--workspace');
  });

  it('has memory figures that follow from its own formula', () => {
    const wrong = [...CACHE].flatMap(([id, cache]) =>
      [...models.get(id)!.variants].flatMap(([variant, { size, memory }]) => {
        const wanted = memoryOf(size, 8192, cache);
        return Math.abs(wanted - Number(memory)) < 0.06 ? [] : [`${id}:${variant} ${memory}, not ${wanted.toFixed(2)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('commands', () => {
  const blocks = readCodeBlocks();
  const spansOf = ({ file, text }: SitePage) => readSpans(text).map((span) => ({ place: file, text: span }));

  it.each(['docs', 'versioned_docs/version-0.5.1', 'versioned_docs/version-0.5.0'])(
    'have a reference that matches the fact sheet: %s',
    (folder) => {
      const { text, version } = page(`${folder}/help-and-fixes.md`);
      const exists = (since: string | undefined) => since === undefined || since <= version;
      const wanted = [...commands]
        .filter(([name, { since }]) => exists(since) && name !== (version === '0.5.0' ? 'doctor' : 'check'))
        .map(([name, { flags }]) => [name, [...flags].filter(([, since]) => exists(since)).map(([flag]) => flag)]);
      const found = [...readCommandReference(text)].map(([name, { flags }]) => [name, [...flags]]);
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
    },
  );

  it.each(['docs', 'versioned_docs/version-0.5.0'])('have an example each: %s', (folder) => {
    const { text } = page(`${folder}/help-and-fixes.md`);
    const rows = readRows(text.slice(text.indexOf('{#cli}'))).filter(
      ([command = '', ...others]) => others.length === 2 && /^`[a-z]/.test(command),
    );
    expect(rows.length).toBe(readCommandReference(text).size);
    const without = rows.filter(([command = '', about = '']) => {
      const [, example = ''] = /<br \/>`(?:sudo )?emberhold ([^`]+)`$/.exec(about) ?? [];
      return !`${example} `.startsWith(`${commandName(command.replaceAll('`', ''))} `);
    });
    expect(without).toEqual([]);
  });

  it('used anywhere exist, with their options, in the reference of their version', () => {
    const latest = readCommandReference(page('docs/help-and-fixes.md').text);
    const old = readCommandReference(page('versioned_docs/version-0.5.0/help-and-fixes.md').text);
    const referenceFor = ({ file, version }: SitePage) => {
      // The page on upgrading and the posts, with their dated notes, name commands of both versions.
      if (/installation_process|^blog\//.test(file)) return new Map([...old, ...latest]);
      return version === '0.5.0' ? old : latest;
    };
    const problems = current.flatMap((one) => {
      const own = blocks.filter((block) => block.file === one.file);
      return readCommandLines(own, spansOf(one))
        .map((line) => [line.place, checkCommandLine(line, referenceFor(one), globalFlags)])
        .filter(([, problem]) => problem);
    });
    expect(problems).toEqual([]);
    expect(readCommandLines(blocks, current.flatMap(spansOf)).length).toBeGreaterThan(500);
  });

  it('are reported if they are wrong', () => {
    const reference = readCommandReference(page('docs/help-and-fixes.md').text);
    const check = (text: string) =>
      readCommandLines([], [{ place: 'x', text }]).map((line) => checkCommandLine(line, reference, globalFlags));
    expect(check('emberhold models pul x')).toEqual(["unknown command 'emberhold models pul'"]);
    expect(check('sudo emberhold up --force')).toEqual(["'emberhold up' has no option '--force'"]);
    expect(check('emberhold --workspac x status')).toEqual(["unknown global option '--workspac'"]);
    expect(check('emberhold -w research models serve a --name b')).toEqual([null]);
  });

  it('of 0.3.2 are those of the fact sheet', () => {
    const known = factsSection('2.2');
    const used = (text: string) => text.match(/(?<=emberholdctl )[a-z]+(?: (?:create|rm|new|export|pull))?/g) ?? [];
    expect(
      unknownIn(pages, used, (name) => known.includes(`\`${name}`) || known.includes(`emberholdctl ${name}`)),
    ).toEqual([]);
  });

  it('have a table with the exit codes of the fact sheet', () => {
    const wanted = [...(/\*\*Exit codes\.\*\* .*/.exec(FACTS)?.[0] ?? '').matchAll(/(?:^|· |\s)(\d+) [a-z]/g)].map(
      (match) => match[1],
    );
    expect(wanted.length).toBe(12);
    for (const folder of ['docs', 'versioned_docs/version-0.5.0']) {
      const { text } = page(`${folder}/help-and-fixes.md`);
      const part = text.slice(text.indexOf('{#exit-codes}'), text.indexOf('{#cli-files}'));
      expect(readRows(part).flatMap(([code = '']) => (/^\d+$/.test(code) ? [code] : []))).toEqual(wanted);
    }
  });
});

describe('names', () => {
  it('of scopes and permissions exist', () => {
    const find = (text: string) =>
      text.match(/\b(?:models|data|apps|accounts|cluster|activity|lab|network|gpu):[a-z]+\b/g) ?? [];
    expect(unknownIn(current, find, (scope) => scopes.has(scope))).toEqual([]);
  });

  it('of scopes come with the minimum role that the fact sheet gives them', () => {
    const [, text = ''] = /Least role for a scope: (.*)/.exec(FACTS) ?? [];
    const [, explicit = ''] = /^(.*?); the others builder/.exec(text) ?? [];
    const roles = new Map(
      explicit.split('; ').flatMap((part) => {
        const role = part.split(' ').at(-1)!;
        return [...part.matchAll(/`([a-z]+:[a-z*]+)`/g)].map((match) => [match[1]!, role] as const);
      }),
    );
    const roleOf = (scope: string) => roles.get(scope) ?? roles.get(scope.replace(/:.*/, ':*')) ?? 'builder';
    expect(roles.size).toBe(5);
    const keyScopes = new Set(/Scopes of keys: (.*?)\. /.exec(FACTS)![1]!.match(/[a-z]+:[a-z]+/g));
    for (const folder of ['docs', 'versioned_docs/version-0.5.0']) {
      const rows = readRows(page(`${folder}/other-topics.md`).text).filter(([scope = '']) =>
        /^`[a-z]+:[a-z]+`/.test(scope),
      );
      const found = rows.flatMap(([names = '', , role = '']) =>
        [...names.matchAll(/`([^`]+)`/g)].map((match) => [match[1]!, role]),
      );
      expect(found.map(([scope]) => scope).sort()).toEqual([...keyScopes].sort());
      expect(found.filter(([scope = '', role]) => roleOf(scope) !== role)).toEqual([]);
    }
  });

  it('of permissions come with the role that may grant them', () => {
    const [, admins = ''] = /Who may grant: a builder of the workspace, but (.*?) only an admin/.exec(FACTS) ?? [];
    expect(admins).toContain('`accounts:read`');
    for (const folder of ['docs', 'versioned_docs/version-0.5.0']) {
      const { text } = page(`${folder}/app-garden.mdx`);
      const part = text.slice(text.indexOf('{#permissions}'), text.indexOf('{#own}'));
      const rows = readRows(part).filter(([name = '']) => /^`[a-z]+:/.test(name));
      expect(rows).toHaveLength(7);
      expect(rows.filter(([name = '', , role]) => role !== (admins.includes(name) ? 'admin' : 'builder'))).toEqual([]);
    }
  });

  it('of variables come with the programs that read them', () => {
    const sheet = readRows(factsSection('12')).filter(([name = '']) => /^`[A-Z]/.test(name));
    for (const [folder, version] of [
      ['docs', '0.5.1'],
      ['versioned_docs/version-0.5.0', '0.5.0'],
    ] as const) {
      const { text } = page(`${folder}/other-topics.md`);
      const part = text.slice(text.indexOf('{#environment}'), text.indexOf('{#networking}'));
      const expand = (rows: string[][]) =>
        rows.flatMap(([names = '', readers = '']) =>
          [...names.matchAll(/`([A-Z_]+)`/g)].map((match) => `${match[1]}: ${readers.replace(/ \(.*\)/, '')}`),
        );
      const wanted = expand(sheet.filter(([, readers = '']) => version === '0.5.0' || !readers.includes('0.5.0 only')));
      expect(expand(readRows(part)).sort()).toEqual(wanted.sort());
    }
  });

  it('of error codes exist, and their messages are the exact ones', () => {
    const codes = (text: string) => [...text.matchAll(/\(([A-Z]+(?:_[A-Z]+)+)\)/g)].map((match) => match[1]!);
    expect(unknownIn(current, codes, (code) => errorCodes.has(code))).toEqual([]);
    const shape = (message: string) =>
      message
        .replaceAll(/'[^']*'/g, "'x'")
        .replaceAll(/[\w.-]+\.gguf/g, 'x.gguf')
        .replaceAll(/\b(?:POST|GET) \S+/g, 'GET /x')
        .replaceAll(/Supported: [^.]*\./g, 'Supported.')
        .replaceAll(/[\d.]*\d/g, 'N')
        .replaceAll(/\breq_\w+|N?\breq_\S+?(?=\.)/g, 'req');
    const wrong = current.flatMap(({ file, text }) =>
      [
        ...text.matchAll(/^(?:error: )?([^\n`|]+?) \(([A-Z]+(?:_[A-Z]+)+)\)$/gm),
        ...readSpans(text).flatMap((span) => [...span.matchAll(/^(?:error: )?(.+?) \(([A-Z]+(?:_[A-Z]+)*)\)$/g)]),
      ]
        .filter(
          ([, message = '', code = '']) =>
            errorCodes.has(code) && shape(message) !== shape(errorCodes.get(code)!.message),
        )
        .map(([, message, code]) => `${file}: ${code} ${message}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['docs', 'versioned_docs/version-0.5.0'])('of error codes have an anchor each: %s', (folder) => {
    const { text } = page(`${folder}/help-and-fixes.md`);
    const part = text.slice(text.indexOf('{#error-codes}'), text.indexOf('-failures}'));
    const rows = readRows(part).slice(2);
    const found = rows.map(([link = '', status]) => {
      const [, code = '', anchor = ''] = /^\[`([A-Z_]+)`\]\(#([a-z-]+)\)$/.exec(link) ?? [];
      expect(text).toMatch(new RegExp(`^#{3,4} .*\\{#${anchor}\\}\\n\\n[^#]*?\\(${code}\\)`, 'm'));
      return [code, status];
    });
    // Keys for the machine itself and permissions of apps came with 0.5.1.
    const isNew = (code: string) =>
      folder !== 'docs' && /^(?:AUTH_LOCAL_KEY_REMOTE|APP_PERMISSION_REQUIRED)$/.test(code);
    const wanted = [...errorCodes].filter(([code]) => !isNew(code)).map(([code, { status }]) => [code, status]);
    expect(found).toEqual(wanted.sort());
  });

  it('of environment variables exist', () => {
    const find = (text: string) => text.match(/\bEMBERHOLD_[A-Z_]+\b/g) ?? [];
    const known = new Set(FACTS.match(/\bEMBERHOLD_[A-Z_]+\b/g));
    expect(unknownIn(current, find, (name) => known.has(name))).toEqual([]);
    expect(environment).toContain('EMBERHOLD_URL');
  });

  it('of models and their variants exist', () => {
    const old = new Set(
      factsSection('2.2')
        .match(/`[a-z0-9.-]+-[a-z0-9.-]+`/g)
        ?.map((span) => span.slice(1, -1)),
    );
    const find = (text: string) =>
      readSpans(text)
        .concat([...text.matchAll(/models (?:pull|serve|estimate|verify|rm|show) (\S+)/g)].map((match) => match[1]!))
        .filter((span) => /^(?:qwen|mistral|nomic|bge|llama|gemma|phi)[\w.-]*(?::\w+)?$/.test(span));
    const isKnown = (span: string) => {
      const [id = '', variant] = span.split(':');
      if (variant === undefined) return models.has(id) || old.has(id) || id === 'qwen2.5';
      return models.get(id)?.variants.has(variant) ?? false;
    };
    expect(unknownIn(pages, find, isKnown)).toEqual([]);
  });

  it('of event types exist', () => {
    const find = (text: string) =>
      readSpans(text).filter((span) =>
        /^(?:account|key|client|model|deployment|inference|app|collection|node|config|upgrade)\.[a-z_]+$/.test(span),
      );
    const isOther = (span: string) => /\.(?:yaml|json|md|py|sh)$|^client\./.test(span) || configDefaults.has(span);
    expect(unknownIn(current, find, (type) => eventTypes.has(type) || isOther(type))).toEqual([]);
  });

  it('of routes exist', () => {
    const find = (text: string) =>
      [
        ...text.matchAll(
          /(?<![\w./-])(?:https?:\/\/[\w.-]+(?::\d+)?)?(\/(?:api\/v1|openai\/v1|v1|oidc|\.well-known)(?:\/[\w{}<>./-]*)?)/g,
        ),
      ]
        .map((match) => normalizeRoute(match[1]!.replace('/openai/v1', '/v1')).replace(/[.]$/, ''))
        .filter((path) => !/^\/(?:api\/v1(?:\/[a-z]+|\/\{\})?|v1|oidc)$/.test(path));
    const known = (path: string) => {
      const pattern = (route: string) => new RegExp(`^${route.replaceAll('.', '\\.').replaceAll('{}', '[^/]+')}$`);
      return [...routes].some((route) => route === path || pattern(route).test(path));
    };
    const isRefused = (path: string) => path === '/v1/responses';
    expect(unknownIn(current, find, (path) => isRefused(path) || known(path))).toEqual([]);
  });

  it('of ports exist', () => {
    const find = (text: string) => [
      ...[...text.matchAll(/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|forge-\d+|emberhold-gateway):(\d{2,5})/g)].map(
        (match) => match[1]!,
      ),
      ...[...text.matchAll(/\bports? (\d{4,5})\b/g)].map((match) => match[1]!),
    ];
    const known = new Set(FACTS.match(/\b\d{4,5}\b/g));
    expect(unknownIn(pages, find, (port) => known.has(port))).toEqual([]);
  });
});

describe('numbers in tables', () => {
  it('of models are those of the fact sheet', () => {
    const rows = readRows(page('docs/models/overview.md').text).map((row) =>
      row.map((cell) => cell.replaceAll('`', '')),
    );
    const found = new Map<string, string>();
    for (const row of rows) {
      const [id = '', variant = '', size = '', memory = ''] = row;
      if (models.has(id) && /^(?:q4_k_m|q8_0|bf16|f16)/.test(variant))
        found.set(`${id}:${variant.replace('★', '')}`, `${size} → ${memory}`);
    }
    const wanted = [...models].flatMap(([id, { variants }]) =>
      [...variants].map(([variant, { size, memory }]) => [`${id}:${variant}`, `${size} GB → ${memory} GB`]),
    );
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
    const contexts = rows.filter(([id = '', second = '']) => models.has(id) && /^[\d.]+[BM]$/.test(second));
    expect(contexts.map(([id]) => id).sort()).toEqual([...models.keys()].sort());
    expect(contexts.filter(([id = '', ...rest]) => !rest.includes(models.get(id)!.context))).toEqual([]);
  });

  it('of models in 0.5.0 follow from its shorter context', () => {
    const rows = readRows(page('versioned_docs/version-0.5.0/models/overview.md').text).filter(
      (row) => row.length === 4,
    );
    const wrong = [...CACHE].flatMap(([id, cache]) =>
      rows
        .filter(([cell = '', variant = '']) => cell === `\`${id}\`` && /^`(?:q|bf)/.test(variant))
        .filter(([, , size = '', memory = '']) => {
          const wanted = memoryOf(size.replace(' GB', ''), 4096, cache);
          return Math.abs(wanted - Number(memory.replace(' GB', ''))) >= 0.06;
        }),
    );
    expect(wrong).toEqual([]);
    expect(rows.filter(([, variant = '']) => /^`(?:q|bf)/.test(variant)).length).toBe(13);
  });

  it('of configuration keys have the defaults, types, ranges and restarts of the fact sheet', () => {
    const isRow = ([key = '']: string[]) => /^`[a-z_.]+`$/.test(key);
    const sheet = readRows(factsSection('3.3')).filter(isRow);
    expect(sheet.length).toBe(configDefaults.size);
    // Described in words, or written with a link.
    const inWords = new Map([
      ['models.sources', "Emberhold's catalog"],
      ['data_dir', 'see [paths](./installation/installation_process.mdx#paths)'],
      ['`{}`', 'none'],
      ['`[]`', 'none'],
      ['empty', 'none'],
    ]);
    for (const [folder, version] of [
      ['docs', '0.5.1'],
      ['versioned_docs/version-0.5.0', '0.5.0'],
    ] as const) {
      const { text } = page(`${folder}/other-topics.md`);
      const rows = readRows(text.slice(text.indexOf('{#configuration}'), text.indexOf('{#environment}'))).filter(isRow);
      const wanted = sheet
        .filter(([key]) => version === '0.5.1' || key !== '`backup.before_upgrade`')
        .map(([key = '', value = '', range, restarts]) => {
          const old = version === '0.5.0' && key === '`data.default_embedding_model`' ? '`bge-small-en-v1.5`' : value;
          return [key, inWords.get(key.slice(1, -1)) ?? inWords.get(old) ?? old, range, restarts];
        });
      expect(rows.map((row) => row.slice(0, 4))).toEqual(wanted);
      expect(rows.filter((row) => row.length !== 5 || row[4] === '')).toEqual([]);
    }
  });

  it('of metrics, and the text around them, name the metrics of the fact sheet', () => {
    const names = (text: string) => [...new Set(text.match(/\bemberhold_[a-z_]+/g))].sort();
    for (const folder of ['docs', 'versioned_docs/version-0.5.0']) {
      const { text } = page(`${folder}/other-topics.md`);
      expect(names(text.slice(text.indexOf('{#monitoring}'), text.indexOf('{#activity}')))).toEqual(
        names(factsSection('3.4')),
      );
    }
  });

  it('of deprecations are those of the fact sheet', () => {
    const { text } = page('docs/installation/installation_process.mdx');
    const rows = readRows(text.slice(text.indexOf('{#deprecations}'), text.indexOf('{#air-gapped}')));
    const plain = (cells: string[][]) =>
      cells.slice(2).map((row) => row.slice(0, 3).map((cell) => cell.replaceAll(/\[(.*?)\]\(.*?\)/g, '$1')));
    expect(rows.length).toBeGreaterThan(5);
    expect(plain(rows)).toEqual(plain(readRows(factsSection('2.3'))));
  });

  it('of errors have the statuses of the fact sheet', () => {
    const wrong = current.flatMap(({ file, text }) =>
      readRows(text).flatMap((row) => {
        const code = /\(([A-Z]+(?:_[A-Z]+)*)\)`$/.exec(row[0] ?? '')?.[1];
        const status = row.find((cell) => /^[45]\d\d$/.test(cell));
        const known = code === undefined ? undefined : errorCodes.get(code);
        return known && status && known.status !== status ? [`${file}: ${code} ${status}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('of limits are those of the fact sheet', () => {
    const limits = /Limits at a glance: .*/.exec(FACTS)![0].replaceAll(',', '');
    const { text } = page('docs/other-topics.md');
    const part = text.slice(text.indexOf('{#limits}'), text.indexOf('{#security}'));
    const values = readRows(part).flatMap((row) => row.filter((cell) => /^\d/.test(cell)));
    expect(values.length).toBeGreaterThan(10);
    const numbers = values.flatMap((value) => value.replaceAll(',', '').match(/\d+/g) ?? []);
    expect(numbers.filter((number) => !new RegExp(`\\b${number}\\b`).test(limits))).toEqual([]);
  });

  it('of hardware tiers and usable memory are those of the fact sheet', () => {
    const sheet = factsSection('5.3') + factsSection('6.1');
    const rows = readRows(page('docs/installation/system_requirements.md').text);
    const tiers = rows.filter(([tier = '']) => /^(?:Spark|Hearth|Forge|Kiln)$/.test(tier));
    expect(tiers.length).toBe(4);
    for (const [tier, cpu = '', ram = '', , disk = ''] of tiers) {
      const wanted = readRows(sheet).find(([name]) => name === tier)!;
      expect([cpu.match(/\d+/)![0], ram, disk]).toEqual([wanted[1]!.match(/\d+/)![0], wanted[2], wanted[4]]);
    }
    const usable = rows.filter(([card = '']) => /^(?:\d+ GB GPU|Apple silicon, \d+ GB unified)$/.test(card));
    expect(usable.length).toBe(8);
    for (const [card = '', value = ''] of usable) {
      const nominal = Number(card.match(/\d+/)![0]);
      // On a Mac, Docker's virtual machine takes 6 GiB of the memory.
      const bytes = (card.startsWith('Apple') ? (nominal - 6) * 0.7 : nominal * 0.9) * 2 ** 30;
      expect(`${card} ${value}`).toBe(`${card} ${(bytes / 1e9).toFixed(1)} GB`);
      expect(sheet).toContain(
        card.startsWith('Apple') ? `${nominal} ${nominal === 16 ? 'GB ' : ''}→ ${value.slice(0, -3)}` : value,
      );
    }
  });

  it('of services have the ports of the fact sheet', () => {
    const sheet = new Map(
      readRows(factsSection('3.1')).map(([name = '', , port = '']) => [name, port.match(/\d{4}/)?.[0]]),
    );
    const rows = readRows(page('docs/architecture/core-services.md').text).filter(([name = '']) =>
      /^\[\w+\]\(#/.test(name),
    );
    expect(rows.length).toBe(12);
    for (const [name = '', port] of rows) expect(`${name} ${port}`).toBe(`${name} ${sheet.get(/\w+/.exec(name)![0])}`);
  });

  it('of changes in 0.5.1 have as many rows as the fact sheet', () => {
    const changes = readRows(factsSection('2.1')).filter(([number = '']) => /^\d+$/.test(number));
    const { text } = page('docs/installation/installation_process.mdx');
    const part = text.slice(text.indexOf('{#changes}'), text.indexOf('{#release-notes}'));
    expect(readRows(part).length - 2).toBe(changes.length);
  });
});

describe('versions', () => {
  it('have the same text in the latest docs and in 0.5.1', () => {
    const differ = pages.filter(
      ({ file, text }) =>
        file.startsWith('docs/') && page(file.replace('docs/', 'versioned_docs/version-0.5.1/'))?.text !== text,
    );
    expect(differ.map(({ file }) => file)).toEqual([]);
    const count = (prefix: string) => pages.filter(({ file }) => file.startsWith(prefix)).length;
    expect(count('versioned_docs/version-0.5.1/')).toBe(count('docs/'));
  });
});

describe('style', () => {
  it.each([
    [/\be-mails?\b/i, 'email'],
    [/\breplace\b[^.\n|]{1,60}\bby\b/i, 'replace … with'],
    [/\banew\b/i, 'again'],
    [/^(?:<{7}|={7}|>{7})/m, 'one text, not two versions of it'],
    [/\b(?:simply|please)\b/i, 'leave it out'],
    [/\bends TLS\b|\bsizes of number\b|\bbetween two looks\b|\bThe way of a\b|\bcompany lives\b/, 'plain English'],
    [/\beh_(?:live|local)_(?!EXAMPLE|PASTE_YOUR_KEY_HERE|…)[A-Za-z0-9]{8,}/, 'a key that says it is an example'],
  ])('avoids %s', (pattern, instead) => {
    const found = pages
      .filter(({ text }) => pattern.test(text))
      .map(({ file, text }) => `${file}: ${pattern.exec(text)![0]}`);
    expect(found, `write: ${instead}`).toEqual([]);
  });
});
