import { usePageContext } from './PageContext.ts';

export function VisibilityNotice({ unlisted, draft }: { unlisted?: boolean; draft?: boolean }) {
  const { t } = usePageContext();
  if (!unlisted && !draft) return null;
  return (
    <div className="oc-notice" role="note">
      {draft && <p>{t('This page is a draft: it shows while you write and is left out of the build.')}</p>}
      {unlisted && (
        <p>{t('This page is unlisted: search engines skip it, and readers reach it by a direct link only.')}</p>
      )}
    </div>
  );
}
