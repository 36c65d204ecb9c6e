import { useHref } from '../../client/index.ts';
import { toClassName } from '../base/className.ts';
import { languageIcon } from '../icons/shellIcons.tsx';
import { MenuLinkView } from './MenuLinkView.tsx';
import type { MenuEntry, MenuGroup } from '../base/shellProps.ts';

/**
 * A link and its menu. The style sheet opens the menu on hover; scripts open it by key and click (client/menus/), even
 * before this component runs.
 */
export function Dropdown({ group, isRight }: { group: MenuGroup; isRight: boolean }) {
  return (
    <div className={toClassName('navbar__item dropdown dropdown--hoverable', isRight && 'dropdown--right')}>
      <GroupLink
        group={group}
        className={toClassName('navbar__link', group.className, group.active && 'active')}
        hasPopup
      />
      <ul className="dropdown__menu">{group.items.map(renderItem)}</ul>
    </div>
  );
}

/** The head of a group, in the bar or in the drawer. */
export function GroupLink({
  group,
  label = group.label,
  className,
  hasPopup,
}: {
  group: MenuGroup;
  label?: string;
  className: string;
  hasPopup?: boolean;
}) {
  const href = useHref();
  const attributes = {
    ...(label === group.label && group.attributes),
    className,
    href: group.to === undefined ? '#' : href(group.to),
    role: 'button',
    'aria-haspopup': hasPopup,
    'aria-expanded': hasPopup && false,
    'aria-current': hasPopup && group.active ? ('page' as const) : undefined,
  };
  if (group.html !== undefined) return <a {...attributes} dangerouslySetInnerHTML={{ __html: group.html }} />;
  return (
    <a {...attributes}>
      {group.isLanguages && languageIcon}
      {label}
    </a>
  );
}

function renderItem(item: MenuEntry, index: number) {
  if (item.type === 'html') {
    return (
      <li key={index} className={item.className} {...item.language} dangerouslySetInnerHTML={{ __html: item.value }} />
    );
  }
  if (item.type !== 'link') return null;
  return (
    <li key={index}>
      <MenuLinkView link={item} className="dropdown__link" activeName="dropdown__link--active" iconSize={12} />
    </li>
  );
}
