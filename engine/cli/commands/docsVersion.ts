import type { CommandInput } from '../commandTable.ts';
import { shorten } from '../formatProblems.ts';
import { resolveSiteFolder } from '../siteFolder.ts';
import type { Terminal } from '../terminal.ts';

export async function run(
  { arguments: [name = '', given], values }: CommandInput,
  terminal: Terminal,
): Promise<number> {
  const siteDir = await resolveSiteFolder(given);
  const [{ loadConfig }, { freezeVersion }] = await Promise.all([
    import('../../node/read/config/loadConfig.ts'),
    import('../../node/commands/freezeVersion/freezeVersion.ts'),
  ]);
  const frozen = await freezeVersion(await loadConfig(siteDir), values['id'] ?? 'default', name);
  terminal.print(`Version ${name} is frozen in ${shorten(frozen.docsDir)}.`);
  if (frozen.sidebarsFile !== undefined) terminal.print(`Its sidebars are in ${shorten(frozen.sidebarsFile)}.`);
  terminal.print(`${shorten(frozen.versionsFile)} lists it now.`);
  return 0;
}
