import type { ComponentProps } from 'react';
import { isExternal } from '../../shared/url/sitePaths.ts';
import { isOfRouter } from '../../shared/url/isOfRouter.ts';
import { useContent } from '../base/contentContext.ts';

export interface LinkProps extends ComponentProps<'a'> {
  to?: string;
  isNavLink?: boolean;
  activeClassName?: string;
  autoAddBaseUrl?: boolean;
  'data-noBrokenLinkCheck'?: boolean;
}

/**
 * A link whose target is resolved as in Markdown. Properties that only Docusaurus's router reads are not in the HTML.
 */
export function Link({ to, href, ...props }: LinkProps) {
  const {
    isNavLink: _isNavLink,
    activeClassName: _activeClassName,
    autoAddBaseUrl: _autoAddBaseUrl,
    'data-noBrokenLinkCheck': isUnchecked,
    ...attributes
  } = props;
  const target = to ?? href;
  const content = useContent();
  const isOutside = target !== undefined && isExternal(target);
  const isChecked = !isUnchecked && (target?.startsWith('#') || isOfRouter(props));
  return (
    <a
      {...attributes}
      href={target === undefined ? undefined : content.reference('link', target, isChecked ? undefined : 'ignore')}
      {...(isOutside && { target: '_blank', rel: 'noopener noreferrer', ...attributes })}
    />
  );
}
