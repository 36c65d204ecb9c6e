import { isSiteFile, readSiteFileSync } from '../../../ground/inputs/siteFiles.ts';
import { ownerOf } from '../module/moduleOwners.ts';
import { resolveModule } from '../module/resolveModule.ts';

const PACKAGE = String.raw`['"]@docusaurus/plugin-content-(docs|blog|pages)['"]`;
/** The plugin itself, not a type or a helper of it. */
const REQUIRED = new RegExp(String.raw`\brequire\(\s*${PACKAGE}\s*\)`);
const IMPORTED = new RegExp(String.raw`\bimport\s+(?!type\b)(?:\w+|\*\s*as\s+\w+)\b[^;'"]*\bfrom\s*${PACKAGE}`);

/**
 * A plugin of the site's own that adds something to one of Docusaurus's: the pages are those of the one it wraps. Found by
 * what its file imports.
 */
export function findWrapped(module: unknown, configPath: string): 'docs' | 'blog' | 'pages' | undefined {
  const file = typeof module === 'string' ? sourceFile(module, configPath) : ownerOf(module);
  if (file === undefined || file === configPath || !isSiteFile(file)) return undefined;
  const text = readSiteFileSync(file).toString();
  const [, name] = REQUIRED.exec(text) ?? IMPORTED.exec(text) ?? [];
  return name as 'docs' | 'blog' | 'pages' | undefined;
}

function sourceFile(module: string, configPath: string): string | undefined {
  const resolved = resolveModule(module, configPath);
  return resolved.kind === 'source' ? resolved.filePath : undefined;
}
