import type { ReactNode } from 'react';
import { groupBy } from '../../shared/groupBy.ts';
import type { TagContent, TagsContent } from '../../shared/pageContent.ts';
import { useComponents } from '../base/useComponents.ts';
import { interpolate } from '../base/interpolate.tsx';
import { LabelText } from '../base/LabelText.tsx';
import { AnchorHeading } from './AnchorHeading.tsx';
import { Link } from './Link.tsx';
import { usePageContext } from './PageContext.ts';
import { Tag } from './Tags.tsx';

/** All tags of a blog, or of a version of docs. */
export function TagsPage({ content }: { content: TagsContent }) {
  const { BlogLayout } = useComponents('main');
  const list = (
    <>
      <h1>{content.title}</h1>
      <TagsByLetter tags={content.tags} />
    </>
  );
  return content.ofBlog ? (
    <BlogLayout sidebar={content.sidebar}>{list}</BlogLayout>
  ) : (
    <DocsTagLayout>{list}</DocsTagLayout>
  );
}

function DocsTagLayout({ children }: { children: ReactNode }) {
  return (
    <div className="container margin-vert--lg">
      <div className="row">
        <main className="col col--8 col--offset-2">{children}</main>
      </div>
    </div>
  );
}

function TagsByLetter({ tags }: Pick<TagsContent, 'tags'>) {
  const sorted = tags.toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
  const letters = groupBy(sorted, ({ label }) => (label[0] ?? '').toUpperCase());
  return (
    <section className="margin-vert--lg">
      {[...letters].map(([letter, group]) => (
        <article key={letter}>
          <AnchorHeading as="h2" text={letter} />
          <ul className="padding--none">
            {group.map((tag) => (
              <li key={tag.href} className="tag_Nnez">
                <Tag tag={tag} />
              </li>
            ))}
          </ul>
          <hr />
        </article>
      ))}
    </section>
  );
}

/** The documents that have a tag. */
export function TagPage({ content: { tag, allTagsHref, items, unlisted } }: { content: TagContent }) {
  const { t } = usePageContext();
  const { ContentVisibility } = useComponents('main');
  return (
    <DocsTagLayout>
      <ContentVisibility unlisted={unlisted} />
      <header className="margin-bottom--xl">
        <h1>
          {interpolate(t.template('{nDocsTagged} with "{tagName}"'), {
            nDocsTagged: t.plural('One doc tagged|{count} docs tagged', items.length),
            tagName: <LabelText text={tag.label} language={tag.language} />,
          })}
        </h1>
        {tag.description && <p {...tag.language}>{tag.description}</p>}
        <Link to={allTagsHref}>{t('View all tags')}</Link>
      </header>
      <section className="margin-vert--lg">
        {items.map((item) => (
          <article key={item.href} className="margin-vert--lg">
            <Link to={item.href}>
              <h2 {...item.language}>{item.title}</h2>
            </Link>
            {item.description && <p {...item.language}>{item.description}</p>}
          </article>
        ))}
      </section>
    </DocsTagLayout>
  );
}
