import type { MarkdownPageContent } from '../../shared/pageContent.ts';
import { useComponents } from '../base/useComponents.ts';
import { isTocShown } from '../../shared/isTocShown.ts';
import { usePageContext } from './PageContext.ts';
import { UntranslatedNotice } from './UntranslatedNotice.tsx';

/** A page of `src/pages`. Its author decides how it looks; without a heading it gets a hidden one. */
export function MarkdownPage({ content }: { content: MarkdownPageContent }) {
  const { page, raw } = usePageContext();
  const { ContentVisibility, EditMetaRow, TOC } = useComponents('main');
  const { title, html, hasH1, editUrl, lastUpdated, untranslated } = content;
  return (
    <main className="container container--fluid margin-vert--lg">
      <div className="row mdxPageWrapper_j9I6">
        <div className={page.hideToc ? 'col' : 'col col--8'}>
          <ContentVisibility unlisted={content.unlisted} draft={content.draft} />
          <UntranslatedNotice untranslated={untranslated} editUrl={editUrl} />
          {!hasH1 && <h1 className="oc-sr-only">{title}</h1>}
          <article {...untranslated}>{raw(html)}</article>
          {(editUrl !== undefined || lastUpdated) && (
            <EditMetaRow
              className="margin-top--sm theme-pages-footer-edit-meta-row"
              editUrl={editUrl}
              lastUpdated={lastUpdated}
            />
          )}
        </div>
        {isTocShown(page) && (
          <div className="col col--2">
            <TOC />
          </div>
        )}
      </div>
    </main>
  );
}
