/** Checks before the build that the files named in the configuration exist. */
import path from 'node:path';
import { isSiteFile, isSiteFolder, namesInSiteFolder } from '../../../ground/inputs/siteFiles.ts';
import { didYouMean } from '../../../../shared/nearestName.ts';
import { decodePath, isExternal, splitTarget } from '../../../../shared/url/sitePaths.ts';
import { resolveModule } from '../module/resolveModule.ts';
import type { ConfigProblem, ConfigWarning } from '../report/configError.ts';

/** Absolute path of a file that is named relative to the site folder. Code may be named without its ending. */
export function checkFile(siteDir: string, file: string, keyPath: string, problems: ConfigProblem[]): string {
  const filePath = path.resolve(siteDir, file);
  if (isSiteFile(filePath)) return filePath;
  const resolved = resolveModule(filePath, siteDir);
  if (resolved.kind === 'source' || resolved.kind === 'package') return resolved.filePath;
  problems.push({ keyPath, code: 'missing-file', message: `"${file}" is no file.${nearFile(filePath, file)}` });
  return filePath;
}

/** The existing static folders. The default one may be absent; a configured one may not. */
export function checkStaticDirectories(
  siteDir: string,
  folders: readonly string[],
  areDefault: boolean,
  warnings: ConfigWarning[],
): string[] {
  return folders.flatMap((folder, index) => {
    const folderPath = path.resolve(siteDir, folder);
    if (isSiteFolder(folderPath)) return [folderPath];
    if (!areDefault) {
      const hint = nearFile(folderPath, folder);
      const message = `staticDirectories[${index}]: "${folder}" is no folder; nothing is copied from it.${hint}`;
      warnings.push({ code: 'missing-file', message });
    }
    return [];
  });
}

/** A file that is served unchanged: favicon, logo, preview image. URLs are not checked. */
export function checkStaticFile(
  site: { staticDirectories: string[]; baseUrl: string },
  target: string | undefined,
  keyPath: string,
  warnings: ConfigWarning[],
): void {
  if (target === undefined || isExternal(target)) return;
  const file = toStaticFile(target, site.baseUrl);
  const places = site.staticDirectories.map((folder) => path.join(folder, file));
  if (places.some(isSiteFile)) return;
  const hint = places.map((place) => nearFile(place, file)).find(Boolean) ?? '';
  const where = site.staticDirectories.map((folder) => path.basename(folder)).join(' or ') || 'a static folder';
  warnings.push({ code: 'missing-file', message: `${keyPath}: "${target}" is no file of ${where}.${hint}` });
}

/** `/base/img/a.svg?x` → `img/a.svg`: the path below the output folder. */
export function toStaticFile(target: string, baseUrl: string): string {
  const { path: pathname } = splitTarget(target);
  const below = baseUrl !== '/' && pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  return decodePath(below.replace(/^\.?\/+/, ''));
}

/** Suggests a neighbour in the same folder, written as the author wrote the wrong one. */
function nearFile(filePath: string, written: string): string {
  const dir = path.dirname(filePath);
  if (!isSiteFolder(dir)) return ` There is no folder ${dir}.`;
  const name = path.basename(filePath);
  // A file or folder of that name exists, but it is of the other kind.
  const neighbours = namesInSiteFolder(dir).filter((other) => other !== name);
  const folder = written.replaceAll('\\', '/').split('/').slice(0, -1);
  const hint = didYouMean(name, neighbours);
  return hint.replace(/"(.*)"/, (_, name: string) => JSON.stringify([...folder, name].join('/')));
}
