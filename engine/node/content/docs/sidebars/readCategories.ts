import path from 'node:path';
import type { ContentContext } from '../../context.ts';
import { mapConcurrent } from '../../files/mapConcurrent.ts';
import { readDataFile } from '../../files/readDataFile.ts';
import { isObject } from '../../frontMatter/fields.ts';
import { shown } from '../../frontMatter/shown.ts';
import { toFolder } from '../docId.ts';
import { checkLink, checkShape, type Complain } from './checkShape.ts';
import { CATEGORY_FILE_SHAPE } from './itemSchemas.ts';
import type { CategoryMetadata } from './types.ts';

/** `_category_` files by folder. */
export async function readCategories(
  ctx: ContentContext,
  contentDir: string,
  relPaths: string[],
): Promise<Record<string, CategoryMetadata>> {
  const byFolder = new Map<string, string>();
  for (const relPath of relPaths) {
    const other = byFolder.get(toFolder(relPath));
    if (other === undefined) byFolder.set(toFolder(relPath), relPath);
    else {
      const message = `The folder has two category files; "${path.basename(relPath)}" is not used, "${path.basename(other)}" is.`;
      ctx.report({ severity: 'warning', filePath: path.join(contentDir, relPath), message });
    }
  }
  const read = await mapConcurrent([...byFolder], 32, async ([folder, relPath]) => {
    const metadata = await readCategory(ctx, path.join(contentDir, relPath));
    return [folder, metadata] as const;
  });
  return Object.fromEntries(read);
}

async function readCategory(ctx: ContentContext, filePath: string): Promise<CategoryMetadata> {
  const value = await readDataFile(ctx, filePath);
  if (value === undefined || value === null) return {};
  const complain: Complain = (place, message) =>
    ctx.report({ severity: 'error', filePath, message: `${place.replace(/^\./, '') || 'The file'} ${message}` });
  if (!isObject(value)) {
    complain('', `is ${shown(value)}; expected an object with keys such as \`label\` and \`position\`.`);
    return {};
  }
  const { link: written, ...metadata } = checkShape(value, CATEGORY_FILE_SHAPE, '', complain);
  const link = checkLink(written, 'link', complain);
  // Checked against its shape: the cast states what the checks established.
  return (link === undefined ? metadata : { ...metadata, link }) as CategoryMetadata;
}
