import { useCallback, useState, useSyncExternalStore } from 'react';

export interface SideBySide {
  /** Whether the screen is wide enough. */
  isPossible: boolean;
  isOn: boolean;
  toggle(): void;
}

const WIDE = '(width >= 75rem)';
const STORED = 'octavo.compare.sideBySide';

/** Whether the reader wants two columns; remembered for the next comparison. */
export function useSideBySide(): SideBySide {
  const isPossible = useSyncExternalStore(
    useCallback((onChange: () => void) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    }, []),
    () => matchMedia(WIDE).matches,
  );
  const [isWanted, setWanted] = useState(() => read() === 'true');
  const toggle = useCallback(() => {
    setWanted((wanted) => {
      store(String(!wanted));
      return !wanted;
    });
  }, []);
  return { isPossible, isOn: isPossible && isWanted, toggle };
}

// Storage may be forbidden; then the choice lasts as long as the page.
function read(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

function store(value: string): void {
  try {
    localStorage.setItem(STORED, value);
  } catch {
    // As above.
  }
}
