import type { RunCommand } from '../commandTable.ts';
import { formatCount } from '../formatAmounts.ts';
import { shorten } from '../formatProblems.ts';
import { EXIT_FAILED } from '../printFailure.ts';
import { printProblems } from '../printProblems.ts';
import { readLocales } from '../readLocales.ts';
import { resolveSiteFolder } from '../siteFolder.ts';

export const run: RunCommand = async ({ arguments: [given], values, switches }, terminal) => {
  const siteDir = await resolveSiteFolder(given);
  const { writeTranslations } = await import('../../node/commands/translations/writeTranslations.ts');
  const options = { siteDir, override: switches.has('override'), messagePrefix: values['messagePrefix'] ?? '' };
  let hasFailed = false;
  for (const locale of readLocales(values) ?? [undefined]) {
    const { files, problems } = await writeTranslations({ ...options, locale });
    printProblems(problems, terminal, switches.has('verbose'));
    for (const { filePath, messages, added, unknown } of files) {
      terminal.print(`${shorten(filePath)}: ${formatCount(messages, 'text')}, ${added} new.`);
      if (unknown.length > 0) terminal.print(`  Nothing asks for ${unknown.map((key) => `"${key}"`).join(', ')}.`);
    }
    hasFailed ||= problems.some(({ severity }) => severity === 'error');
  }
  return hasFailed ? EXIT_FAILED : 0;
};
