import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A file and its import: the linter must reject each pair. */
const REFUSED: [file: string, imported: string][] = [
  ['engine/shared/a.ts', '../node/b.ts'],
  ['engine/shared/a.ts', 'react'],
  ['engine/node/a.ts', '../theme/server.tsx'],
  ['engine/node/ground/a.ts', '../read/b.ts'],
  ['engine/node/read/a.ts', 'node:fs'],
  ['engine/node/read/deep/a.ts', '../../compile/b.ts'],
  ['engine/node/compile/a.ts', '../assemble/b.ts'],
  ['engine/node/compile/a.ts', 'node:fs/promises'],
  ['engine/node/compile/markdown/cache/entryStore.ts', '../../../write/b.ts'],
  ['engine/node/compile/pool/createCompilerPool.ts', '../../../theme/b.ts'],
  ['engine/node/assemble/a.ts', '../write/b.ts'],
  ['engine/node/write/a.ts', '../make/b.ts'],
  ['engine/node/make/a.ts', '../serve/b.ts'],
  ['engine/node/serve/a.ts', '../commands/b.ts'],
  ['engine/client/search/a.ts', '../../theme/b.ts'],
  ['engine/client/boot.ts', 'react'],
  ['engine/theme/base/a.ts', '../content/b.tsx'],
  ['engine/theme/base/a.ts', '../siteCode/live/b.ts'],
  ['engine/theme/content/a.ts', '../../client/search/b.ts'],
  ['engine/theme/content/a.ts', '../../client/search/deep/b.ts'],
  ['engine/theme/content/a.ts', '../siteCode/live/b.ts'],
  ['engine/theme/pages/a.ts', '../registry/b.ts'],
  ['engine/theme/shell/a.ts', '../document/b.ts'],
  ['engine/theme/registry/a.ts', '../siteCode/runtime/b.ts'],
  ['engine/theme/siteCode/parts/a.ts', '../live/b.ts'],
  ['engine/theme/siteCode/modules/a.ts', '../engineParts/b.ts'],
  ['engine/theme/siteCode/live/a.ts', '../runtime/b.ts'],
  ['engine/theme/siteCode/engineParts/a.ts', '../runtime/b.ts'],
  ['engine/theme/siteCode/runtime/a.ts', '../../document/b.ts'],
  ['engine/cli/a.ts', '../theme/b.ts'],
  // A circle. The two files exist.
  ['engine/shared/circle/one.ts', './two.ts'],
  ['engine/shared/circle/two.ts', './one.ts'],
];

const ALLOWED: [file: string, imported: string][] = [
  ['engine/node/read/a.ts', '../ground/b.ts'],
  ['engine/node/compile/markdown/cache/entryStore.ts', 'node:fs'],
  ['engine/theme/content/a.ts', '../base/b.ts'],
  ['engine/theme/shell/a.ts', '../../client/index.ts'],
  ['engine/theme/search/a.ts', '../../client/browser/b.ts'],
  ['engine/theme/siteCode/runtime/a.ts', '../live/b.ts'],
];

/** `file imported` of each import that the linter rejects. */
let refused: Set<string>;

beforeAll(async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'octavo-walls-'));
  await cp(path.join(root, '.oxlintrc.json'), path.join(dir, '.oxlintrc.json'));
  const samples = new Map<string, string[]>();
  for (const [file, imported] of [...REFUSED, ...ALLOWED]) {
    samples.set(file, [...(samples.get(file) ?? []), imported]);
  }
  for (const [file, imports] of samples) {
    const filePath = path.join(dir, file);
    await mkdir(path.dirname(filePath), { recursive: true });
    // The line number identifies the import.
    await writeFile(filePath, imports.map((imported, index) => `export * as b${index} from '${imported}';\n`).join(''));
  }
  const output = await lint(dir);
  const found = output.matchAll(/^(.+?):(\d+):\d+: .*(?:no-restricted-imports|no-cycle)/gm);
  refused = new Set([...found].map(([, file = '', line]) => `${file} ${samples.get(file)?.[Number(line) - 1]}`));
  await rm(dir, { recursive: true, force: true });
});

it.each(REFUSED)('%s may not import %s', (file, imported) => {
  expect(refused).toContain(`${file} ${imported}`);
});

it.each(ALLOWED)('%s may import %s', (file, imported) => {
  expect(refused).not.toContain(`${file} ${imported}`);
});

function lint(dir: string): Promise<string> {
  const bin = path.join(root, 'node_modules/oxlint/bin/oxlint');
  return new Promise((resolve) => {
    execFile(process.execPath, [bin, '--format=unix'], { cwd: dir }, (_error, stdout) => resolve(stdout));
  });
}
