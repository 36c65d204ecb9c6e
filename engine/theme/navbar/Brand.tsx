import { useHref, useSite } from '../../client/index.ts';
import { isExternal } from '../../shared/url/sitePaths.ts';
import { Logo } from './Logo.tsx';
import type { BrandProps } from '../base/shellProps.ts';

export function Brand({
  className = 'navbar__brand',
  imageClassName = 'navbar__logo',
  titleClassName = 'navbar__title text--truncate',
  tabIndex,
}: BrandProps) {
  const { title, logo, name, language } = useSite().navbar;
  const href = useHref();
  const to = logo?.href ?? '/';
  const isOutside = isExternal(to);
  const image = logo && <Logo logo={logo} />;
  return (
    <a
      className={className}
      lang={name && language?.lang}
      href={href(to)}
      target={logo?.target ?? (isOutside ? '_blank' : undefined)}
      rel={isOutside ? 'noopener noreferrer' : undefined}
      tabIndex={tabIndex}
      aria-label={name}
    >
      {image && imageClassName ? <div className={imageClassName}>{image}</div> : image}
      {title && (
        <b className={titleClassName || undefined} {...language}>
          {title}
        </b>
      )}
    </a>
  );
}
