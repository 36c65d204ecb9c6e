import { useAnnouncement, useDrawer, useSite, useTranslate } from '../../client/index.ts';
import { Icon } from '../icons/Icon.tsx';

/** Its colours come with the site's CSS (`renderer.siteCss`): a document has no style attributes. */
export function AnnouncementBar() {
  const t = useTranslate();
  const bar = useSite().announcementBar;
  const { visible, dismiss } = useAnnouncement();
  const { open } = useDrawer();
  if (!bar || !visible) return null;
  return (
    <div className="oc-announcement" role="region" aria-label={t('Announcement')} inert={open}>
      <div dangerouslySetInnerHTML={{ __html: bar.html }} />
      {bar.isCloseable && (
        <button type="button" className="oc-icon-button" aria-label={t('Close')} data-oc-dismiss="" onClick={dismiss}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
