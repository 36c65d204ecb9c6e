/** Navbar items that content or site code renders itself. */
import type { ComponentType, ReactNode } from 'react';
import { NAVBAR_ITEM_PARTS } from '../../../shared/partNames.ts';
import { useContent } from '../../base/contentContext.ts';
import { joinClassNames } from '../../base/joinClassNames.ts';
import { isExternal } from '../../../shared/url/sitePaths.ts';
import { ExternalIcon } from '../../icons/shellIcons.tsx';
import { mark } from '../../base/observe.ts';
import type { Platform } from '../modules/platform.ts';
import { createNavLink, type NavLinkProps } from '../modules/createNavLink.tsx';

/** Docusaurus's properties. */
interface ItemProps extends NavLinkProps {
  type?: string;
  label?: ReactNode;
  html?: string;
  items?: readonly ItemProps[];
  /** HTML of an `html` item. */
  value?: string;
  /** In the menu of narrow screens. */
  mobile?: boolean;
  isDropdownItem?: boolean;
  position?: string;
  activeBasePath?: string;
  activeBaseRegex?: string;
}

/** Components by the name of their part. */
export function navbarItems(platform: Platform): Readonly<Record<string, ComponentType<ItemProps>>> {
  const Link = createNavLink(platform);

  function LinkItem({ label, html, mobile, isDropdownItem, className, ...props }: ItemProps) {
    const { isActive, onClick, ...rest } = withoutOptions(props);
    if (onClick) mark('handler');
    const isNavLink = rest.to !== undefined;
    const isBelow = useIsBelow(props);
    const look = isDropdownItem ? 'dropdown__link' : 'navbar__item navbar__link';
    const isOutside = isExternal(rest.href ?? '');
    const link = (
      <Link
        activeClassName={
          mobile ? 'menu__link--active' : isDropdownItem ? 'dropdown__link--active' : 'navbar__link--active'
        }
        {...rest}
        {...(isNavLink && { isNavLink, isActive: isActive ?? isBelow })}
        onClick={onClick}
        className={joinClassNames(mobile ? 'menu__link' : look, className)}
        {...(html !== undefined && { dangerouslySetInnerHTML: { __html: html } })}
      >
        {html === undefined ? label : undefined}
        {html === undefined && isOutside && label ? <ExternalIcon size={isDropdownItem ? 12 : undefined} /> : undefined}
      </Link>
    );
    return mobile || isDropdownItem ? <li className={mobile ? 'menu__list-item' : undefined}>{link}</li> : link;
  }

  /** The test of an item that is active on all pages below a path; undefined for other items. */
  function useIsBelow({ activeBasePath, activeBaseRegex }: ItemProps): ItemProps['isActive'] {
    const pathOf = platform.usePathOf();
    if (activeBaseRegex) return (_match, { pathname }) => new RegExp(activeBaseRegex, 'i').test(pathname);
    if (activeBasePath === undefined) return undefined;
    return (_match, { pathname }) => pathname.startsWith(pathOf(`/${activeBasePath.replace(/^\//, '')}`));
  }

  /** `client/menus/` opens and folds them, as it does those of the navbar. */
  function DropdownItem({ label, html, items = [], mobile, className, position, to }: ItemProps) {
    const list = items.map((item, index) => <NavbarItem key={index} {...item} mobile={mobile} isDropdownItem />);
    const look = mobile ? 'dropdownNavbarItemMobile_J0Sd menu__link menu__link--sublist' : 'navbar__link';
    const head = (
      <Link
        {...(to === undefined ? { href: '#' } : { to })}
        role="button"
        {...(!mobile && { 'aria-haspopup': 'true', 'aria-expanded': 'false' })}
        className={joinClassNames(look, className)}
        {...(html !== undefined && { dangerouslySetInnerHTML: { __html: html } })}
      >
        {html === undefined ? label : undefined}
      </Link>
    );
    if (mobile) {
      return (
        <li className="menu__list-item menu__list-item--collapsed">
          <div className="menu__list-item-collapsible">
            {head}
            <button type="button" aria-expanded="false" className="clean-btn menu__caret" />
          </div>
          <ul className="menu__list">{list}</ul>
        </li>
      );
    }
    return (
      <div
        className={joinClassNames(
          'navbar__item dropdown dropdown--hoverable',
          position === 'right' && 'dropdown--right',
        )}
      >
        {head}
        <ul className="dropdown__menu">{list}</ul>
      </div>
    );
  }

  function HtmlItem({ value = '', className, mobile, isDropdownItem }: ItemProps) {
    const Tag = isDropdownItem || mobile ? 'li' : 'div';
    const look = mobile ? 'menu__list-item' : isDropdownItem ? '' : 'navbar__item';
    return <Tag className={joinClassNames(look, className)} dangerouslySetInnerHTML={{ __html: value }} />;
  }

  function NavbarItem({ type, ...props }: ItemProps): ReactNode {
    const content = useContent();
    const kind = type === undefined || type === 'default' ? (props.items ? 'dropdown' : 'link') : type;
    if (kind === 'link') return <LinkItem {...props} />;
    if (kind === 'dropdown') return <DropdownItem {...props} />;
    if (kind === 'html') return <HtmlItem {...props} />;
    // Resolving other types needs the whole site, see `resolveNavbarItem.ts`.
    content.warn(
      'component-use',
      `An item of the type "${kind}" shows in the navbar of the configuration only; here it is left out. Write a link (\`label\` and \`to\`) or a menu of links (\`label\` and \`items\`) instead.`,
      props,
    );
    return null;
  }

  const ofTypes = Object.entries(NAVBAR_ITEM_PARTS).map(([type, name]) => [
    name,
    (props: ItemProps) => <NavbarItem {...props} type={type} />,
  ]);
  return { NavbarItem, ...Object.fromEntries(ofTypes) } as Record<string, ComponentType<ItemProps>>;
}

/** Properties that control how the navbar shows an item; they are not attributes of a link. */
function withoutOptions<Props extends object>(props: Props): Props {
  const names = ['position', 'items', 'value', 'activeBasePath', 'activeBaseRegex', 'prependBaseUrlToHref'];
  return Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name))) as Props;
}
