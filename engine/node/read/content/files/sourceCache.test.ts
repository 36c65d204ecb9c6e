import { describe, expect, it } from 'vitest';
import { loadContent } from '../loadContent.ts';
import type { ContentProblem } from '../../../ground/problems.ts';
import { writeConfig } from '../testing/loadTestSite.ts';
import { siteDir, writeFiles } from '../../../ground/testing/siteDir.ts';
import { createSourceCache } from './sourceCache.ts';
import { createSourceStore } from './sourceStore.ts';

describe('createSourceCache', () => {
  it('reads again only what was changed, and repeats what is still wrong', async () => {
    const dir = siteDir({ 'docs/a.md': '# A', 'docs/b.md': '---\ntitle: x: y\n---\n# B', 'docs/c.md': '# C' });
    const config = await writeConfig(dir);
    const cache = createSourceCache();
    const load = async () => {
      const problems: ContentProblem[] = [];
      const content = await loadContent(config, (problem) => problems.push(problem), { cache });
      return { docs: content.docs[0]?.versions[0]?.docs ?? [], problems };
    };
    // The stamp of a file that was just written does not count.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const first = await load();
    writeFiles(dir, { 'docs/a.md': '# A, changed' });
    const second = await load();
    expect(second.docs.map(({ title }) => title)).toEqual(['A, changed', 'B', 'C']);
    expect(second.problems).toEqual(first.problems);
    expect(second.problems).toHaveLength(1);
    expect(second.docs[2]?.file.text).toBe(first.docs[2]?.file.text);
  });

  it('gives a file that is in two folders its place in each', async () => {
    const dir = siteDir({ 'docs/a.md': '# A', 'docs/sdk/b.md': '# B' });
    const config = await writeConfig(dir, {
      plugins: [['@docusaurus/plugin-content-docs', { id: 'sdk', path: 'docs/sdk', routeBasePath: 'sdk' }]],
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { docs } = await loadContent(config, () => {}, { cache: createSourceCache() });
    const ids = docs.map(({ versions }) => versions[0]?.docs.map(({ id }) => id));
    expect(ids).toEqual([['a', 'sdk/b'], ['b']]);
  });

  it('keeps no text of a file whose facts are stored, even in the run that scans it', async () => {
    const dir = siteDir({ 'docs/a.md': '# A' });
    const config = await writeConfig(dir);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const cache = createSourceCache(createSourceStore({ siteDir: dir, engine: '1', read: false }));
    const { docs } = await loadContent(config, () => {}, { cache });
    writeFiles(dir, { 'docs/a.md': '# Other' });
    expect(docs[0]?.versions[0]?.docs.map(({ title, file }) => [title, file.text.read()])).toEqual([['A', '# Other']]);
  });

  it('does not read an unchanged file', async () => {
    const dir = siteDir({ 'a.md': '# A' });
    const cache = createSourceCache();
    let reads = 0;
    const read = () =>
      cache.read(
        `${dir}/a.md`,
        () => {},
        async () => {
          reads++;
          return {
            filePath: `${dir}/a.md`,
            relPath: 'a.md',
            text: { read: () => '' },
            frontMatter: {},
            frontMatterLines: 0,
          };
        },
      );
    // A file that was just written is read again, because a second write at the same moment would have the same stamp.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await read();
    await read();
    expect(reads).toBe(1);
    writeFiles(dir, { 'a.md': '# Longer' });
    await read();
    expect(reads).toBe(2);
  });
});
