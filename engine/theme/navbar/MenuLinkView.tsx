import { isExternal } from '../../shared/url/sitePaths.ts';
import { useHref, usePreferredVersion } from '../../client/index.ts';
import { toClassName } from '../base/className.ts';
import { ExternalIcon } from '../icons/shellIcons.tsx';
import type { MenuLink } from '../base/shellProps.ts';

interface LinkProps {
  link: MenuLink;
  className: string;
  activeName: string;
  /** Size of the icon behind links that leave the site. */
  iconSize?: number;
}

/** One link of the navbar, of one of its menus, or of the drawer. */
export function MenuLinkView(props: LinkProps) {
  const { version } = props.link;
  return version ? <VersionLink {...props} version={version} /> : <Anchor {...props} />;
}

function VersionLink({ version, ...props }: LinkProps & { version: { instanceId: string; name: string } }) {
  const { choose } = usePreferredVersion(version.instanceId);
  return <Anchor {...props} onClick={() => choose(version.name)} />;
}

function Anchor({ link, className, activeName, iconSize, onClick }: LinkProps & { onClick?: () => void }) {
  const href = useHref();
  const { label, html, to, active } = link;
  const isOutside = isExternal(to);
  const attributes = {
    lang: link.lang,
    ...link.attributes,
    className: toClassName(className, link.className, active && activeName),
    href: href(to),
    target: link.target ?? (isOutside ? '_blank' : undefined),
    rel: link.rel ?? (isOutside ? 'noopener noreferrer' : undefined),
    // A version may be current on a page that it does not lead to.
    'aria-current': active ? (link.version ? ('true' as const) : ('page' as const)) : undefined,
    onClick,
  };
  if (html !== undefined) return <a {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  // The site in another language is the same site, wherever it is.
  const hasIcon = isOutside && label && !link.lang && !link.hidesIcon;
  return (
    <a {...attributes}>
      {label}
      {hasIcon && <ExternalIcon size={iconSize} />}
    </a>
  );
}
