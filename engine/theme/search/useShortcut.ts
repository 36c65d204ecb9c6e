import { useEffect, type RefObject } from 'react';
import { clearHighlight } from '../../client/index.ts';

/** Focuses a field on `mod+k`, where `mod` is ⌘ on a Mac and Ctrl elsewhere. Escape clears the marks of a search. */
export function useShortcut(keymap: string | undefined, field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (keymap === undefined) return;
    const keys = keymap.toLowerCase().split('+');
    const isMac = /mac|iphone|ipad/i.test(navigator.platform);
    const has = (...names: string[]): boolean => names.some((name) => keys.includes(name));
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isTyping = (event.target as Element).closest('input, textarea, select, [contenteditable]');
      if (key === 'Escape' && !isTyping) clearHighlight(document);
      const fits =
        key.toLowerCase() === keys[keys.length - 1] &&
        ctrlKey === (has('ctrl') || (has('mod') && !isMac)) &&
        metaKey === (has('cmd', 'meta') || (has('mod') && isMac)) &&
        event.shiftKey === has('shift') &&
        altKey === has('alt');
      if (!fits) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [keymap, field]);
}
