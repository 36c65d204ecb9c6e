import type { ReactNode } from 'react';
import type { BlogSidebar } from '../../shared/pageContent.ts';
import { usePageContext } from './PageContext.ts';

/** A blog page with its list of recent posts, where the site wants one (`blogSidebarCount`). */
export function BlogLayout({ sidebar, children }: { sidebar?: BlogSidebar; children: ReactNode }) {
  if (!sidebar || sidebar.items.length === 0) return children;
  return (
    <div className="oc-blog">
      <RecentPosts sidebar={sidebar} />
      <div>{children}</div>
    </div>
  );
}

function RecentPosts({ sidebar: { title, items } }: { sidebar: BlogSidebar }) {
  const { page, t, href } = usePageContext();
  return (
    <nav aria-label={t('Blog recent posts navigation')} className="oc-recent">
      <p>{title}</p>
      <ul className="oc-tree">
        {items.map((item) => (
          <li key={item.href}>
            <a
              className="oc-tree-link"
              href={href(item.href)}
              aria-current={item.href === page.path ? 'page' : undefined}
            >
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
