import { drawIcon } from '../icons/Icon.tsx';
import { usePageContext } from './PageContext.ts';

const COPY = 'M9 9h10v11H9zM15 9V4H5v11h4';

/** Copies the page as Markdown: the address is that of its Markdown twin. */
export function CopyPage({ markdownFile }: { markdownFile: string }) {
  const { t, fileHref } = usePageContext();
  return (
    <button type="button" className="oc-button oc-copy-page" data-oc-copy-page={fileHref(markdownFile)}>
      {drawIcon(COPY)}
      <span className="oc-wide">{t('Copy page')}</span>
      <span className="oc-narrow">{t('Copy')}</span>
    </button>
  );
}
