/** The exports of `@docusaurus/plugin-content-blog/client` for sidebars of a blog. */
import { groupBy } from '../../../shared/groupBy.ts';
import { createNavLink } from './createNavLink.tsx';
import { isSamePath } from './isSamePath.ts';
import type { Platform } from './platform.ts';

interface Item {
  title: string;
  permalink: string;
  date: string;
  unlisted?: boolean;
}

interface ListProps {
  items: Item[];
  ulClassName?: string;
  liClassName?: string;
  linkClassName?: string;
  linkActiveClassName?: string;
}

export function blogSidebar(platform: Platform): Record<string, unknown> {
  const Link = createNavLink(platform);
  return {
    BlogSidebarItemList: ({ items, ulClassName, liClassName, linkClassName, linkActiveClassName }: ListProps) => (
      <ul className={ulClassName}>
        {items.map(({ title, permalink }) => (
          <li key={permalink} className={liClassName}>
            <Link isNavLink to={permalink} className={linkClassName} activeClassName={linkActiveClassName}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    ),
    groupBlogSidebarItemsByYear,
    // An unlisted post is shown only to readers who are on it already.
    useVisibleBlogSidebarItems(items: Item[]) {
      const { pathname } = platform.useLocation();
      return items.filter(({ unlisted, permalink }) => !unlisted || isSamePath(permalink, pathname));
    },
  };
}

function groupBlogSidebarItemsByYear(items: Item[]): [string, Item[]][] {
  const years = groupBy(items, ({ date }) => String(new Date(date).getUTCFullYear()));
  return [...years].sort(([a], [b]) => Number(b) - Number(a));
}
