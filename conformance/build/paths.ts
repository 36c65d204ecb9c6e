import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const CONFORMANCE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const ROOT = path.resolve(CONFORMANCE, '..');
export const FIXTURES = path.join(CONFORMANCE, 'fixtures');
const SCRATCH = path.join(ROOT, '.scratch', 'conformance');

/** Where the copies of a site are built. */
export function scratchOf(siteDir: string): string {
  return path.join(SCRATCH, path.basename(siteDir));
}

/** A lock that is held while Docusaurus runs: two builds at once need more memory than a small machine has. */
export const REFERENCE_LOCK = path.join(SCRATCH, 'docusaurus.lock');
