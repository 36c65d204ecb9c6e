import type { DocContent, GeneratedIndexContent } from '../../shared/pageContent.ts';
import { useComponents } from '../registry/useComponents.ts';
import { CopyPage } from './CopyPage.tsx';
import { DocCards } from './DocCards.tsx';
import { EditRow } from './EditRow.tsx';
import { UntranslatedNotice } from './UntranslatedNotice.tsx';
import { usePageContext } from './PageContext.ts';

export function DocPage({ content }: { content: DocContent }) {
  const { DocVersionBanner, ContentVisibility, TOCCollapsible, DocItemContent, TagsListInline, DocPaginator } =
    useComponents('main');
  const { title, html, hasH1, hideTitle } = content;
  return (
    <>
      {content.banner && <DocVersionBanner banner={content.banner} />}
      <ContentVisibility unlisted={content.unlisted} draft={content.draft} />
      <UntranslatedNotice untranslated={content.untranslated} editUrl={content.editUrl} />
      <DocHead content={content} markdownFile={content.markdownFile} />
      <article {...content.untranslated}>
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

type HeadFields = Pick<DocContent, 'breadcrumbs' | 'versionBadge'>;

/** The line above the heading: where the page is, which version it belongs to, and a button to copy it. */
function DocHead({ content, markdownFile }: { content: HeadFields; markdownFile?: string }) {
  const { t } = usePageContext();
  const { DocBreadcrumbs } = useComponents('main');
  const { breadcrumbs, versionBadge } = content;
  if (!breadcrumbs && versionBadge === undefined && markdownFile === undefined) return null;
  return (
    <div className="oc-doc-head">
      {breadcrumbs && <DocBreadcrumbs items={breadcrumbs} />}
      {versionBadge !== undefined && (
        <span className="oc-badge">{t('Version: {versionLabel}', { versionLabel: versionBadge })}</span>
      )}
      {markdownFile !== undefined && <CopyPage markdownFile={markdownFile} />}
    </div>
  );
}
