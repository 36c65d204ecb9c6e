import type { DocContent, GeneratedIndexContent } from '../../shared/pageContent.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { CopyPage } from './CopyPage.tsx';
import { DocCards } from './DocCards.tsx';
import { EditRow } from './EditRow.tsx';
import { FoldedToc } from './FoldedToc.tsx';
import { Article } from './Html.tsx';
import { usePageContext } from './PageContext.ts';
import { Pager } from './Pager.tsx';
import { TagsRow } from './Tags.tsx';
import { VersionNotice } from './VersionNotice.tsx';
import { VisibilityNotice } from './VisibilityNotice.tsx';

export function DocPage({ content }: { content: DocContent }) {
  const { t } = usePageContext();
  const { title, html, hasH1, hideTitle } = content;
  return (
    <>
      {content.banner && <VersionNotice banner={content.banner} />}
      <VisibilityNotice unlisted={content.unlisted} draft={content.draft} />
      <DocHead content={content} markdownFile={content.markdownFile} />
      <article>
        <FoldedToc />
        {!hasH1 && !hideTitle && (
          <header>
            <h1>{title}</h1>
          </header>
        )}
        <Article html={html} />
      </article>
      <TagsRow tags={content.tags} />
      <EditRow editUrl={content.editUrl} lastUpdated={content.lastUpdated} />
      <Pager label={t('Docs pages')} previous={content.previous} next={content.next} />
    </>
  );
}

export function GeneratedIndexPage({ content }: { content: GeneratedIndexContent }) {
  const { t, href, fileHref } = usePageContext();
  const { title, description, image, cards } = content;
  return (
    <>
      {content.banner && <VersionNotice banner={content.banner} />}
      <DocHead content={content} />
      <article>
        <header>
          {image && <img className="oc-index-image" src={fileHref(image)} alt="" />}
          <h1>{title}</h1>
          {description && <p className="oc-lede">{description}</p>}
        </header>
        <DocCards cards={cards} href={href} t={t} />
      </article>
      <Pager label={t('Docs pages')} previous={content.previous} next={content.next} />
    </>
  );
}

type HeadFields = Pick<DocContent, 'breadcrumbs' | 'versionBadge'>;

/** The line above the heading: where the page is, which version it belongs to, and a button to copy it. */
function DocHead({ content, markdownFile }: { content: HeadFields; markdownFile?: string }) {
  const { t } = usePageContext();
  const { breadcrumbs, versionBadge } = content;
  if (!breadcrumbs && versionBadge === undefined && markdownFile === undefined) return null;
  return (
    <div className="oc-doc-head">
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      {versionBadge !== undefined && (
        <span className="oc-badge">{t('Version: {versionLabel}', { versionLabel: versionBadge })}</span>
      )}
      {markdownFile !== undefined && <CopyPage markdownFile={markdownFile} />}
    </div>
  );
}
