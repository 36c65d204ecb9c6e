import type { ComponentProps } from 'react';
import type { LinkTarget } from '../../shared/siteData.ts';
import { isExternal } from '../../shared/url/sitePaths.ts';
import { usePageContext } from './PageContext.ts';

/** A link to a page of the site, or to anything else, which opens in a new tab. */
export function Link({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: LinkTarget }) {
  const { href } = usePageContext();
  const away = isExternal(to) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <a {...away} {...props} href={href(to)} />;
}
