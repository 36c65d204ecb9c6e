import { useContent } from '../base/contentContext.ts';

/** A Mermaid diagram: drawn, or as text for the browser to draw. */
export function Diagram({ value }: { value: string }) {
  const svg = useContent().diagram(value);
  // The attribute is for the page's Markdown twin; the compiler removes it from the page.
  if (svg === undefined) {
    return (
      <pre className="mermaid" data-oc-source={value} tabIndex={0}>
        {value}
      </pre>
    );
  }
  return (
    <div
      className="docusaurus-mermaid-container container_lyt7 oc-diagram"
      data-oc-source={value}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
