import type { Aliases } from '../../../read/config/types.ts';

/** What an import means, if its first part is a name that the site made for a folder or file. */
export function resolveAlias(written: string, aliases: Aliases): string {
  for (const [name, target] of Object.entries(aliases)) {
    const isExact = name.endsWith('$');
    const bare = isExact ? name.slice(0, -1) : name;
    if (written === bare) return target;
    if (!isExact && written.startsWith(`${bare}/`)) return target.replace(/\/$/, '') + written.slice(bare.length);
  }
  return written;
}
