/**
 * Every code block of the handbook does what it says. Its language decides how that is checked; `text` is for output,
 * listings and patterns, which nothing can run.
 */
import { cp, mkdir, readdir, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { parseCommandLine } from '../../engine/cli/parseCommandLine.ts';
import { build } from '../../engine/node/commands/build.ts';
import { createConfigSite } from '../support/configSite.ts';
import { readBlocks, type Block } from '../support/handbookBlocks.ts';
import { runSteps } from '../support/runSteps.ts';
import { createTempFolder, type TempFolder } from '../support/tempFolder.ts';

const PACKAGES = path.resolve(import.meta.dirname, '../../node_modules');
const blocks = readBlocks();
const isConfig = ({ language, title = '' }: Block) => /^[jt]s$/.test(language) && !title.startsWith('sidebars');
/** Blocks that are commands, or files of a site. */
const isStep = (block: Block) => /^(?:sh|mdx?|css|jsx|[jt]s)$/.test(block.language) && !isConfig(block);
/** Blocks of other programs, which call Octavo. */
const isCaller = ({ language }: Block) => /^(?:yaml|json|groovy)$/.test(language);
/** Drawn when the handbook is built; started by the tests of hosts and of the shared cache. */
const isElsewhere = ({ language }: Block) => /^(?:mermaid|apache|caddyfile|nginx)$/.test(language);

it('every language has its rule', () => {
  const isShown = ({ language }: Block) => language === 'text';
  const rules = [isConfig, isStep, isCaller, isElsewhere, isShown];
  const others = blocks.filter((block) => !rules.some((rule) => rule(block)));
  expect(others.map(({ place, language }) => `${place} ${language}`)).toEqual([]);
  for (const rule of rules) expect(blocks.filter(rule).length).toBeGreaterThan(1);
});

describe('configuration is accepted', () => {
  it.each(blocks.filter(isConfig).map((block) => [block.place, block] as const))('%s', async (_, { code }) => {
    const site = await createConfigSite({ ...NAMED, 'docusaurus.config.ts': toConfig(code) });
    await symlink(PACKAGES, path.join(site.dir, 'node_modules'));
    const { warnings } = await site.load();
    // The handbook says what is unsupported of a plugin.
    expect(warnings.filter(({ code: name }) => name !== 'unsupported')).toEqual([]);
  });
});

/** The files that configurations of the handbook name. */
const NAMED = {
  'docs/start.md': '# Start\n',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/start.md': '# Start\n',
  'sidebars.ts': "export default { docs: ['start'] };",
  'src/css/custom.css': '',
  'plugins/catalogue.js': 'module.exports = () => ({ name: "catalogue" });',
  'api/openapi.yaml': 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: {}\n',
  'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'static/img/logo-dark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

const REQUIRED = "title: 'T', url: 'https://x.example', baseUrl: '/'";
const OF_PRESET = /^(?:docs|blog|pages|theme|sitemap|gtag|googleAnalytics|googleTagManager)$/;

/** A whole file, or some of its keys: those of the configuration or those of the classic preset. */
function toConfig(code: string): string {
  if (code.includes('export default')) return code;
  const keys = Object.keys(new Function(`return {${code}}`)() as object);
  const isOfPreset = keys.every((key) => OF_PRESET.test(key));
  const options = `{ docs: { sidebarPath: './sidebars.ts' }, ${isOfPreset ? code : ''} }`;
  return `export default { ${REQUIRED}, presets: [['classic', ${options}]], ${isOfPreset ? '' : code} };`;
}

describe('a page that is followed from top to bottom leads to a site without a warning', () => {
  const pages = new Set(blocks.filter(isStep).map(({ page }) => page));
  /** With the versions and the page that commands of the handbook name. */
  let first: TempFolder;
  beforeAll(async () => {
    first = await createTempFolder();
    await runSteps('octavo new your-site', first.dir);
    await first.write({ 'your-site/docs/models/overview.md': '# Models\n' });
    await runSteps('octavo docs:version 0.5.0 your-site\noctavo docs:version 0.5.1 your-site', first.dir);
  });
  afterAll(() => first?.remove());

  it.each([...pages])('%s', async (page) => {
    const folder = await createTempFolder();
    onTestFinished(() => folder.remove());
    await cp(first.dir, folder.dir, { recursive: true });
    await symlink(PACKAGES, path.join(folder.dir, 'your-site/node_modules'));
    const steps = blocks.filter((block) => block.page === page && isStep(block));
    let site = path.join(folder.dir, 'your-site');
    for (const [index, { language, title, code }] of steps.entries()) {
      if (language === 'sh') site = await runSteps(code, await toStart(code, site, folder, index));
      else await writeBlock(folder, path.relative(folder.dir, site), title ?? `docs/block-${index}.mdx`, code);
    }
    const { problems } = await build({ siteDir: site, outDir: path.join(folder.dir, 'out') });
    expect(problems.map(({ filePath = '', message }) => `${path.basename(filePath)}: ${message}`)).toEqual([]);
  });
});

/** A site is created in an empty folder; `cd` changes to a folder next to the site, or inside it. */
async function toStart(code: string, site: string, { dir }: TempFolder, index: number): Promise<string> {
  if (code.startsWith('npm create')) {
    const empty = path.join(dir, `empty-${index}`);
    await mkdir(empty);
    return empty;
  }
  const first = /^cd (\S+)/.exec(code)?.[1];
  const isInside = first !== undefined && (await readdir(site)).includes(first);
  return first === undefined || isInside ? site : path.dirname(site);
}

/** With what it links to and imports, where the site does not have that. */
async function writeBlock(folder: TempFolder, site: string, file: string, code: string): Promise<void> {
  const target = path.join(site, file);
  const named = [...code.matchAll(/\]\((\.[^)#]+)|from '(\.[^']+|@site\/[^']+)'/g)];
  for (const [, link, imported = ''] of named) {
    const from = imported.startsWith('@site/')
      ? imported.replace('@site', site)
      : path.join(path.dirname(target), link ?? imported);
    const wanted = path.extname(from) === '' ? `${from}.jsx` : from;
    const exists = await stat(path.join(folder.dir, wanted)).catch(() => undefined);
    const text = wanted.endsWith('.jsx') ? 'export default ({ children }) => <div>{children}</div>;' : '# Other\n';
    if (!exists) await folder.write({ [wanted]: text });
  }
  await folder.write({ [target]: `${code}\n` });
}

describe('commands in the files of other programs exist', () => {
  it.each(blocks.filter(isCaller).map((block) => [block.place, block] as const))(
    '%s',
    (_, { language, code, title }) => {
      if (language === 'yaml') expect(parse(code)).toBeTypeOf('object');
      if (language === 'json') expect(JSON.parse(code)).toBeTypeOf('object');
      // Settings of TypeScript call nothing.
      if (title === 'tsconfig.json') return;
      // A variable is a number here.
      const lines = code.replace(/\$\{\{[^}]*\}\}|\$\{\w+\}|\$\w+/g, '1').matchAll(/\boctavo ([a-z][^'"\],;\n]*)/g);
      const commands = [...lines].map(([, words = '']) => words.trim().split(/\s+/));
      expect(commands.length).toBeGreaterThan(0);
      for (const words of commands) expect(parseCommandLine(words).kind).toBe('run');
    },
  );
});
