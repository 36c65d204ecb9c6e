import path from 'node:path';
import { callerFolder } from '../callerFolder.ts';
import type { CommandInput } from '../commandTable.ts';
import { formatCount } from '../formatAmounts.ts';
import { shorten } from '../formatProblems.ts';
import { resolveSiteFolder } from '../siteFolder.ts';
import type { Terminal } from '../terminal.ts';

export async function run(
  { arguments: [given, ...files], switches }: CommandInput,
  terminal: Terminal,
): Promise<number> {
  const siteDir = await resolveSiteFolder(given);
  const { writeHeadingIds } = await import('../../node/commands/headingIds/writeHeadingIds.ts');
  const { looked, changed } = await writeHeadingIds({
    siteDir,
    files: files.flatMap((file) => (file === undefined ? [] : [path.resolve(callerFolder, file)])),
    maintainCase: switches.has('maintain-case'),
    overwrite: switches.has('overwrite'),
  });
  for (const filePath of changed) terminal.print(shorten(filePath));
  const all = formatCount(looked, 'file');
  terminal.print(
    changed.length > 0
      ? `Ids were written into ${changed.length} of ${all}.`
      : `All headings of ${all} have ids. To make them again: --overwrite.`,
  );
  return 0;
}
