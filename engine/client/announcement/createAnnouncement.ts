import type { AnnouncementBarData } from '../../shared/siteData.ts';
import type { ClientStorage } from '../browser/storage.ts';
import { createStore, type Store } from '../runtime/createStore.ts';
import { useRuntime, useStore } from '../runtime/RuntimeContext.ts';
import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY } from './announcement.ts';

/** The announcement bar: shown until dismissed, and again when the site announces something else. */
export function createAnnouncement(
  bar: AnnouncementBarData | undefined,
  storage: ClientStorage,
): { visible: Store<boolean>; dismiss(): void } {
  const attributes = document.documentElement.dataset;
  const visible = createStore(
    bar !== undefined,
    bar !== undefined && attributes.announcementBarInitiallyDismissed !== 'true',
  );

  function dismiss(): void {
    storage.set(ANNOUNCEMENT_DISMISS_KEY, 'true');
    attributes.announcementBarInitiallyDismissed = 'true';
    visible.set(false);
  }

  if (bar) {
    // A new announcement cancels the dismissal of the last one.
    if (storage.get(ANNOUNCEMENT_ID_KEY) !== bar.id) {
      storage.set(ANNOUNCEMENT_ID_KEY, bar.id);
      storage.set(ANNOUNCEMENT_DISMISS_KEY, 'false');
    }
    // The reader closed it before the app had loaded, so that is stored now.
    if (!visible.get()) dismiss();
  }
  return { visible, dismiss };
}

export function useAnnouncement(): { visible: boolean; dismiss(): void } {
  const runtime = useRuntime();
  return { visible: useStore(runtime.announcementVisible), dismiss: runtime.dismissAnnouncement };
}
