import { findThemePart } from '../../../shared/themeParts.ts';
import { readEngineTable } from '../../ground/octavo/engineFiles.ts';

let classicNames: ReadonlySet<string> | undefined;

/** Whether Docusaurus's theme has a component with this name. */
export function isClassicName(name: string): boolean {
  classicNames ??= new Set(readEngineTable('components.json') as string[]);
  return classicNames.has(name);
}

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
    return isClassicName(part) || findThemePart(part) !== undefined || OTHER_PARTS.test(part);
  }
  // `@docusaurus/useX` and `@docusaurus/X` are modules of its client, all of which Octavo has; the others are packages.
  return /^@docusaurus\/(?!use[A-Z])[a-z]/.test(source);
}
