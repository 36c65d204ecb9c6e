import type { TagContent, TagsContent } from '../../shared/pageContent.ts';
import { useComponents } from '../registry/useComponents.ts';
import { usePageContext } from './PageContext.ts';
import { TagList } from './Tags.tsx';

export function TagsPage({ content: { title, tags, sidebar } }: { content: TagsContent }) {
  const { BlogLayout } = useComponents('main');
  const letters = new Map<string, typeof tags>();
  for (const tag of tags.toSorted((a, b) => a.label.localeCompare(b.label, 'en'))) {
    const letter = (tag.label[0] ?? '').toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), tag]);
  }
  return (
    <BlogLayout sidebar={sidebar}>
      <h1>{title}</h1>
      {[...letters].map(([letter, group]) => (
        <section key={letter} className="oc-letter">
          <h2>{letter}</h2>
          <TagList tags={group} />
        </section>
      ))}
    </BlogLayout>
  );
}

export function TagPage({ content: { tag, allTagsHref, items, unlisted } }: { content: TagContent }) {
  const { t, href } = usePageContext();
  const { ContentVisibility } = useComponents('main');
  return (
    <>
      <ContentVisibility unlisted={unlisted} />
      <header>
        <h1>
          {t('{nDocsTagged} with "{tagName}"', {
            nDocsTagged: t.plural('One doc tagged|{count} docs tagged', items.length),
            tagName: tag.label,
          })}
        </h1>
        {tag.description && <p className="oc-lede">{tag.description}</p>}
        <p>
          <a href={href(allTagsHref)}>{t('View all tags')}</a>
        </p>
      </header>
      {items.map((item) => (
        <article key={item.href} className="oc-tagged">
          <h2>
            <a href={href(item.href)}>{item.title}</a>
          </h2>
          {item.description && <p>{item.description}</p>}
        </article>
      ))}
    </>
  );
}
