import { useState, useSyncExternalStore } from 'react';
import { tryStorage } from '../../client/browser/storedItem.ts';

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
  const isPossible = useSyncExternalStore(onWidth, () => matchMedia(WIDE).matches);
  const [isWanted, setWanted] = useState(() => tryStorage((storage) => storage.getItem(STORED)) === 'true');
  return {
    isPossible,
    isOn: isPossible && isWanted,
    toggle() {
      setWanted(!isWanted);
      tryStorage((storage) => storage.setItem(STORED, String(!isWanted)));
    },
  };
}

function onWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
