import type { Runtime } from '../../../client/index.ts';
import { baseOf } from './browserPlatform.tsx';
import type { CorePlatform, History, HistoryLocation } from '../modules/platform.ts';
import { toRequestedLocation } from './useRequestedLocation.ts';

/** React Router's history over the app's own navigation. */
export function createHistory(runtime: Runtime, { readLocation }: Pick<CorePlatform, 'readLocation'>): History {
  const base = baseOf(runtime);
  const createHref = ({ pathname = '', search = '', hash = '' }: HistoryLocation) => pathname + search + hash;
  const go = (to: string | HistoryLocation, replace?: boolean): void => {
    const target = typeof to === 'string' ? to : createHref(to);
    void runtime.navigate(target.startsWith(base) ? `/${target.slice(base.length)}` : target, { replace });
  };
  return {
    action: 'POP',
    length: history.length,
    get location() {
      return toRequestedLocation(readLocation());
    },
    push: (to) => go(to),
    replace: (to) => go(to, true),
    go: (delta) => history.go(delta),
    goBack: () => history.back(),
    goForward: () => history.forward(),
    listen(listener) {
      const notify = () => listener(readLocation(), 'PUSH');
      const ends = [runtime.location.subscribe(notify), runtime.view.subscribe(notify)];
      return () => ends.forEach((end) => end());
    },
    // Navigation is never blocked.
    block: () => () => {},
    createHref,
  };
}
