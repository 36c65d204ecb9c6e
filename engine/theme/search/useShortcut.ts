import { useEffect, type RefObject } from 'react';

/** Focuses a field on `mod+k`, where `mod` is ⌘ on a Mac and Ctrl elsewhere. */
export function useShortcut(keymap: string | undefined, field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (keymap === undefined) return;
    const keys = keymap.toLowerCase().split('+');
    const isMac = /mac|iphone|ipad/i.test(navigator.platform);
    const has = (...names: string[]): boolean => names.some((name) => keys.includes(name));
    const onKey = (event: KeyboardEvent): void => {
      const fits =
        event.key.toLowerCase() === keys[keys.length - 1] &&
        event.ctrlKey === (has('ctrl') || (has('mod') && !isMac)) &&
        event.metaKey === (has('cmd', 'meta') || (has('mod') && isMac)) &&
        event.shiftKey === has('shift') &&
        event.altKey === has('alt');
      if (!fits) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [keymap, field]);
}
