import path from 'node:path';
import { engineFile } from '../../node/ground/octavo/engineFiles.ts';
import { FolderInUseError, newSite } from '../../node/commands/newSite/newSite.ts';
import engine from '../../package.json' with { type: 'json' };
import { callerFolder } from '../callerFolder.ts';
import type { RunCommand } from '../commandTable.ts';
import { UsageError } from '../usageError.ts';

export const run: RunCommand = async ({ arguments: [given = 'my-site'], switches }, terminal) => {
  if (switches.has('typescript') && switches.has('javascript')) {
    throw new UsageError('Either "--typescript" or "--javascript", not both.');
  }
  const folder = path.resolve(callerFolder, given);
  const files = await newSite(engineFile('template'), {
    folder,
    language: switches.has('javascript') ? 'js' : 'ts',
    hasBlog: switches.has('blog'),
    hasVersions: switches.has('versions'),
    version: engine.version,
    date: new Date().toISOString().slice(0, 10),
  }).catch((error: unknown) => {
    throw error instanceof FolderInUseError ? new UsageError(error.message) : error;
  });
  const isHere = folder === callerFolder;
  terminal.print(`Your site is in ${isHere ? 'this folder' : `"${given}"`}: ${files.length} files.`);
  terminal.print(`\nSee it:\n\n  npx octavo start${isHere ? '' : ` ${/\s/.test(given) ? `"${given}"` : given}`}\n`);
  return 0;
};
