import { useHref, useSite } from '../../client/index.ts';
import { isExternal } from '../../shared/url/sitePaths.ts';
import { Logo } from './Logo.tsx';

export interface BrandProps {
  className?: string;
  imageClassName?: string;
  titleClassName?: string;
  tabIndex?: number;
}

export function Brand({
  className = 'navbar__brand',
  imageClassName = 'navbar__logo',
  titleClassName = 'navbar__title text--truncate',
  tabIndex,
}: BrandProps) {
  const { title, logo } = useSite().navbar;
  const href = useHref();
  // A link without a name helps nobody.
  if (!title && !logo) return null;
  const to = logo?.href ?? '/';
  const isOutside = isExternal(to);
  // Next to the title, a picture of the same name says nothing new.
  const image = logo && <Logo logo={logo.alt === title ? { ...logo, alt: '' } : logo} />;
  return (
    <a
      className={className}
      href={href(to)}
      target={logo?.target ?? (isOutside ? '_blank' : undefined)}
      rel={isOutside ? 'noopener noreferrer' : undefined}
      tabIndex={tabIndex}
    >
      {image && imageClassName ? <div className={imageClassName}>{image}</div> : image}
      {title && <b className={titleClassName || undefined}>{title}</b>}
    </a>
  );
}
