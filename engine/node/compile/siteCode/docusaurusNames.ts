import { findThemePart } from '../../../shared/themeParts.ts';
import { CLASSIC_NAMES } from './classicNames.ts';

/** Components of Docusaurus's other themes and plugins. */
const OTHER_PARTS =
  /^(?:Debug\w*|IdealImage|Mermaid|Playground|ReactLiveScope|Search(?:Bar|Page|Translations))(?:\/|$)/;

/**
 * Whether Docusaurus itself has a module with this name. Octavo runs without Docusaurus, so such a module may be
 * missing in a correct site.
 */
export function isOfDocusaurus(source: string): boolean {
  if (source.startsWith('@generated/')) return true;
  const [, part] = /^@theme(?:-original|-init)?\/(.+?)(?:\/index)?$/.exec(source) ?? [];
  if (part !== undefined) {
    return CLASSIC_NAMES.has(part) || findThemePart(part) !== undefined || OTHER_PARTS.test(part);
  }
  // `@docusaurus/useX` and `@docusaurus/X` are modules of its client, all of which Octavo has; the others are packages.
  return /^@docusaurus\/(?!use[A-Z])[a-z]/.test(source);
}
