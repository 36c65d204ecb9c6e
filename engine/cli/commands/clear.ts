import { clearSite } from '../../node/commands/clearSite.ts';
import type { RunCommand } from '../commandTable.ts';
import { shorten } from '../formatProblems.ts';
import { resolveSiteFolder } from '../siteFolder.ts';

export const run: RunCommand = async ({ arguments: [given] }, terminal) => {
  const { removed, left } = await clearSite(await resolveSiteFolder(given));
  for (const folder of removed) terminal.print(`Removed ${shorten(folder)}.`);
  for (const folder of left) terminal.print(`Left ${shorten(folder)} alone: Octavo did not write it.`);
  if (removed.length + left.length === 0) terminal.print('Nothing to remove.');
  return 0;
};
