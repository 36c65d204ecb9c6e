import type { DocContent, GeneratedIndexContent } from '../../shared/pageContent.ts';
import { useComponents } from '../base/useComponents.ts';
import { isTocShown } from '../../shared/isTocShown.ts';
import { DocFrame } from './DocFrame.tsx';
import { Feedback } from './Feedback.tsx';
import { usePageContext } from './PageContext.ts';
import { PageTools } from './PageTools.tsx';
import { UntranslatedNotice } from './UntranslatedNotice.tsx';

export function DocPage({ content }: { content: DocContent }) {
  const { DocItem: Item } = useComponents('main');
  return (
    <DocFrame>
      <Item content={content} />
    </DocFrame>
  );
}

export function DocItem({ content }: { content: DocContent }) {
  const { DocItemLayout } = useComponents('main');
  return <DocItemLayout content={content} />;
}

export function DocItemLayout({ content }: { content: DocContent }) {
  const {
    ContentVisibility,
    DocVersionBanner,
    DocBreadcrumbs,
    DocVersionBadge: Badge,
    TOCCollapsible,
    DocItemContent,
    DocItemFooter: Footer,
    DocItemPaginator: Paginator,
    DocItemTOCDesktop: DesktopToc,
  } = useComponents('main');
  const { page } = usePageContext();
  const { title, html, hasH1, hideTitle, untranslated } = content;
  return (
    <div className="row">
      <div className={page.hideToc ? 'col' : 'col docItemCol_VOVn'}>
        <ContentVisibility unlisted={content.unlisted} draft={content.draft} />
        {content.banner && <DocVersionBanner banner={content.banner} />}
        <UntranslatedNotice untranslated={untranslated} editUrl={content.editUrl} />
        <div className="docItemContainer_Djhp">
          <article>
            {content.breadcrumbs && <DocBreadcrumbs items={content.breadcrumbs} />}
            {content.versionBadge !== undefined && <Badge label={content.versionBadge} />}
            <PageTools markdownFile={content.markdownFile} changes={content.changes} />
            <TOCCollapsible />
            <DocItemContent html={html} title={hasH1 || hideTitle ? undefined : title} untranslated={untranslated} />
            <Footer content={content} />
            {content.feedback !== undefined && <Feedback address={content.feedback} />}
          </article>
          <Paginator previous={content.previous} next={content.next} />
        </div>
      </div>
      {isTocShown(page) && (
        <div className="col col--3">
          <DesktopToc />
        </div>
      )}
    </div>
  );
}

export function DocItemFooter({ content }: { content: DocContent }) {
  const { TagsListInline, EditMetaRow } = useComponents('main');
  const { tags, editUrl, lastUpdated } = content;
  const isEditable = editUrl !== undefined || lastUpdated !== undefined;
  if (tags.length === 0 && !isEditable) return null;
  return (
    <footer className="theme-doc-footer docusaurus-mt-lg">
      {tags.length > 0 && (
        <div className="row margin-top--sm theme-doc-footer-tags-row">
          <div className="col">
            <TagsListInline tags={tags} />
          </div>
        </div>
      )}
      {isEditable && (
        <EditMetaRow
          className="margin-top--sm theme-doc-footer-edit-meta-row"
          editUrl={editUrl}
          lastUpdated={lastUpdated}
        />
      )}
    </footer>
  );
}

export function GeneratedIndexPage({ content }: { content: GeneratedIndexContent }) {
  const { GeneratedIndex: Index } = useComponents('main');
  return (
    <DocFrame>
      <Index content={content} />
    </DocFrame>
  );
}

export function GeneratedIndex({ content }: { content: GeneratedIndexContent }) {
  const { DocVersionBanner, DocBreadcrumbs, DocVersionBadge: Badge, DocCards, DocPaginator } = useComponents('main');
  const { title, description, cards } = content;
  return (
    <div className="generatedIndexPage_vN6x">
      {content.banner && <DocVersionBanner banner={content.banner} />}
      {content.breadcrumbs && <DocBreadcrumbs items={content.breadcrumbs} />}
      {content.versionBadge !== undefined && <Badge label={content.versionBadge} />}
      <header>
        <h1 className="title_kItE" {...content.titleLanguage}>
          {title}
        </h1>
        {description && <p {...content.descriptionLanguage}>{description}</p>}
      </header>
      <article className="margin-top--lg">
        <DocCards cards={cards} />
      </article>
      <footer className="margin-top--md">
        <DocPaginator previous={content.previous} next={content.next} />
      </footer>
    </div>
  );
}

export function DocVersionBadge({ label }: { label: string }) {
  const { t } = usePageContext();
  return (
    <span className="theme-doc-version-badge badge badge--secondary">
      {t('Version: {versionLabel}', { versionLabel: label })}
    </span>
  );
}
