import { didYouMean } from '../../shared/nearestName.ts';
import type { CommandInput } from '../commandTable.ts';
import { formatDiff } from '../diff/formatDiff.ts';
import { formatReleaseNotes } from '../diff/formatReleaseNotes.ts';
import { resolveSiteFolder } from '../siteFolder.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usageError.ts';

const FORMATS = {
  text: formatDiff,
  markdown: formatReleaseNotes,
  json: (diff: object) => JSON.stringify(diff, null, 2),
};

/** Levels of API changes, as oasdiff calls them. Each level includes those before it. */
const LEVELS = ['error', 'warning'];

export async function run(
  { arguments: [from = '', to = '', given], values }: CommandInput,
  terminal: Terminal,
): Promise<number> {
  const { format = 'text', id: instanceId = 'default', doc: docId, 'fail-on': failOn } = values;
  if (failOn !== undefined && !LEVELS.includes(failOn)) {
    throw new UsageError(`There is no level "${failOn}". There are ${LEVELS.join(', ')}.`);
  }
  if (!Object.hasOwn(FORMATS, format)) {
    const names = Object.keys(FORMATS);
    throw new UsageError(`There is no format "${format}".${didYouMean(format, names)} There are ${names.join(', ')}.`);
  }
  const siteDir = await resolveSiteFolder(given);
  const { diffVersions } = await import('../../node/commands/diff/diffVersions.ts');
  const diff = await diffVersions({ siteDir, instanceId, from, to, docId });
  terminal.print(FORMATS[format as keyof typeof FORMATS](diff));
  const failing = LEVELS.slice(0, LEVELS.indexOf(failOn ?? '') + 1);
  return diff.api?.some(({ level }) => failing.includes(level)) ? 1 : 0;
}
