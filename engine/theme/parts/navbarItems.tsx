/** Items as the navigation bar has them, where content or code of the site shows some by itself. */
import { useId, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { NAVBAR_ITEM_PARTS } from '../../shared/themeParts.ts';
import { useContent } from '../content/contentContext.ts';
import { joinClassNames } from '../content/joinClassNames.ts';
import { Icon } from '../icons/Icon.tsx';
import { isObserving, mark } from '../live/observe.ts';
import type { Platform } from '../live/platform.ts';
import { createNavLink, type NavLinkProps } from './createNavLink.tsx';

/** As Docusaurus has them. */
interface ItemProps extends NavLinkProps {
  type?: string;
  label?: ReactNode;
  html?: string;
  items?: readonly ItemProps[];
  /** Of an item of HTML. */
  value?: string;
  /** In the menu of narrow screens. */
  mobile?: boolean;
  isDropdownItem?: boolean;
}

/** By the names of their parts. */
export function navbarItems(platform: Platform): Readonly<Record<string, ComponentType<ItemProps>>> {
  const Link = createNavLink(platform);

  function LinkItem({ label, html, mobile, isDropdownItem, className, ...props }: ItemProps) {
    const { isActive, onClick, ...rest } = withoutOptions(props);
    if (isActive ?? onClick) mark('handler');
    const look = isDropdownItem ? 'oc-menu-link' : 'oc-nav-link';
    const isOutside = /^(?:https?:)?\/\//.test(rest.to ?? rest.href ?? '');
    return (
      <Link
        {...rest}
        {...(isActive && { isNavLink: true, isActive })}
        onClick={onClick}
        className={joinClassNames(mobile ? 'oc-tree-link' : look, className)}
        {...(html !== undefined && { dangerouslySetInnerHTML: { __html: html } })}
      >
        {html === undefined ? label : undefined}
        {html === undefined && isOutside && label ? <Icon name="external" /> : undefined}
      </Link>
    );
  }

  function DropdownItem({ label, html, items = [], mobile, className }: ItemProps) {
    const content = useContent();
    const name = useId();
    // Two texts that are rendered one by one have the same names.
    const id = `menu-${isObserving() || !content.live ? name : content.live.nextPrefix()}`;
    const head = html === undefined ? label : <span dangerouslySetInnerHTML={{ __html: html }} />;
    const list = items.map((item, index) => (
      <li key={index}>
        <NavbarItem {...item} mobile={mobile} isDropdownItem />
      </li>
    ));
    if (mobile) {
      return (
        <details className={className}>
          <summary>{head}</summary>
          <ul>{list}</ul>
        </details>
      );
    }
    mark('handler');
    return (
      <div className={joinClassNames('oc-dropdown', className)}>
        <button type="button" className="oc-nav-link" popoverTarget={id} aria-controls={id}>
          {head}
          <Icon name="chevron" />
        </button>
        <ul id={id} popover="auto" className="oc-menu" onClick={closeMenu}>
          {list}
        </ul>
      </div>
    );
  }

  function HtmlItem({ value = '', className }: ItemProps) {
    return <div className={className} dangerouslySetInnerHTML={{ __html: value }} />;
  }

  function NavbarItem({ type, ...props }: ItemProps): ReactNode {
    const content = useContent();
    const kind = type === undefined || type === 'default' ? (props.items ? 'dropdown' : 'link') : type;
    if (kind === 'link') return <LinkItem {...props} />;
    if (kind === 'dropdown') return <DropdownItem {...props} />;
    if (kind === 'html') return <HtmlItem {...props} />;
    // What the navbar of the configuration makes of the others needs the whole site, see `resolveNavbarItem.ts`.
    content.warn(
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

/** A link in it leads elsewhere, and leaves it open. */
function closeMenu({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if ((target as Element).closest('a')) currentTarget.hidePopover();
}

/** What says how Docusaurus's bar shows an item, and is no attribute of a link. */
function withoutOptions<Props extends object>(props: Props): Props {
  const names = ['position', 'items', 'value', 'activeBasePath', 'activeBaseRegex', 'prependBaseUrlToHref'];
  return Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name))) as Props;
}
