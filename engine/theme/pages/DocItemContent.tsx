/** The text of a document, below its title where it does not bring one itself. */
export function DocItemContent({ html, title }: { html: string; title?: string }) {
  return (
    <>
      {title !== undefined && (
        <header>
          <h1>{title}</h1>
        </header>
      )}
      <Article html={html} />
    </>
  );
}

/** HTML of an article. `markdown` is the name that style sheets of existing sites know. */
export function Article({ html }: { html: string }) {
  return <div className="markdown theme-doc-markdown" dangerouslySetInnerHTML={{ __html: html }} />;
}
