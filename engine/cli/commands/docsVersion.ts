import { messageOf } from '../../shared/messageOf.ts';
import type { DiffOptions } from '../../node/commands/diff/diffVersions.ts';
import type { RunCommand } from '../commandTable.ts';
import { formatDiff } from '../diff/formatDiff.ts';
import { shorten } from '../formatProblems.ts';
import { resolveSiteFolder } from '../siteFolder.ts';
import type { Terminal } from '../terminal.ts';

export const run: RunCommand = async ({ arguments: [name = '', given], values }, terminal) => {
  const siteDir = await resolveSiteFolder(given);
  const [{ loadConfig }, { freezeVersion }] = await Promise.all([
    import('../../node/read/config/loadConfig.ts'),
    import('../../node/commands/freezeVersion/freezeVersion.ts'),
  ]);
  const instanceId = values['id'] ?? 'default';
  const frozen = await freezeVersion(await loadConfig(siteDir), instanceId, name);
  terminal.print(`Version ${name} is frozen in ${shorten(frozen.docsDir)}.`);
  if (frozen.sidebarsFile !== undefined) terminal.print(`Its sidebars are in ${shorten(frozen.sidebarsFile)}.`);
  terminal.print(`${shorten(frozen.versionsFile)} lists it now.`);
  if (frozen.previous !== undefined) {
    await printChanges({ siteDir, instanceId, from: frozen.previous, to: name }, terminal);
  }
  return 0;
};

/** Prints what changed since the version before. The new one is frozen already, even if its pages have problems. */
async function printChanges(options: DiffOptions, terminal: Terminal): Promise<void> {
  try {
    const { diffVersions } = await import('../../node/commands/diff/diffVersions.ts');
    terminal.print(`\n${formatDiff(await diffVersions(options))}`);
  } catch (error) {
    const reason = messageOf(error);
    terminal.printError(`The changes since ${options.from} cannot be listed: ${reason}`);
  }
}
