import type { RoutePath } from '../../../../shared/siteData.ts';
import type { DocFrontMatter } from '../frontMatter/schemas.ts';
import type { MarkdownSource, TagRef } from '../types.ts';

/** A document on its own: everything that does not depend on the sidebars. */
export interface DocFile {
  id: string;
  /** Without the folder. */
  baseId: string;
  file: MarkdownSource;
  frontMatter: DocFrontMatter;
  /** Below the version's path. */
  slug: string;
  routePath: RoutePath;
  title: string;
  description: string;
  /** Folder in the content folder, `.` at its root. */
  folder: string;
  /** From the front matter or the number before the file's name. */
  position?: number;
  tags: TagRef[];
  draft: boolean;
  unlisted: boolean;
}
