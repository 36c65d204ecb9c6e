import path from 'node:path';
import { callerFolder } from '../callerFolder.ts';
import type { RunCommand } from '../commandTable.ts';
import { formatCount } from '../formatAmounts.ts';
import { shorten } from '../formatProblems.ts';
import { HEADING_ID_SYNTAXES } from '../../node/commands/headingIds/addHeadingIds.ts';
import { readChoice } from '../readChoice.ts';
import { resolveSiteFolder } from '../siteFolder.ts';
import { UsageError } from '../usageError.ts';

export const run: RunCommand = async ({ arguments: [given, ...files], values, switches }, terminal) => {
  const siteDir = await resolveSiteFolder(given);
  const [overwrite, migrate] = [switches.has('overwrite'), switches.has('migrate')];
  if (overwrite && migrate)
    throw new UsageError('--overwrite makes all ids in the syntax anyway; leave out --migrate.');
  const { writeHeadingIds } = await import('../../node/commands/headingIds/writeHeadingIds.ts');
  const { looked, changed } = await writeHeadingIds({
    siteDir,
    files: files.flatMap((file) => (file === undefined ? [] : [path.resolve(callerFolder, file)])),
    maintainCase: switches.has('maintain-case'),
    overwrite,
    migrate,
    syntax: readChoice('syntax', values['syntax'] ?? 'classic', HEADING_ID_SYNTAXES),
  });
  for (const filePath of changed) terminal.print(shorten(filePath));
  const all = formatCount(looked, 'file');
  terminal.print(
    changed.length > 0
      ? `Ids were written into ${changed.length} of ${all}.`
      : `All headings of ${all} have ids. To make them again: --overwrite.`,
  );
  return 0;
};
