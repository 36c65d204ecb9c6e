import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES } from '../../engine/shared/problemCodes.ts';
import { COMMANDS } from '../../engine/cli/commandTable.ts';
import { FEATURES, type SupportRow } from '../../engine/node/commands/doctor/support.ts';
import { PLUGINS } from '../../engine/node/commands/doctor/supportedPlugins.ts';
import { KNOWN } from '../../engine/node/read/config/plugins/moduleName.ts';
import { toReference } from './config/configReference.ts';
import { DESCRIPTIONS } from './config/descriptions/describeKey.ts';
import { listFields } from './config/toConfigPage.ts';
import { EXPLANATIONS } from './explanations.ts';
import { GENERATED_PAGES } from './pages.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const text = (name: string) => GENERATED_PAGES[name]?.() ?? '';

it.each(Object.keys(GENERATED_PAGES))('%s is written from the code', async (name) => {
  await expect(text(name)).toMatchFileSnapshot(path.join(ROOT, 'handbook/docs', name));
});

describe('every key of the configuration', () => {
  it.each(toReference())('of $name is described, and no unknown key', ({ name, shape }) => {
    const keys = listFields(shape)
      .filter(({ field }) => !field.isUnused)
      .map((found) => found.keys.join('.'));
    expect(Object.keys(DESCRIPTIONS[name] ?? {}).sort()).toEqual([...new Set(keys)].sort());
  });

  it('has a table in the handbook', () => {
    const pages = Object.keys(GENERATED_PAGES)
      .filter((name) => name.startsWith('configuration'))
      .map(text)
      .join('\n');
    const missing = toReference()
      .flatMap(({ shape }) => listFields(shape).map(({ keys }) => keys.join('.')))
      .filter((key) => !pages.includes(`\`${key}\``));
    expect(missing).toEqual([]);
  });
});

it('has every command, with every option', () => {
  const page = text('command-line.md');
  for (const { name, options } of COMMANDS) {
    expect(page).toContain(`## octavo ${name} `);
    for (const option of options) expect(page).toContain(`--${option.name}`);
  }
});

it('explains every problem, by a name that no other has', () => {
  const codes = Object.values(PROBLEM_CODES).flatMap((group) => Object.keys(group));
  expect(new Set(codes).size).toBe(codes.length);
  expect(Object.keys(EXPLANATIONS).sort()).toEqual(codes.sort());
  for (const code of codes)
    expect(text('troubleshooting.md')).toMatch(new RegExp(`^### ${code}\\n\\n\\*\\*.+\\*\\* .{30}`, 'm'));
});

it('says of every plugin that Octavo plays what happens to it', () => {
  expect(Object.keys(KNOWN).filter((name) => !Object.hasOwn(PLUGINS, name))).toEqual([]);
});

it('proves what it says is supported', () => {
  const proofs = Object.values(FEATURES).flatMap((rows) => Object.values<SupportRow>(rows).map(({ proof }) => proof));
  expect(proofs.filter((proof) => !existsSync(path.join(ROOT, proof)))).toEqual([]);
});
