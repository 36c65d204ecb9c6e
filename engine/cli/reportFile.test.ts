import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '../../tests/support/tempFolder.ts';
import { runCli } from './main.ts';
import { createTestTerminal } from './testing/createTestTerminal.ts';

let folder: TempFolder;
beforeAll(async () => {
  const config = (fields: string) =>
    `export default { title: 'T', url: 'https://example.com', baseUrl: '/', presets: [['classic', { blog: false }]], ${fields} };`;
  folder = await createTempFolder({
    'site/docusaurus.config.js': config("onBrokenLinks: 'warn'"),
    'site/docs/a.md': '---\nslug: /\n---\n\n# A\n\n[b](/b) [c](/c)\n[d](/d) [e](/e)\n',
    'wrong/docusaurus.config.js': config('titel: 1'),
  });
});
afterAll(() => folder.remove());

async function run(...words: string[]) {
  const terminal = createTestTerminal();
  const status = await runCli(words, terminal);
  return { status, errors: terminal.errors.join('\n') };
}

const at = (name: string) => path.join(folder.dir, name);
const readReport = async (name: string) => JSON.parse(await readFile(at(name), 'utf8')) as unknown;

describe.each(['build', 'check'])('octavo %s', (command) => {
  it('prints each cause once, and writes all problems into a report', async () => {
    const { status, errors } = await run(command, at('site'), '--report', at('report.json'));
    expect(status).toBe(0);
    expect(errors).toContain('warning  4 ×  The link "…" leads to …, which does not exist.');
    expect(errors).not.toContain('"/e"');
    const report = await readReport('report.json');
    expect(report).toMatchObject({
      errors: 0,
      causes: expect.arrayContaining([expect.objectContaining({ count: 4 })]),
    });
    expect(JSON.stringify(report)).toContain(
      '{"file":"docs/a.md","line":8,"column":9,"message":"The link \\"/e\\" leads',
    );
  });

  it('lists every problem on request', async () => {
    const { errors } = await run(command, at('site'), '--verbose');
    expect(errors).toContain('  warning  8:9  The link "/e" leads to /e, which does not exist.');
  });

  it('also reports what prevents it from starting', async () => {
    const { status } = await run(command, at('wrong'), '--report', at('wrong.json'));
    expect(status).toBe(1);
    expect(await readReport('wrong.json')).toMatchObject({
      errors: 1,
      causes: [{ severity: 'error', problems: [{ file: 'docusaurus.config.js', key: 'titel' }] }],
    });
  });

  it('says that a report cannot be written', async () => {
    const { status, errors } = await run(command, at('site'), '--report', at('nowhere/report.json'));
    expect(status).toBe(2);
    expect(errors).toMatch(/The report cannot be written to ".*report\.json": ENOENT/);
  });
});
