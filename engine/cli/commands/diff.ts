import type { RunCommand } from '../commandTable.ts';
import { formatDiff } from '../diff/formatDiff.ts';
import { formatReleaseNotes } from '../diff/formatReleaseNotes.ts';
import { readChoice } from '../readChoice.ts';
import { resolveSiteFolder } from '../siteFolder.ts';

const FORMATS = {
  text: formatDiff,
  markdown: formatReleaseNotes,
  json: (diff: object) => JSON.stringify(diff, null, 2),
};

/** Levels of API changes, as oasdiff calls them. Each level includes those before it. */
const LEVELS = ['error', 'warning'];

export const run: RunCommand = async ({ arguments: [from = '', to = '', given], values }, terminal) => {
  const { format = 'text', id: instanceId = 'default', doc: docId, 'fail-on': failOn } = values;
  const last = failOn === undefined ? -1 : LEVELS.indexOf(readChoice('level', failOn, LEVELS));
  const show = FORMATS[readChoice('format', format, Object.keys(FORMATS) as (keyof typeof FORMATS)[])];
  const siteDir = await resolveSiteFolder(given);
  const { diffVersions } = await import('../../node/commands/diff/diffVersions.ts');
  const diff = await diffVersions({ siteDir, instanceId, from, to, docId });
  terminal.print(show(diff));
  const failing = LEVELS.slice(0, last + 1);
  return diff.api?.some(({ level }) => failing.includes(level)) ? 1 : 0;
};
