import type { MarkdownPageContent } from '../../shared/pageContent.ts';
import { useComponents } from '../registry/useComponents.ts';
import { Article } from './DocItemContent.tsx';
import { UntranslatedNotice } from './UntranslatedNotice.tsx';

/** A page of `src/pages`. It looks as its author made it; without a heading of its own it gets a hidden one. */
export function MarkdownPage({ content }: { content: MarkdownPageContent }) {
  const { ContentVisibility, TOCCollapsible, EditMetaRow } = useComponents('main');
  const { title, html, hasH1, wrapperClassName } = content;
  return (
    <div className={wrapperClassName}>
      <ContentVisibility unlisted={content.unlisted} draft={content.draft} />
      <UntranslatedNotice untranslated={content.untranslated} editUrl={content.editUrl} />
      <article {...content.untranslated}>
        <TOCCollapsible />
        {!hasH1 && <h1 className="oc-sr-only">{title}</h1>}
        <Article html={html} />
      </article>
      <EditMetaRow editUrl={content.editUrl} lastUpdated={content.lastUpdated} />
    </div>
  );
}
