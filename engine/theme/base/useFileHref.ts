import { FILE_SCHEME, isExternal } from '../../shared/url/sitePaths.ts';
import { useHref } from '../../client/index.ts';

/** The address of a file of the site (an image, a feed) on this page. */
export function useFileHref(): (file: string) => string {
  const href = useHref();
  return (file) => (isExternal(file) ? file : href(FILE_SCHEME + file));
}
