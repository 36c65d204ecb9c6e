import type { CodePageContent } from '../../shared/pageContent.ts';

/** A page that a site wrote as a component: it fills the width, and everything in it is its own. */
export function CodePage({ content }: { content: CodePageContent }) {
  return <div className="oc-code-page" dangerouslySetInnerHTML={{ __html: content.html }} />;
}
