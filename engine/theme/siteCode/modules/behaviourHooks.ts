/** State and effects that components of Docusaurus's theme share. */
import type { ElementType, ReactNode } from 'react';
import type { Location, Platform } from './platform.ts';
import { reactOf } from './reactOf.ts';

interface CollapsibleProps {
  as?: ElementType;
  collapsed: boolean;
  /** Its content is rendered when it is first opened. */
  lazy?: boolean;
  className?: string;
  children?: ReactNode;
}

interface Position {
  scrollX: number;
  scrollY: number;
}

export function behaviourHooks(platform: Platform): Record<string, unknown> {
  const { createElement, useCallback, useEffect, useRef, useState } = reactOf(platform);

  function useCollapsible({ initialState = false }: { initialState?: boolean | (() => boolean) }) {
    const [collapsed, setCollapsed] = useState(initialState);
    const toggleCollapsed = useCallback(() => setCollapsed((before) => !before), []);
    return { collapsed, setCollapsed, toggleCollapsed };
  }

  function Collapsible({ as = 'div', collapsed, lazy, className, children }: CollapsibleProps) {
    const wasOpen = useRef(!collapsed);
    wasOpen.current ||= !collapsed;
    if (lazy && !wasOpen.current) return null;
    return createElement(as, { className, hidden: collapsed }, children);
  }

  /** The latest value, for callbacks that run later. */
  function useLatest<T>(value: T): { current: T } {
    const latestRef = useRef(value);
    useEffect(() => {
      latestRef.current = value;
    });
    return latestRef;
  }

  function useScrollPosition(effect: (position: Position, last: Position) => void): void {
    const latestRef = useLatest(effect);
    useEffect(() => {
      let last = { scrollX, scrollY };
      const listen = (): void => {
        const position = { scrollX, scrollY };
        latestRef.current(position, last);
        last = position;
      };
      addEventListener('scroll', listen, { passive: true });
      return () => removeEventListener('scroll', listen);
    }, [latestRef]);
  }

  return {
    Collapsible,
    useCollapsible,
    useScrollPosition,
    useScrollController: () => ({
      scrollEventsEnabledRef: { current: true },
      enableScrollEvents() {},
      disableScrollEvents() {},
    }),
    /**
     * Keeps the element that the reader has just used in its place on the screen when something above it grows or
     * shrinks.
     */
    useScrollPositionBlocker() {
      const restore = useRef<() => void>(undefined);
      useEffect(() => {
        restore.current?.();
        restore.current = undefined;
      });
      return {
        blockElementScrollPositionUntilNextRender(element: Element) {
          const readTop = (): number => element.getBoundingClientRect().top;
          const before = readTop();
          restore.current = () => scrollBy(0, readTop() - before);
        },
      };
    },
    useEvent<Run extends (...values: never[]) => unknown>(run: Run): Run {
      const latestRef = useLatest(run);
      return useCallback(((...values) => latestRef.current(...values)) as Run, [latestRef]);
    },
    usePrevious<T>(value: T): T | undefined {
      const before = useRef<T>(undefined);
      useEffect(() => {
        before.current = value;
      });
      return before.current;
    },
    useLocationChange(
      onChange: (change: { location: Location; previousLocation: Location | undefined }) => void,
    ): void {
      const location = platform.useLocation();
      const before = useRef<Location>(undefined);
      useEffect(() => {
        const previousLocation = before.current;
        if (previousLocation && isSame(previousLocation, location)) return;
        before.current = location;
        onChange({ location, previousLocation });
      });
    },
    /** Shown while a reader who is far down scrolls up. */
    useBackToTopButton({ threshold }: { threshold: number }) {
      const [shown, setShown] = useState(false);
      useScrollPosition(({ scrollY: now }, { scrollY: before }) => {
        if (now < threshold) setShown(false);
        else if (now !== before) setShown(now < before);
      });
      return { shown, scrollToTop: () => scrollTo({ top: 0, behavior: 'smooth' }) };
    },
  };
}

function isSame(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;
}
