/** Content that is HTML already: an article, or what an author wrote in the configuration. */
export function Html({ html, className }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The article's own content. `markdown` is the name that style sheets of existing sites know. */
export function Article({ html }: { html: string }) {
  return <Html html={html} className="markdown theme-doc-markdown" />;
}
