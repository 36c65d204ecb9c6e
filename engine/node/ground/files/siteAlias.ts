import path from 'node:path';

/** The relative path from a folder to a file, with slashes on every system. */
export function posixRelative(from: string, to: string, { relative, sep } = path): string {
  return relative(from, to).split(sep).join('/');
}

/** `@site/docs/a.md`: the name of a site's file in its code and in Docusaurus's data. */
export function toSiteAlias(filePath: string, siteDir: string): string {
  return `@site/${posixRelative(siteDir, filePath)}`;
}
