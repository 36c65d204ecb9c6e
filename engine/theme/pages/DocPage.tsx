import type { ChangeNote, DocContent, GeneratedIndexContent } from '../../shared/pageContent.ts';
import { useComponents } from '../registry/useComponents.ts';
import { CopyPage } from './CopyPage.tsx';
import { UntranslatedNotice } from './UntranslatedNotice.tsx';
import { usePageContext } from './PageContext.ts';

export function DocPage({ content }: { content: DocContent }) {
  const { DocItemLayout } = useComponents('main');
  return <DocItemLayout content={content} />;
}

export function DocItemLayout({ content }: { content: DocContent }) {
  const {
    DocVersionBanner,
    ContentVisibility,
    TOCCollapsible,
    DocItemContent,
    DocItemFooter: Footer,
    DocPaginator,
  } = useComponents('main');
  const { title, html, hasH1, hideTitle } = content;
  return (
    <>
      {content.banner && <DocVersionBanner banner={content.banner} />}
      <ContentVisibility unlisted={content.unlisted} draft={content.draft} />
      <UntranslatedNotice untranslated={content.untranslated} editUrl={content.editUrl} />
      <DocHead content={content} changes={content.changes} markdownFile={content.markdownFile} />
      <article {...content.untranslated}>
        <TOCCollapsible />
        <DocItemContent html={html} title={hasH1 || hideTitle ? undefined : title} />
      </article>
      <Footer content={content} />
      <DocPaginator previous={content.previous} next={content.next} />
    </>
  );
}

export function DocItemFooter({ content }: { content: DocContent }) {
  const { TagsListInline, EditMetaRow } = useComponents('main');
  return (
    <>
      <TagsListInline tags={content.tags} />
      <EditMetaRow editUrl={content.editUrl} lastUpdated={content.lastUpdated} />
    </>
  );
}

export function GeneratedIndexPage({ content }: { content: GeneratedIndexContent }) {
  const { fileHref } = usePageContext();
  const { DocVersionBanner, DocCards, DocPaginator } = useComponents('main');
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
        <DocCards cards={cards} />
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
  const { DocBreadcrumbs, DocVersionBadge: Badge } = useComponents('main');
  const { breadcrumbs, versionBadge } = content;
  if (!breadcrumbs && versionBadge === undefined && !changes && markdownFile === undefined) return null;
  return (
    <div className="oc-doc-head">
      {breadcrumbs && <DocBreadcrumbs items={breadcrumbs} />}
      {versionBadge !== undefined && <Badge label={versionBadge} />}
      {markdownFile !== undefined && <CopyPage markdownFile={markdownFile} />}
      {changes && (
        <a href={href(changes.href)}>
          {t(changes.type === 'new' ? 'New in {version}' : 'Changed since {version}', { version: changes.label })}
        </a>
      )}
    </div>
  );
}

export function DocVersionBadge({ label }: { label: string }) {
  const { t } = usePageContext();
  return <span className="oc-badge">{t('Version: {versionLabel}', { versionLabel: label })}</span>;
}
