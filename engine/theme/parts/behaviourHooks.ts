/** State and effects that components of Docusaurus's theme share. */
import type { ElementType, ReactNode } from 'react';
import type { Platform } from '../live/platform.ts';
import { reactOf } from './reactOf.ts';

interface CollapsibleProps {
  as?: ElementType;
  collapsed: boolean;
  /** What is in it is made when it is first opened. */
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

  function useScrollPosition(effect: (position: Position, last: Position) => void, inputs: unknown[] = []): void {
    const latest = useRef(effect);
    latest.current = effect;
    useEffect(() => {
      let last = { scrollX, scrollY };
      const listen = (): void => {
        const position = { scrollX, scrollY };
        latest.current(position, last);
        last = position;
      };
      addEventListener('scroll', listen, { passive: true });
      return () => removeEventListener('scroll', listen);
    }, inputs);
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
    useEvent<Run extends (...values: never[]) => unknown>(run: Run): Run {
      const latest = useRef(run);
      latest.current = run;
      return useCallback(((...values) => latest.current(...values)) as Run, []);
    },
    usePrevious<T>(value: T): T | undefined {
      const before = useRef<T>(undefined);
      useEffect(() => {
        before.current = value;
      });
      return before.current;
    },
    useLocationChange(onChange: (change: { location: object; previousLocation: object | undefined }) => void): void {
      const location = platform.useLocation();
      const before = useRef<object>(undefined);
      useEffect(() => {
        onChange({ location, previousLocation: before.current });
        before.current = location;
      }, [location.pathname, location.search, location.hash]);
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
