import path from 'node:path';
import type { LoadContext } from '../../loadContext.ts';
import { mapConcurrent } from '../../../../ground/mapConcurrent.ts';
import { readDataFile } from '../../files/readDataFile.ts';
import { isObject } from '../../frontMatter/fields.ts';
import { shown } from '../../frontMatter/shown.ts';
import { checkLink, checkShape, type Complain } from './checkShape.ts';
import { CATEGORY_FILE_SHAPE } from './itemSchemas.ts';
import type { CategoryMetadata } from './types.ts';

export interface Categories {
  /** By folder. */
  metadata: Record<string, CategoryMetadata>;
  /** Document ids to which categories link, with the file of each link, for messages about missing documents. */
  linkFiles: Map<string, string>;
}

/** The content of the `_category_` files. */
export async function readCategories(ctx: LoadContext, contentDir: string, relPaths: string[]): Promise<Categories> {
  const byFolder = new Map<string, string>();
  for (const relPath of relPaths) {
    const folder = path.posix.dirname(relPath);
    const other = byFolder.get(folder);
    if (other === undefined) byFolder.set(folder, relPath);
    else {
      const message = `The folder has two category files; "${path.basename(relPath)}" is not used, "${path.basename(other)}" is.`;
      const filePath = path.join(contentDir, relPath);
      ctx.report({ severity: 'warning', code: 'duplicate-category', filePath, message });
    }
  }
  const read = await mapConcurrent([...byFolder], 32, async ([folder, relPath]) => {
    const filePath = path.join(contentDir, relPath);
    return { folder, filePath, metadata: await readCategory(ctx, filePath) };
  });
  const linkFiles = read.flatMap(({ filePath, metadata }) =>
    metadata.link?.type === 'doc' ? [[metadata.link.id, filePath] as const] : [],
  );
  return {
    metadata: Object.fromEntries(read.map(({ folder, metadata }) => [folder, metadata])),
    linkFiles: new Map(linkFiles),
  };
}

async function readCategory(ctx: LoadContext, filePath: string): Promise<CategoryMetadata> {
  const value = await readDataFile(ctx, filePath);
  if (value === undefined || value === null) return {};
  const complain: Complain = (place, text) => {
    const message = `${place.replace(/^\./, '') || 'The file'} ${text}`;
    ctx.report({ severity: 'error', code: 'invalid-data', filePath, message });
  };
  if (!isObject(value)) {
    complain('', `is ${shown(value)}; expected an object with keys such as \`label\` and \`position\`.`);
    return {};
  }
  const { link: written, ...metadata } = checkShape(value, CATEGORY_FILE_SHAPE, '', complain);
  const link = checkLink(written, 'link', complain);
  // The checks above establish this type.
  return (link === undefined ? metadata : { ...metadata, link }) as CategoryMetadata;
}
