import { useRuntime, useStore } from '../runtime/RuntimeContext.ts';

export function useAnnouncement(): { visible: boolean; dismiss(): void } {
  const runtime = useRuntime('useAnnouncement');
  return { visible: useStore(runtime.announcementVisible), dismiss: runtime.dismissAnnouncement };
}
