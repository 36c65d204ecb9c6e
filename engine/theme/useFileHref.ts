import { encodePath, isExternal, splitTarget } from '../shared/url/sitePaths.ts';
import { useHref } from '../client/index.ts';

/**
 * The address of a file of the site (an image, a feed) on this page. It is derived from the home page's address, which is
 * right even where the document is shown at an address that is not its own.
 */
export function useFileHref(): (file: string) => string {
  const home = useHref()('/');
  const root = home.startsWith('#') ? '' : home.replace(/^\.\/|index\.html$/g, '');
  return (file) => {
    if (isExternal(file)) return file;
    const { path, suffix } = splitTarget(file);
    return root + encodePath(path.replace(/^\//, '')) + suffix;
  };
}
