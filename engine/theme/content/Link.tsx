import type { ComponentProps } from 'react';
import { useContent } from './contentContext.ts';

export interface LinkProps extends ComponentProps<'a'> {
  to?: string;
  isNavLink?: boolean;
  activeClassName?: string;
  autoAddBaseUrl?: boolean;
  'data-noBrokenLinkCheck'?: boolean;
}

/** A link whose target is resolved as in Markdown. */
export function Link({ to, href, isNavLink, activeClassName, autoAddBaseUrl, ...props }: LinkProps) {
  const { 'data-noBrokenLinkCheck': _unchecked, ...rest } = props;
  const target = to ?? href;
  const content = useContent();
  return <a {...rest} href={target === undefined ? undefined : content.reference('link', target)} />;
}
