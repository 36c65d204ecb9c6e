import { joinClassNames } from '../../base/joinClassNames.ts';
import { Link, type LinkProps } from '../../content/Link.tsx';
import { barePath } from './barePath.ts';
import type { Location, Platform } from './platform.ts';

export interface NavLinkProps extends LinkProps {
  exact?: boolean;
  isActive?(match: unknown, location: Location): boolean;
}

const useNoTest = () => () => false;

/** `<Link isNavLink>` knows whether it leads to the page that is shown, or to one above it. */
export function createNavLink({ useLocation, usePathOf, useAddressTest = useNoTest }: Platform) {
  function NavLink({ isActive, exact, activeClassName = 'active', className, ...props }: NavLinkProps) {
    const location = useLocation();
    const pathOf = usePathOf();
    const isAddressOf = useAddressTest();
    const isHere = isActive
      ? isActive(null, location) || isAddressOf((at) => isActive(null, at), location)
      : leadsHere();
    return (
      <Link
        {...props}
        className={joinClassNames(className, isHere && activeClassName) || undefined}
        aria-current={isHere ? (props['aria-current'] ?? 'page') : undefined}
      />
    );

    function leadsHere(): boolean {
      const here = barePath(location.pathname).toLowerCase();
      const target = barePath(pathOf(props.to ?? props.href ?? '')).toLowerCase();
      return here === target || (!exact && here.startsWith(`${target}/`));
    }
  }

  return function SiteLink({ isActive, exact, ...props }: NavLinkProps) {
    return props.isNavLink ? <NavLink isActive={isActive} exact={exact} {...props} /> : <Link {...props} />;
  };
}
