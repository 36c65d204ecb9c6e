import type { CodePageContent } from '../../shared/pageContent.ts';

/** A page that a site wrote as a component: it fills the width, and everything in it is its own. */
export function CodePage({ content }: { content: CodePageContent }) {
  const { html, wrapperClassName } = content;
  const className = wrapperClassName ? `oc-code-page ${wrapperClassName}` : 'oc-code-page';
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
