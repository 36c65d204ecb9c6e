import path from 'node:path';

/** The way from one folder to a file, with slashes on every system. */
export function posixRelative(from: string, to: string, { relative, sep } = path): string {
  return relative(from, to).split(sep).join('/');
}

/** `@site/docs/a.md`: how sites, and Docusaurus's data, name a file of the site. */
export function toSiteAlias(filePath: string, siteDir: string): string {
  return `@site/${posixRelative(siteDir, filePath)}`;
}
