import type { ChangeNote, DocContent, GeneratedIndexContent } from '../../shared/pageContent.ts';
import { useComponents } from '../registry/useComponents.ts';
import { CopyPage } from './CopyPage.tsx';
import { DocCards } from './DocCards.tsx';
import { EditRow } from './EditRow.tsx';
import { usePageContext } from './PageContext.ts';

export function DocPage({ content }: { content: DocContent }) {
  const { DocVersionBanner, ContentVisibility, TOCCollapsible, DocItemContent, TagsListInline, DocPaginator } =
    useComponents('main');
  const { title, html, hasH1, hideTitle } = content;
  return (
    <>
      {content.banner && <DocVersionBanner banner={content.banner} />}
      <ContentVisibility unlisted={content.unlisted} draft={content.draft} />
      <DocHead content={content} changes={content.changes} markdownFile={content.markdownFile} />
      <article>
        <TOCCollapsible />
        <DocItemContent html={html} title={hasH1 || hideTitle ? undefined : title} />
      </article>
      <TagsListInline tags={content.tags} />
      <EditRow editUrl={content.editUrl} lastUpdated={content.lastUpdated} />
      <DocPaginator previous={content.previous} next={content.next} />
    </>
  );
}

export function GeneratedIndexPage({ content }: { content: GeneratedIndexContent }) {
  const { t, href, fileHref } = usePageContext();
  const { DocVersionBanner, DocPaginator } = useComponents('main');
  const { title, description, image, cards } = content;
  return (
    <>
      {content.banner && <DocVersionBanner banner={content.banner} />}
      <DocHead content={content} />
      <article>
        <header>
          {image && <img className="oc-index-image" src={fileHref(image)} alt="" />}
          <h1>{title}</h1>
          {description && <p className="oc-lede">{description}</p>}
        </header>
        <DocCards cards={cards} href={href} t={t} />
      </article>
      <DocPaginator previous={content.previous} next={content.next} />
    </>
  );
}

interface HeadProps {
  content: Pick<DocContent, 'breadcrumbs' | 'versionBadge'>;
  changes?: ChangeNote;
  markdownFile?: string;
}

/** The line above the heading: where the page is, which version it belongs to, what changed, and a button to copy it. */
function DocHead({ content, changes, markdownFile }: HeadProps) {
  const { t, href } = usePageContext();
  const { DocBreadcrumbs } = useComponents('main');
  const { breadcrumbs, versionBadge } = content;
  if (!breadcrumbs && versionBadge === undefined && !changes && markdownFile === undefined) return null;
  return (
    <div className="oc-doc-head">
      {breadcrumbs && <DocBreadcrumbs items={breadcrumbs} />}
      {versionBadge !== undefined && (
        <span className="oc-badge">{t('Version: {versionLabel}', { versionLabel: versionBadge })}</span>
      )}
      {markdownFile !== undefined && <CopyPage markdownFile={markdownFile} />}
      {changes && (
        <a href={href(changes.href)}>
          {t(changes.type === 'new' ? 'New in {version}' : 'Changed since {version}', { version: changes.label })}
        </a>
      )}
    </div>
  );
}
