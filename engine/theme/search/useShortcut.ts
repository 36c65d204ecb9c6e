import { useEffect, type RefObject } from 'react';
import { clearHighlight } from '../../client/index.ts';

/** Focuses a field on ⌘K on a Mac, on Ctrl+K elsewhere. Escape clears the marks of a search. */
export function useShortcut(isOn: boolean | undefined, field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!isOn) return;
    const isMac = /mac|iphone|ipad/i.test(navigator.platform);
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      const isTyping = (event.target as Element).closest('input, textarea, select, [contenteditable]');
      if (key === 'Escape' && !isTyping) clearHighlight(document);
      if (key.toLowerCase() !== 'k' || ctrlKey === isMac || metaKey !== isMac || shiftKey || altKey) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, field]);
}
