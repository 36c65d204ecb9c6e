import { joinClassNames } from '../../base/joinClassNames.ts';
import { useContent } from '../../base/contentContext.ts';
import { Link, type LinkProps } from '../../content/Link.tsx';
import type { Location, Platform } from './platform.ts';

export interface NavLinkProps extends LinkProps {
  exact?: boolean;
  isActive?(match: unknown, location: Location): boolean;
}

/** `<Link isNavLink>` knows whether it leads to the page that is shown, or to one above it. */
export function createNavLink({ useLocation, useIsBrowser }: Platform) {
  function NavLink({ isActive, exact, activeClassName = 'active', className, ...props }: NavLinkProps) {
    const location = useLocation();
    const content = useContent();
    // A link is only resolved when the page is assembled, when no component can react to it.
    const isHere = useIsBrowser() && (isActive ? isActive(null, location) : leadsHere());
    return (
      <Link
        {...props}
        className={joinClassNames(className, isHere && activeClassName) || undefined}
        aria-current={isHere ? 'page' : undefined}
      />
    );

    function leadsHere(): boolean {
      const here = bare(location.pathname);
      const target = pathOf(content.reference('link', props.to ?? props.href ?? ''));
      return here === target || (!exact && here.startsWith(`${target}/`));
    }
  }

  return function SiteLink({ isActive, exact, ...props }: NavLinkProps) {
    return props.isNavLink ? <NavLink isActive={isActive} exact={exact} {...props} /> : <Link {...props} />;
  };
}

function pathOf(href: string): string {
  const { hash, pathname } = new URL(href, document.baseURI);
  const [, inHash] = /^#\/([^#?]*)/.exec(hash) ?? [];
  return bare(inHash === undefined ? pathname : new URL(octavo.root!).pathname + inHash);
}

function bare(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/+$/, '').toLowerCase();
}
