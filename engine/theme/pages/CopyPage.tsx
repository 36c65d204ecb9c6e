import { PageIcon } from '../icons/PageIcon.tsx';
import { usePageContext } from './PageContext.ts';

/** Copies the page as Markdown: the address is that of its Markdown twin. */
export function CopyPage({ markdownFile }: { markdownFile: string }) {
  const { t, fileHref } = usePageContext();
  return (
    <button type="button" className="oc-button oc-copy-page" data-oc-copy-page={fileHref(markdownFile)}>
      <PageIcon name="copy" />
      <span className="oc-wide">{t('Copy page')}</span>
      <span className="oc-narrow">{t('Copy')}</span>
    </button>
  );
}
