import { useEffect } from 'react';
import { encodePath } from '../../shared/url/sitePaths.ts';

/** Style sheets of the pages on screen: an author's own styles, formulas. */
export function usePageStyles(root: string, files: readonly string[] | undefined): void {
  useEffect(() => {
    const links = [...new Set(files)].map((file) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = root + encodePath(file);
      return link;
    });
    document.head.append(...links);
    return () => links.forEach((link) => link.remove());
  }, [root, files]);
}
