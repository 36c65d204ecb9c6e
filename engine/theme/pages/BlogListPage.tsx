import type { BlogListContent } from '../../shared/pageContent.ts';
import { BlogCards } from './BlogCards.tsx';
import { BlogLayout } from './BlogSidebarNav.tsx';
import { usePageContext } from './PageContext.ts';
import { Pager } from './Pager.tsx';
import { VisibilityNotice } from './VisibilityNotice.tsx';

export function BlogListPage({ content }: { content: BlogListContent }) {
  const { t, href } = usePageContext();
  const { title, description, posts, allTagsHref } = content;
  return (
    <BlogLayout sidebar={content.sidebar}>
      <VisibilityNotice unlisted={content.unlisted} />
      <header>
        <h1>{title}</h1>
        {description && <p className="oc-lede">{description}</p>}
        {content.tag && allTagsHref !== undefined && (
          <p>
            <a href={href(allTagsHref)}>{t('View all tags')}</a>
          </p>
        )}
      </header>
      <BlogCards posts={posts} />
      <ListPager newer={content.previousPage} older={content.nextPage} />
    </BlogLayout>
  );
}

export function ListPager({ newer, older }: { newer?: string; older?: string }) {
  const { t } = usePageContext();
  return (
    <Pager
      label={t('Blog list page navigation')}
      words={{ previous: t('Newer'), next: t('Older') }}
      previous={newer === undefined ? undefined : { title: t('Newer entries'), href: newer }}
      next={older === undefined ? undefined : { title: t('Older entries'), href: older }}
    />
  );
}
