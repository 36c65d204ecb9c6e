import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fix } from './types.ts';

/** Commands of Docusaurus that Octavo has by the same name. */
const COMMANDS = 'start|build|serve|clear|deploy|swizzle|write-translations|write-heading-ids|docs:version';

/** Changes that need no decision: scripts that call Docusaurus. */
export function findFixes(siteDir: string): Fix[] {
  const filePath = path.join(siteDir, 'package.json');
  if (!existsSync(filePath)) return [];
  const before = readFileSync(filePath, 'utf8');
  const after = toOctavoScripts(before);
  return after === before ? [] : [{ filePath, before, after }];
}

/** Only in `scripts`; the text stays as its author formatted it. */
function toOctavoScripts(manifest: string): string {
  return manifest.replace(/("scripts"\s*:\s*\{)([^}]*)(\})/, (_, open: string, scripts: string, close: string) => {
    const call = new RegExp(`(["\\s&|;])docusaurus(?= (?:${COMMANDS})\\b)`, 'g');
    return open + scripts.replace(call, '$1octavo') + close;
  });
}
