import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '../../tests/support/tempFolder.ts';
import { resolveFolder, resolveSiteFolder } from './siteFolder.ts';

let folder: TempFolder;
const at = (name: string) => path.join(folder.dir, name);

beforeAll(async () => {
  folder = await createTempFolder({
    'website/docusaurus.config.ts': '',
    'other/docusaurus.config.cjs': '',
    'empty/readme.txt': '',
    'project/docs/docusaurus.config.js': '',
    'file.txt': '',
  });
});
afterAll(() => folder.remove());

describe('resolveSiteFolder', () => {
  it('accepts a folder whose configuration has any of the known extensions, and a relative path', async () => {
    expect(await resolveSiteFolder(at('website'))).toBe(at('website'));
    expect(await resolveSiteFolder(at('other'))).toBe(at('other'));
    expect(await resolveSiteFolder(path.relative(process.cwd(), at('website')))).toBe(at('website'));
  });

  it('reports what is missing, and where the site may be', async () => {
    await expect(resolveSiteFolder(at('empty'))).rejects.toMatchObject({
      problemCode: 'no-site',
      message: `"${at('empty')}" is not a site folder: it has no docusaurus.config.ts (or .js, .mjs, .cjs, .mts, .cts). Name the folder of your site, or make one: octavo new my-site.`,
    });
    await expect(resolveSiteFolder(at('project'))).rejects.toThrow(`Did you mean "${at('project/docs')}"?`);
  });
});

describe('resolveFolder', () => {
  it('suggests the folder with the most similar name', async () => {
    await expect(resolveFolder(at('webiste'))).rejects.toThrow(
      `There is no folder "${at('webiste')}". Did you mean "website"?`,
    );
    await expect(resolveFolder(at('zzzzzzzz'))).rejects.toThrow(/There is no folder "[^"]*"\.$/);
  });

  it('refuses a file', async () => {
    await expect(resolveFolder(at('file.txt'))).rejects.toThrow('is a file; a folder is needed here.');
  });
});
