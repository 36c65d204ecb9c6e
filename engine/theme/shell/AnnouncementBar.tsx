import { useAnnouncement, useDrawer, useSite, useTranslate } from '../../client/index.ts';
import { CloseIcon } from '../icons/shellIcons.tsx';

/** Its colours come with the site's CSS (`renderer.siteCss`): a document has no style attributes. */
export function AnnouncementBar() {
  const t = useTranslate();
  const bar = useSite().announcementBar;
  const { visible, dismiss } = useAnnouncement();
  const { open } = useDrawer();
  if (!bar || !visible) return null;
  return (
    <div className="theme-announcement-bar announcementBar_mb4j" role="banner" inert={open}>
      {bar.isCloseable && <div className="announcementBarPlaceholder_vyr4" />}
      <div
        className="content_knG7 announcementBarContent_xLdY"
        {...bar.language}
        dangerouslySetInnerHTML={{ __html: bar.html }}
      />
      {bar.isCloseable && (
        <button
          type="button"
          aria-label={t('Close')}
          className="clean-btn close closeButton_CVFx announcementBarClose_gvF7"
          onClick={dismiss}
        >
          <CloseIcon size={14} stroke="currentColor" strokeWidth={3.1} />
        </button>
      )}
    </div>
  );
}
