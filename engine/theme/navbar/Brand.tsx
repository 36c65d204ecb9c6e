import { useHref, useSite } from '../../client/index.ts';
import { isExternal } from '../../shared/url/sitePaths.ts';
import { Logo } from './Logo.tsx';

export function Brand() {
  const { navbar } = useSite();
  const href = useHref();
  const { title, logo } = navbar;
  if (!title && !logo) return null;
  const to = logo?.href ?? '/';
  const newTab = logo?.target === '_blank' || (logo?.target === undefined && isExternal(to));
  return (
    <a
      className="oc-brand"
      href={href(to)}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener noreferrer' : undefined}
    >
      {/* Beside the title the picture says nothing new. */}
      {logo && <Logo logo={logo} alt={title ? '' : logo.alt} />}
      {title && <b>{title}</b>}
    </a>
  );
}
