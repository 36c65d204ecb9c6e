import { toDataFile, toFile, toMarkdownFile } from '../../../shared/url/sitePaths.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import { isUntrusted } from '../../assemble/policy/untrustedFiles.ts';
import type { Site } from '../../read/loadSites.ts';

type SiteParts = Pick<Site, 'config' | 'routes' | 'staticFiles'>;

/**
 * Static files that hide a page or file of Octavo: readers get the static file. If content is data, it must not replace
 * a script.
 */
export function toCoveredProblems(contested: readonly string[], sites: readonly SiteParts[]): ContentProblem[] {
  return contested.flatMap((file): ContentProblem[] => {
    const filePath = sites[0]?.staticFiles.get(file);
    if (filePath === undefined) return [];
    const routePath = findPage(file, sites);
    const what = routePath === undefined ? `"${file}", which Octavo writes` : `the page "${routePath}"`;
    const message = `This file is served in place of ${what}. Rename it, or move the page to another address.`;
    const severity = sites[0] && isUntrusted(sites[0].config) ? 'error' : 'warning';
    return [{ severity, code: 'covered-page', filePath, message }];
  });
}

function findPage(file: string, sites: readonly SiteParts[]): string | undefined {
  for (const { config, routes } of sites) {
    const rules = { trailingSlash: config.trailingSlash, folder: config.folder };
    const found = routes.find(({ routePath }) =>
      [toFile(routePath, rules), toMarkdownFile(routePath, rules), toDataFile(routePath, rules)].includes(file),
    );
    if (found) return `/${config.folder}${found.routePath.slice(1)}`;
  }
  return undefined;
}
