import type { MarkdownPageContent } from '../../shared/pageContent.ts';
import { EditRow } from './EditRow.tsx';
import { FoldedToc } from './FoldedToc.tsx';
import { Article } from './Html.tsx';
import { VisibilityNotice } from './VisibilityNotice.tsx';

/** A page of `src/pages`. It looks as its author made it; without a heading of its own it gets a hidden one. */
export function MarkdownPage({ content }: { content: MarkdownPageContent }) {
  const { title, html, hasH1, wrapperClassName } = content;
  return (
    <div className={wrapperClassName}>
      <VisibilityNotice unlisted={content.unlisted} draft={content.draft} />
      <article>
        <FoldedToc />
        {!hasH1 && <h1 className="oc-sr-only">{title}</h1>}
        <Article html={html} />
      </article>
      <EditRow editUrl={content.editUrl} lastUpdated={content.lastUpdated} />
    </div>
  );
}
