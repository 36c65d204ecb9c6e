import { useHref, useSite } from '../../client/index.ts';
import { LOGO_PROPS } from '../../shared/partNames.ts';
import { isExternal } from '../../shared/url/sitePaths.ts';
import { Logo } from './Logo.tsx';
import type { BrandProps } from '../base/shellProps.ts';

export function Brand(props: BrandProps) {
  const { className, imageClassName, titleClassName, tabIndex } = { ...LOGO_PROPS, ...props };
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
