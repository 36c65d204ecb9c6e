import { useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { MenuLinkView } from './MenuLinkView.tsx';
import type { MenuGroup } from './resolveNavbarItem.ts';

/**
 * A button and its menu of links. The menu is a native popover, so click, Enter, Space, Escape and a click
 * elsewhere work before this component runs; here arrow keys and `aria-expanded` are added.
 */
export function Dropdown({ id, group }: { id: string; group: MenuGroup }) {
  const menu = useRef<HTMLUListElement>(null);
  const [expanded, setExpanded] = useState(false);

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    menu.current?.showPopover?.();
    focusLink(menu.current, event.key === 'ArrowDown' ? 0 : -1);
  };

  return (
    <div
      className={group.className ? `oc-dropdown ${group.className}` : 'oc-dropdown'}
      onBlur={(event) => {
        if (expanded && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
          menu.current?.hidePopover?.();
        }
      }}
    >
      <button
        type="button"
        className="oc-nav-link"
        popoverTarget={id}
        aria-controls={id}
        aria-expanded={expanded}
        aria-current={group.active ? 'true' : undefined}
        onKeyDown={onButtonKey}
      >
        {group.icon && <Icon name={group.icon} />}
        {group.html === undefined ? group.label : <span dangerouslySetInnerHTML={{ __html: group.html }} />}
        <Icon name="chevron" />
      </button>
      <ul
        id={id}
        ref={menu}
        popover="auto"
        className="oc-menu"
        onToggle={(event) => setExpanded(event.newState === 'open')}
        onKeyDown={(event) => moveFocus(event, menu.current)}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) menu.current?.hidePopover?.();
        }}
      >
        {group.items.map((item, index) => (
          <li key={index}>
            {item.type === 'link' && <MenuLinkView link={item} className="oc-menu-link" />}
            {item.type === 'html' && (
              <div className={item.className} dangerouslySetInnerHTML={{ __html: item.value }} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function linksOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('a, button') ?? [])];
}

function focusLink(menu: HTMLElement | null, index: number) {
  linksOf(menu).at(index)?.focus();
}

function moveFocus(event: KeyboardEvent, menu: HTMLElement | null) {
  const links = linksOf(menu);
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: (at + 1) % links.length, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  focusLink(menu, next);
}
