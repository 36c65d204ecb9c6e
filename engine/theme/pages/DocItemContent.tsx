import type { Untranslated } from '../../shared/pageData.ts';
import { usePageContext } from './PageContext.ts';

interface Props {
  html: string;
  /** If the text does not contain one itself. */
  title?: string;
  untranslated?: Untranslated;
}

/** The text of a document. */
export function DocItemContent({ html, title, untranslated }: Props) {
  const { raw } = usePageContext();
  return (
    <div className="theme-doc-markdown markdown" {...untranslated}>
      {title !== undefined && (
        <header>
          <h1>{title}</h1>
        </header>
      )}
      {raw(html)}
    </div>
  );
}
