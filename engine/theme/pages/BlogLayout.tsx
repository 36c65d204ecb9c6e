import type { ReactNode } from 'react';
import type { BlogSidebar as SidebarData } from '../../shared/pageContent.ts';
import { useComponents } from '../registry/useComponents.ts';
import { usePageContext } from './PageContext.ts';

/** A blog page with its list of recent posts, where the site wants one (`blogSidebarCount`). */
export function BlogLayout({ sidebar, children }: { sidebar?: SidebarData; children: ReactNode }) {
  const { BlogSidebar } = useComponents('main');
  if (!sidebar || sidebar.items.length === 0) return children;
  return (
    <div className="oc-blog">
      <BlogSidebar sidebar={sidebar} />
      <div>{children}</div>
    </div>
  );
}

export function BlogSidebar({ sidebar: { title, items } }: { sidebar: SidebarData }) {
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
