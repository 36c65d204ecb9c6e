import type { BlogListContent } from '../../shared/pageContent.ts';
import { BlogCards } from './BlogCards.tsx';
import { BlogLayout } from './BlogSidebarNav.tsx';
import { usePageContext } from './PageContext.ts';
import { Pager } from './Pager.tsx';
import { VisibilityNotice } from './VisibilityNotice.tsx';

export function BlogListPage({ content }: { content: BlogListContent }) {
  const { href } = usePageContext();
  const { title, description, posts, allTagsHref } = content;
  return (
    <BlogLayout sidebar={content.sidebar}>
      <VisibilityNotice unlisted={content.unlisted} />
      <header>
        <h1>{title}</h1>
        {description && <p className="oc-lede">{description}</p>}
        {content.tag && allTagsHref !== undefined && (
          <p>
            <a href={href(allTagsHref)}>View all tags</a>
          </p>
        )}
      </header>
      <BlogCards posts={posts} />
      <ListPager newer={content.previousPage} older={content.nextPage} />
    </BlogLayout>
  );
}

export function ListPager({ newer, older }: { newer?: string; older?: string }) {
  return (
    <Pager
      label="Blog list page navigation"
      words={{ previous: 'Newer', next: 'Older' }}
      previous={newer === undefined ? undefined : { title: 'Newer entries', href: newer }}
      next={older === undefined ? undefined : { title: 'Older entries', href: older }}
    />
  );
}
