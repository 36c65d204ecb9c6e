import { isExternal } from '../../shared/url/sitePaths.ts';
import { useHref, usePreferredVersion } from '../../client/index.ts';
import { Icon } from '../icons/Icon.tsx';
import type { MenuLink } from './resolveNavbarItem.ts';

/** One link of the navbar, of one of its menus, or of the drawer. */
export function MenuLinkView({ link, className }: { link: MenuLink; className: string }) {
  return link.version ? (
    <VersionLink link={link} version={link.version} className={className} />
  ) : (
    <Anchor link={link} className={className} />
  );
}

function VersionLink({
  link,
  version,
  className,
}: {
  link: MenuLink;
  version: { instanceId: string; name: string };
  className: string;
}) {
  const { choose } = usePreferredVersion(version.instanceId);
  return <Anchor link={link} className={className} onClick={() => choose(version.name)} />;
}

function Anchor({ link, className, onClick }: { link: MenuLink; className: string; onClick?: () => void }) {
  const href = useHref();
  const newTab = link.target === undefined ? /^https?:|^\/\//i.test(link.to) : link.target === '_blank';
  const attributes = {
    className: link.className ? `${className} ${link.className}` : className,
    href: href(link.to),
    target: newTab ? '_blank' : isExternal(link.to) ? link.target : undefined,
    rel: link.rel ?? (newTab ? 'noopener noreferrer' : undefined),
    lang: link.lang,
    'aria-label': link.ariaLabel,
    // A version or a language is current, but not as a page.
    'aria-current': link.active ? (link.version || link.lang ? ('true' as const) : ('page' as const)) : undefined,
    onClick,
  };
  if (link.html !== undefined) return <a {...attributes} dangerouslySetInnerHTML={{ __html: link.html }} />;
  return (
    <a {...attributes}>
      {link.label}
      {newTab && link.label && <Icon name="external" />}
    </a>
  );
}
