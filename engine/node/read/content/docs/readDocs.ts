import path from 'node:path';
import { ownValue } from '../../../../shared/ownValue.ts';
import { siteFileExists } from '../../../ground/inputs/siteFiles.ts';
import type { DocsOptions } from '../../config/types.ts';
import type { LoadContext } from '../loadContext.ts';
import { toContentFolder, type ContentFolder } from '../files/contentFolder.ts';
import { readSources, type FolderSources } from '../files/readSources.ts';
import { isOfApi, loadApis, replacedFiles, toApiVersions, type ApiContent } from '../../api/loadApis.ts';
import { DOCS_PLUGIN } from '../pluginNames.ts';
import { loadTagsFile, type TagsFile } from '../tags/loadTagsFile.ts';
import type { Messages } from '../../translations/messages.ts';
import { readMessages, toPluginFolder } from '../../translations/readMessages.ts';
import { resolveVersions, type VersionInfo } from './versions/resolveVersions.ts';
import { CURRENT_VERSION } from './versions/versionFiles.ts';

/** The uninterpreted files of a version. */
export interface VersionSources extends FolderSources {
  info: VersionInfo;
  folder: ContentFolder;
  tagsFile: TagsFile | undefined;
  /** Labels of the version and of its sidebars in the current locale. */
  messages: Messages;
  /** API references among its pages. */
  apis: ApiContent[];
}

export interface DocsSources {
  options: DocsOptions;
  versions: VersionSources[];
}

/** Reads every version of a docs instance. */
export async function readDocs(ctx: LoadContext, options: DocsOptions): Promise<DocsSources> {
  const versions: VersionSources[] = [];
  for (const info of toApiVersions(ctx.config, options) ?? (await resolveVersions(ctx, options))) {
    const version = await readVersion(ctx, options, info);
    if (version) versions.push(version);
  }
  return { options, versions };
}

async function readVersion(
  ctx: LoadContext,
  options: DocsOptions,
  info: VersionInfo,
): Promise<VersionSources | undefined> {
  const whose = `version "${info.name}" of docs instance "${options.id}"`;
  if (!siteFileExists(info.contentDir)) {
    const remedy =
      info.name === CURRENT_VERSION
        ? 'Make it, name another one with `path`, or switch docs off with `docs: false`.'
        : 'Bring it back, or take the version out of the list of versions.';
    const message = `The folder of ${whose} does not exist. ${remedy}`;
    ctx.fail({ code: 'no-docs', filePath: info.contentDir, message });
    return undefined;
  }
  const name = info.name === CURRENT_VERSION ? CURRENT_VERSION : `version-${info.name}`;
  const folder = toContentFolder(ctx.config, info.contentDir, { name: DOCS_PLUGIN, instanceId: options.id, sub: name });
  const exclude = [...options.exclude, ...replacedFiles(ctx.config, options)];
  const files = await readSources(ctx, folder, { ...options, exclude });
  const apis = await loadApis(ctx, options, info);
  if (files.sources.length === 0 && apis.length === 0) {
    // The description's problems have been reported; the rest of the site is built.
    if (isOfApi(ctx.config, options)) return undefined;
    const patterns = options.include.join(', ');
    ctx.fail({
      code: 'no-docs',
      filePath: info.contentDir,
      message: `There are no documents (${patterns}) in ${whose}.`,
    });
    return undefined;
  }
  const translations = path.join(toPluginFolder(DOCS_PLUGIN, options.id), `${name}.json`);
  const messages = await readMessages(ctx.config, translations, ctx.report);
  const label = ownValue(messages, 'version.label');
  return {
    ...files,
    info: { ...info, ...(label !== undefined && { label, isLabelTranslated: true }) },
    folder,
    tagsFile: await loadTagsFile(ctx, folder, options.tags),
    messages,
    apis,
  };
}
