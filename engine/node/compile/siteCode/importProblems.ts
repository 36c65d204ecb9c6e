/** Reports problems with imports in the site's code. */
import { escapeRegExp } from '../../ground/escapeRegExp.ts';
import { isSiteFile, readSiteFileSync } from '../../ground/inputs/siteFiles.ts';
import type { Problem } from './types.ts';
import { ABSENT } from './virtualModules.ts';

export type Report = (filePath: string, problem: Omit<Problem, 'filePath'>, id?: string) => void;

type MissingDetails = Partial<Pick<Problem, 'code' | 'severity' | 'subject'>>;

/** Docusaurus fails if an import of the site's code is missing. A missing import in a package may not be needed. */
export function reportMissing(
  report: Report,
  { source, importerFile }: { source: string; importerFile: string | undefined },
  message: string,
  about: MissingDetails = {},
) {
  const isExpected = importerFile !== undefined && isInTry(importerFile, source);
  const isInPackage = importerFile !== undefined && isOfPackage(importerFile);
  const isOptional = isInPackage || isExpected;
  if (importerFile && !(isInPackage && isExpected)) {
    const details = isOptional ? undefined : about;
    const place = placeOf(importerFile, source);
    report(importerFile, { ...place, code: 'missing-import', subject: source, message, ...details });
  }
  if (isExpected) return ABSENT + source;
  // Relative names are names of chunks.
  return { id: source.startsWith('.') ? `missing:${source}` : source, external: true as const };
}

/** The first place where a module is mentioned. */
export function placeOf(importer: string, source: string): { line?: number; column?: number } {
  if (!isSiteFile(importer)) return {};
  const before =
    readSiteFileSync(importer)
      .toString()
      .split(new RegExp(`['"]${escapeRegExp(source)}['"]`), 2)[0] ?? '';
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

export function isOfPackage(filePath: string): boolean {
  return /[\\/]node_modules[\\/]/.test(filePath);
}

/** `try { require('x') } catch {}`: such a module may be missing, as in webpack. */
function isInTry(importer: string, source: string): boolean {
  if (!isSiteFile(importer)) return false;
  const name = escapeRegExp(source);
  return new RegExp(`\\btry\\s*\\{[^{}]*\\brequire\\(\\s*['"]${name}['"]`).test(readSiteFileSync(importer).toString());
}
