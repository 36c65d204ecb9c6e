/** Names of modules that are not files, and of files that are not read like others of their kind. */
import { LAYOUT_MARK, LAYOUT_PARTS } from '../../../shared/layoutParts.ts';
import { NO_MODULE, type Reading } from '../../read/config/bundling.ts';

/** How to read a file that is not read like others of its kind. */
export const READ_AS = '?octavo-read=';
export const SOURCE = '\0octavo-source:';
export const COMMON = '\0octavo-common:';
/** Prefix of the name of a module that is missing, as code expects it: loading it fails. */
export const ABSENT = '\0octavo-absent:';
/** Prefix of the name of a file that cannot be read and that no module replaces; a stub takes its place. */
export const UNREADABLE = 'unreadable:';
/** Prefix of the name of a part that the shell shows at its usual place, also if the site's own layout shows it. */
export const SHOWN_BY_SHELL = '@octavo/shown-by-shell/';
/** Modules of Docusaurus that only contain data. They are bundled, so that no other page loads them. */
export const CONSTANTS: Record<string, string> = {
  '@docusaurus/constants': "export const DEFAULT_PLUGIN_ID = 'default';",
  // Docusaurus's own components search them for the home page.
  '@generated/routes': 'export default [];',
  [NO_MODULE]: 'export default {};',
  [`${SHOWN_BY_SHELL}BackToTopButton`]: 'export default () => null;',
  ...Object.fromEntries(LAYOUT_PARTS.map((name) => [SHOWN_BY_SHELL + name, toLayoutMark(name)])),
};

/** A layout marks with an empty element that it shows the part. */
function toLayoutMark(name: string): string {
  const props = JSON.stringify({ [LAYOUT_MARK.attribute]: name });
  return `import { createElement } from 'react';\nexport default () => createElement('${LAYOUT_MARK.tag}', ${props});`;
}

export function toReadAs(filePath: string, reading: Reading, query: string): string {
  return filePath + READ_AS + encodeURIComponent(JSON.stringify([reading, query]));
}

/** The file of a module, and how it is read if it is not read like others of its kind. */
export function fromReadAs(id: string): { filePath: string; readAs?: [Reading, string] } {
  const [filePath = '', readAs] = id.split(READ_AS, 2);
  return { filePath, ...(readAs !== undefined && { readAs: JSON.parse(decodeURIComponent(readAs)) }) };
}
