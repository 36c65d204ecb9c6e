import path from 'node:path';
import { toEditUrl } from '../editUrl.ts';
import { toContentFolder } from '../files/contentFolder.ts';
import { DOCS_PLUGIN } from '../pluginNames.ts';
import { joinPath } from '../url/toRoutePath.ts';
import type { DocPlace } from './toDoc.ts';
import type { DocFile } from './types.ts';
import { CURRENT_VERSION } from './versions/versionFiles.ts';
import { posixRelative } from '../../../ground/files/siteAlias.ts';

/** The address for editing a document; front matter may name another one, or none. */
export function toDocEditUrl(doc: DocFile, { ctx, options, info, folder }: DocPlace): string | undefined {
  const own = doc.frontMatter.custom_edit_url;
  if (own !== undefined) return own || undefined;
  const { config } = ctx;
  const { editUrl } = options;
  if (typeof editUrl === 'function') {
    return editUrl({
      version: info.name,
      versionDocsDirPath: posixRelative(config.siteDir, info.contentDir),
      docPath: doc.file.relPath,
      permalink: joinPath(config.baseUrl, info.path, doc.slug),
      locale: config.i18n.currentLocale,
    });
  }
  if (!editUrl) return undefined;
  const rules = { siteDir: config.siteDir, editUrl, editLocalizedFiles: options.editLocalizedFiles };
  if (!options.editCurrentVersion) return toEditUrl(rules, doc.file, folder);
  const current = toContentFolder(config, path.resolve(config.siteDir, options.path), {
    name: DOCS_PLUGIN,
    instanceId: options.id,
    sub: CURRENT_VERSION,
  });
  return toEditUrl(rules, doc.file, current);
}
