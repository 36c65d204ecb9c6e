import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readText } from '../../ground/files/readText.ts';
import { isSiteFile, isSiteFolder, listSiteFolder } from '../../ground/inputs/siteFiles.ts';
import { ContentError, type ContentProblem } from '../../ground/problems.ts';
import { closePlugins, loadSites } from '../../read/loadSites.ts';
import { addHeadingIds, type HeadingIdOptions } from './addHeadingIds.ts';

export interface WriteHeadingIdsOptions extends HeadingIdOptions {
  siteDir: string;
  /** Files and folders; all the site's content if there are none. */
  files: string[];
}

export interface WrittenHeadingIds {
  /** The number of files read. */
  looked: number;
  /** The changed files. */
  changed: string[];
}

/** Writes ids after the headings of Markdown files, so that they stay the same when headings are translated. */
export async function writeHeadingIds({
  siteDir,
  files,
  ...options
}: WriteHeadingIdsOptions): Promise<WrittenHeadingIds> {
  const filePaths = files.length > 0 ? await expand(files.map((file) => path.resolve(file))) : await contentOf(siteDir);
  const problems: ContentProblem[] = [];
  const changed: string[] = [];
  for (const filePath of filePaths) {
    const text = await readText(filePath, (problem) => void problems.push(problem));
    const written = addHeadingIds(text, options);
    if (written === text) continue;
    await writeFile(filePath, written);
    changed.push(filePath);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return { looked: filePaths.length, changed };
}

/** The Markdown files of all locales: those that become pages. */
async function contentOf(siteDir: string): Promise<string[]> {
  const sites = await loadSites(path.resolve(siteDir), { drafts: true });
  await closePlugins(sites);
  const sources = sites.flatMap(({ routes }) => routes.flatMap(({ source }) => source?.file.filePath ?? []));
  return [...new Set(sources)].filter((filePath) => /\.mdx?$/.test(filePath)).sort();
}

async function expand(paths: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(
    paths.map(async (filePath): Promise<string[]> => {
      if (isSiteFile(filePath)) return [filePath];
      if (!isSiteFolder(filePath)) {
        const message = 'There is no such file or folder.';
        throw new ContentError([{ severity: 'error', code: 'usage', filePath, message }]);
      }
      const entries = (await listSiteFolder(filePath)).sort((a, b) => (a.name < b.name ? -1 : 1));
      const wanted = entries.filter((entry) => entry.isDirectory() || /\.mdx?$/.test(entry.name));
      return expand(wanted.map((entry) => path.join(filePath, entry.name)));
    }),
  );
  return lists.flat();
}
