import path from 'node:path';
import { toEditUrl } from '../editUrl.ts';
import type { DocsOptions } from '../../config/types.ts';
import type { LoadContext } from '../loadContext.ts';
import { toContentFolder, type ContentFolder } from '../files/contentFolder.ts';
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
  const { siteDir, baseUrl, i18n } = ctx.config;
  const edited =
    options.editCurrentVersion && typeof options.editUrl === 'string' ? currentFolder(ctx, options) : folder;
  return toEditUrl(siteDir, options, doc.file, edited, () => ({
    version: info.name,
    versionDocsDirPath: posixRelative(siteDir, info.contentDir),
    docPath: doc.file.relPath,
    permalink: joinPath(baseUrl, info.path, doc.slug),
    locale: i18n.currentLocale,
  }));
}

function currentFolder({ config }: LoadContext, { id, path: dir }: DocsOptions): ContentFolder {
  const plugin = { name: DOCS_PLUGIN, instanceId: id, sub: CURRENT_VERSION };
  return toContentFolder(config, path.resolve(config.siteDir, dir), plugin);
}
