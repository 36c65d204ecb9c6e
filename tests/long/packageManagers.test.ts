/** The packed engine, installed by each package manager and run by each release of Node. Needs the registry of npm. */
import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '../support/tempFolder.ts';

const run = promisify(execFile);
const ENGINE = path.resolve(import.meta.dirname, '../../engine');

const SITE = {
  'docusaurus.config.ts': `import type { Config } from 'octavo';
    export default { title: 'T', url: 'https://x.example', baseUrl: '/',
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]] } satisfies Config;`,
  'docs/start.mdx': "---\nslug: /\n---\nimport Box from '@site/src/Box';\n\n# Start\n\n<Box>inside</Box>\n",
  'docs/zwei Wörter.md': '# Zwei\n\n[Start](./start.mdx)\n',
  'src/Box.tsx':
    "import styles from './box.module.css';\nexport default ({ children }: { children: string }) => <b className={styles.box}>{children}</b>;\n",
  'src/box.module.css': '.box { color: teal }',
};
const MANIFEST = JSON.stringify({ name: 'site', private: true, dependencies: { octavo: 'file:./octavo.tgz' } });

let temp: TempFolder;
let archive: string;
beforeAll(async () => {
  temp = await createTempFolder();
  const words = ['pack', '--ignore-scripts', '--json', '--pack-destination', temp.dir];
  const { stdout } = await run('npm', words, { cwd: ENGINE });
  archive = path.join(temp.dir, (JSON.parse(stdout) as { filename: string }[])[0]!.filename);
});
afterAll(() => temp?.remove());

/** A site with the archive next to it, in a folder whose name is not plain. */
async function createSite(name: string): Promise<string> {
  const files = { ...SITE, 'package.json': MANIFEST };
  await temp.write(Object.fromEntries(Object.entries(files).map(([file, text]) => [`Dökü ${name}/${file}`, text])));
  const folder = path.join(temp.dir, `Dökü ${name}`);
  await cp(archive, path.join(folder, 'octavo.tgz'));
  return folder;
}

async function expectBuilt(folder: string): Promise<void> {
  const html = await readFile(path.join(folder, 'build/index.html'), 'utf8');
  expect(html).toMatch(/<b class="box_\w+">inside<\/b>/);
}

describe('the package, installed by', () => {
  it.each([
    ['npm', ['npm', 'install', '--no-audit', '--no-fund'], ['npx', 'octavo'], {}],
    ['pnpm', ['npx', '-y', 'pnpm@10', 'install'], ['npx', '-y', 'pnpm@10', 'exec', 'octavo'], {}],
    [
      'Yarn',
      ['npx', '-y', '@yarnpkg/cli-dist@4', 'install'],
      ['npx', '-y', '@yarnpkg/cli-dist@4', 'octavo'],
      { YARN_NODE_LINKER: 'node-modules' },
    ],
    [
      'Yarn with PnP',
      ['npx', '-y', '@yarnpkg/cli-dist@4', 'install'],
      ['npx', '-y', '@yarnpkg/cli-dist@4', 'octavo'],
      { YARN_NODE_LINKER: 'pnp' },
    ],
  ])('%s', async (name, [installer = '', ...install], [runner = '', ...octavo], variables) => {
    const folder = await createSite(name);
    const registry = (await run('npm', ['config', 'get', 'registry'])).stdout.trim();
    const yarn = {
      YARN_NPM_REGISTRY_SERVER: registry,
      YARN_ENABLE_TELEMETRY: '0',
      YARN_ENABLE_IMMUTABLE_INSTALLS: '0',
    };
    const options = { cwd: folder, env: { ...process.env, ...yarn, ...variables } };
    await run(installer, install, options);
    await run(runner, [...octavo, 'build'], options);
    await expectBuilt(folder);
    await run(runner, [...octavo, 'check'], options);
  });
});

it('writes a first site out of an archive of Yarn with PnP', async () => {
  const words = ['pack', '--json', '--pack-destination', temp.dir];
  const { stdout } = await run('npm', words, { cwd: path.join(ENGINE, '../create-octavo') });
  const { filename } = (JSON.parse(stdout.slice(stdout.indexOf('['))) as { filename: string }[])[0]!;
  const dependencies = { 'create-octavo': `file:../${filename}` };
  await temp.write({ 'by Yarn/package.json': JSON.stringify({ name: 'by-yarn', private: true, dependencies }) });
  const folder = path.join(temp.dir, 'by Yarn');
  const yarn = { YARN_NODE_LINKER: 'pnp', YARN_ENABLE_TELEMETRY: '0', YARN_ENABLE_IMMUTABLE_INSTALLS: '0' };
  const options = { cwd: folder, env: { ...process.env, ...yarn } };
  await run('npx', ['-y', '@yarnpkg/cli-dist@4', 'install'], options);
  await run('npx', ['-y', '@yarnpkg/cli-dist@4', 'create-octavo', 'first', '--blog', '--no-install'], options);
  expect(await readFile(path.join(folder, 'first/src/css/custom.css'), 'utf8')).toContain('--ifm');
  expect(await readFile(path.join(folder, 'first/package.json'), 'utf8')).toContain('"octavo"');
});

describe('the package, run by Node', () => {
  it.each(['20', '22', '24', '26'])('%s', async (version) => {
    const folder = await createSite(`Node ${version}`);
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
    // The package `node` has the program of each release.
    const words = [
      '-y',
      '-p',
      `node@${version}`,
      '-c',
      'node -p process.version && node node_modules/octavo/bin/octavo.mjs build',
    ];
    const { stdout } = await run('npx', words, { cwd: folder });
    expect(stdout).toMatch(new RegExp(`^v${version}\\.`));
    await expectBuilt(folder);
  });
});
