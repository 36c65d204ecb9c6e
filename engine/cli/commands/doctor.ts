import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import type { Fix } from '../../node/commands/doctor/types.ts';
import type { RunCommand } from '../commandTable.ts';
import { formatDiagnosis, formatFix } from '../formatDiagnosis.ts';
import { shorten } from '../formatProblems.ts';
import { printProblems } from '../printProblems.ts';
import { createProgressLine } from '../progressLine.ts';
import { readChoice } from '../readChoice.ts';
import { resolveSiteFolder } from '../siteFolder.ts';
import type { Terminal } from '../terminal.ts';

export const run: RunCommand = async ({ arguments: [given], values, switches }, terminal) => {
  const format = readChoice('format', values['format'] ?? 'text', ['text', 'json']);
  const siteDir = await resolveSiteFolder(given);
  if (switches.has('fix')) return fix(siteDir, switches.has('yes'), terminal);
  if (switches.has('looks')) return compare(siteDir, format, terminal);
  const { diagnose } = await import('../../node/commands/doctor/diagnose.ts');
  const progress = format === 'json' ? undefined : createProgressLine(terminal);
  const diagnosis = await diagnose(siteDir, { onProgress: progress?.update }).finally(() => progress?.end());
  const status = diagnosis.problems.some(({ severity }) => severity === 'error') ? 1 : 0;
  if (format === 'json') {
    terminal.print(JSON.stringify(diagnosis, null, 2));
    return status;
  }
  printProblems(diagnosis.problems, terminal, switches.has('verbose'));
  terminal.print(formatDiagnosis(diagnosis));
  return status;
};

async function compare(siteDir: string, format: string, terminal: Terminal): Promise<number> {
  const { compareLooks } = await import('../../node/commands/doctor/looks/compareLooks.ts');
  const isText = format === 'text';
  const report = await compareLooks(siteDir, isText ? (step) => terminal.print(`${step} …`) : undefined);
  terminal.print(
    isText ? `Pictures of both, side by side: ${shorten(report.filePath)}` : JSON.stringify(report, null, 2),
  );
  return 0;
}

/** Shows every change, and makes it when the author agrees. */
async function fix(siteDir: string, isAgreed: boolean, terminal: Terminal): Promise<number> {
  const { findFixes } = await import('../../node/commands/doctor/findFixes.ts');
  const fixes = findFixes(siteDir);
  if (fixes.length === 0) {
    terminal.print('There is nothing to change.');
    return 0;
  }
  for (const change of fixes) terminal.print(`${formatFix(change)}\n`);
  if (isAgreed || (await agrees(terminal))) {
    await write(fixes);
    terminal.print('Changed. If Octavo is not installed here yet: npm install octavo');
  } else {
    terminal.print('Nothing was changed. "octavo doctor --fix --yes" changes it without asking.');
  }
  return 0;
}

async function agrees(terminal: Terminal): Promise<boolean> {
  if (!terminal.isInteractive || !process.stdin.isTTY) return false;
  const input = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(?:es)?$/i.test((await input.question('Change it? [y/N] ')).trim());
  } finally {
    input.close();
  }
}

async function write(fixes: Fix[]): Promise<void> {
  for (const { filePath, after } of fixes) await writeFile(filePath, after);
}
