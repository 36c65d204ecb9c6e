import path from 'node:path';
import { createBoundary, type Boundary } from '../../ground/files/boundary.ts';
import type { SiteConfig } from '../config/types.ts';

/** Content may use files in the site's folder and in the folders that its configuration names. */
export function toBoundary({ siteDir, docs, blogs, pages, staticDirectories, i18n, octavo }: SiteConfig): Boundary {
  const folders = [...docs, ...blogs, ...pages, i18n].map((options) => options.path);
  const named = [...folders, ...staticDirectories, ...octavo.allowOutside];
  return createBoundary(
    siteDir,
    named.map((folder) => path.resolve(siteDir, folder)),
  );
}
