import type { ReactNode } from 'react';
import { groupBy } from '../../shared/groupBy.ts';
import type { BlogSidebar as SidebarData, BlogSidebarItem } from '../../shared/pageContent.ts';
import { useComponents } from '../base/useComponents.ts';
import { LabelText } from '../base/LabelText.tsx';
import { Link } from './Link.tsx';
import { usePageContext } from './PageContext.ts';

interface Props {
  sidebar?: SidebarData;
  toc?: ReactNode;
  children: ReactNode;
}

/** A blog page with its list of recent posts, if configured (`blogSidebarCount`). */
export function BlogLayout({ sidebar, toc, children }: Props) {
  const { BlogSidebar } = useComponents('main');
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <div className="container margin-vert--lg">
      <div className="row">
        {hasSidebar && <BlogSidebar sidebar={sidebar} />}
        <main className={hasSidebar ? 'col col--7' : 'col col--9 col--offset-1'}>{children}</main>
        {toc && <div className="col col--2">{toc}</div>}
      </div>
    </div>
  );
}

/** The column next to the posts, from 997 px on. */
export function BlogSidebar({ sidebar }: { sidebar: SidebarData }) {
  const { t } = usePageContext();
  return (
    <aside className="col col--3">
      <nav className="sidebar_re4s thin-scrollbar" aria-label={t('Blog recent posts navigation')}>
        <div className="sidebarItemTitle_pO2u margin-bottom--md">
          <LabelText text={sidebar.title} language={sidebar.titleLanguage} />
        </div>
        {toGroups(sidebar).map(({ year, items }) =>
          year === undefined ? (
            <SidebarList key="" items={items} />
          ) : (
            <div key={year} role="group">
              <h3 className="yearGroupHeading_rMGB">{year}</h3>
              <SidebarList items={items} />
            </div>
          ),
        )}
      </nav>
    </aside>
  );
}

function SidebarList({ items }: { items: BlogSidebarItem[] }) {
  const { page } = usePageContext();
  return (
    <ul className="sidebarItemList_Yudw clean-list">
      {items.map((item) => {
        const isHere = item.href === page.path;
        return (
          <li key={item.href} className="sidebarItem__DBe">
            <Link
              aria-current={isHere ? 'page' : undefined}
              className={isHere ? 'sidebarItemLink_mo7H sidebarItemLinkActive_I1ZP' : 'sidebarItemLink_mo7H'}
              to={item.href}
            >
              <LabelText text={item.title} language={item.language} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

interface Group {
  year?: string;
  items: BlogSidebarItem[];
}

/** By year, the latest first, or all in one group. */
function toGroups({ items, byYear }: SidebarData): Group[] {
  if (!byYear) return [{ items }];
  const years = groupBy(items, ({ date }) => String(new Date(date).getUTCFullYear()));
  return [...years].sort(([a], [b]) => Number(b) - Number(a)).map(([year, group]) => ({ year, items: group }));
}
