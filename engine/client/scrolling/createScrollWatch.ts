import type { SiteData } from '../../shared/siteData.ts';
import { createStore, type Store } from '../runtime/createStore.ts';
import { useRuntime, useStore } from '../runtime/RuntimeContext.ts';
import { initialScroll, jumpScroll, reduceScroll } from './scroll.ts';

export interface ScrollWatch {
  backToTop: Store<boolean>;
  navbarHidden: Store<boolean>;
  /** The reader does not cause the next movement. */
  jump(): void;
  toTop(): void;
}

export function createScrollWatch(site: SiteData, onScroll: () => void): ScrollWatch {
  const backToTop = createStore(false);
  const navbarHidden = createStore(false);
  let state = { ...initialScroll, top: scrollY };

  function show(next: typeof state): void {
    state = next;
    backToTop.set(next.backToTop);
    navbarHidden.set(site.navbar.hideOnScroll && next.navbarHidden);
  }

  const jump = (): void => show(jumpScroll(state));
  addEventListener(
    'scroll',
    () => {
      onScroll();
      const { clientHeight, scrollHeight } = document.documentElement;
      show(reduceScroll(state, { top: scrollY, viewportHeight: clientHeight, documentHeight: scrollHeight }));
    },
    { passive: true },
  );
  addEventListener('hashchange', jump);

  return {
    backToTop,
    navbarHidden,
    jump,
    toTop() {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    },
  };
}

/** The back-to-top button: visible while the reader scrolls up, far from the top. */
export function useBackToTop(): { visible: boolean; scroll(): void } {
  const runtime = useRuntime();
  return { visible: useStore(runtime.backToTopVisible), scroll: runtime.scrollToTop };
}

/** True while the navbar hides because the reader scrolls down, on sites that configure it. */
export function useNavbarHidden(): boolean {
  return useStore(useRuntime().navbarHidden);
}
