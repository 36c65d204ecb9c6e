import type { ComponentProps } from 'react';
import type { LinkTarget } from '../../shared/siteData.ts';
import { usePageContext } from './PageContext.ts';

/** A link to a page of the site, or to another site, which opens in a new tab. */
export function Link({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: LinkTarget }) {
  const { href } = usePageContext();
  const away = /^https?:/i.test(to) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <a {...away} {...props} href={href(to)} />;
}
