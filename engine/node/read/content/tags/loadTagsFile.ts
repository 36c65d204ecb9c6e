import kebabCase from 'lodash-es/kebabCase.js';
import type { LoadContext } from '../loadContext.ts';
import { findDataFile, isLocalizedFile, type ContentFolder } from '../files/contentFolder.ts';
import { readDataFile } from '../files/readDataFile.ts';
import { closedObject, isObject, plainText } from '../frontMatter/fields.ts';
import { shown } from '../frontMatter/shown.ts';

/** A tag as `tags.yml` declares it. `permalink` is relative to the tags' base path. */
interface DeclaredTag {
  label: string;
  permalink: string;
  description?: string;
}

export interface TagsFile {
  /** The name in the options. */
  name: string;
  isLocalized: boolean;
  tags: Map<string, DeclaredTag>;
}

const tagFields = closedObject({ label: plainText, description: plainText, permalink: plainText });

/** The tags that a site declares; undefined if it declares none. */
export async function loadTagsFile(
  ctx: LoadContext,
  folder: ContentFolder,
  option: string | false | null | undefined,
): Promise<TagsFile | undefined> {
  if (option === false || option === null) return undefined;
  const name = option ?? 'tags.yml';
  const filePath = findDataFile(folder, name);
  if (filePath === undefined) {
    const message = `Tags file "${option}" does not exist in "${folder.dir}".`;
    if (option !== undefined) ctx.fail({ code: 'missing-file', message });
    return undefined;
  }
  const value = await readDataFile(ctx, filePath);
  return { name, isLocalized: isLocalizedFile(folder, filePath), tags: readTags(ctx, filePath, value ?? {}) };
}

function readTags(ctx: LoadContext, filePath: string, value: unknown): Map<string, DeclaredTag> {
  const tags = new Map<string, DeclaredTag>();
  const report = (message: string) => ctx.report({ severity: 'error', code: 'invalid-data', filePath, message });
  if (!isObject(value)) {
    report(`The file should hold one entry per tag, not ${shown(value)}.`);
    return tags;
  }
  const keyByPermalink = new Map<string, string>();
  for (const [key, written] of Object.entries(value)) {
    const read = tagFields(written ?? {});
    if (!read.ok) {
      report(`Tag "${key}${read.at ?? ''}" is ${shown(written)}; expected ${read.expected}.`);
      continue;
    }
    const { label = capitalize(key), permalink = `/${kebabCase(key)}`, description } = read.value;
    const other = keyByPermalink.get(permalink);
    if (other !== undefined) report(`Tags "${other}" and "${key}" both have the permalink "${permalink}".`);
    keyByPermalink.set(permalink, key);
    tags.set(key, { label, permalink, description });
  }
  return tags;
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
