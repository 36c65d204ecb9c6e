import { messageOf } from '../../../../../shared/messageOf.ts';
import type { LoadContext } from '../../loadContext.ts';
import { readTextIfExists } from '../../../../ground/files/readText.ts';
import { shown } from '../../frontMatter/shown.ts';
import { checkVersionName } from './checkVersionName.ts';
import { versionsFile } from './versionFiles.ts';

/** Names in `versions.json`, newest first; undefined if the file is missing or invalid. */
export async function readVersionNames(ctx: LoadContext, instanceId: string): Promise<string[] | undefined> {
  const filePath = versionsFile(ctx.config.siteDir, instanceId);
  const text = await readTextIfExists(filePath, ctx.report);
  if (text === undefined) return undefined;
  ctx.addDataFile(filePath);
  const fail = (message: string) => ctx.fail({ code: 'invalid-version', filePath, message });
  const names = parseNames(text);
  if (typeof names === 'string') {
    fail(names);
    return undefined;
  }
  for (const reason of names.map(checkVersionName)) if (reason) fail(reason);
  const valid = names.filter((name): name is string => checkVersionName(name) === undefined);
  for (const [index, name] of valid.entries()) {
    if (valid.indexOf(name) !== index) fail(`Version "${name}" is listed twice.`);
  }
  return valid;
}

function parseNames(text: string): unknown[] | string {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return value;
    return `The file should hold a list of version names such as ["1.0.0"], not ${shown(value)}.`;
  } catch (error) {
    return `The file is not valid JSON: ${messageOf(error)}`;
  }
}
