import { attributes, has } from '../browser/attributes.ts';

/**
 * What native elements cannot do alone, until the app has loaded: the colour mode switch, the drawer's two panels, the
 * announcement's close button (the app then stores that choice) and the search shortcut. Links, folding sections,
 * dropdowns and the drawer itself need no script.
 */
export function listenForMenus(cycleColorMode: () => void): void {
  addEventListener('click', ({ target }) => {
    const button = !has('ocLive') && (target as Element).closest<HTMLElement>('button');
    if (!button) return;
    const { ocColorMode, ocPanel, ocDismiss } = button.dataset;
    if (ocColorMode === '') cycleColorMode();
    if (ocPanel) button.closest<HTMLElement>('.oc-drawer')!.dataset.panel = ocPanel;
    if (ocDismiss === '') attributes.ocDismissed = '';
  });
  // The first key a reader presses may be the search shortcut.
  addEventListener('keydown', ((event: KeyboardEvent) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || has('ocLive')) return;
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-oc-shortcut]')?.focus();
  }) as EventListener);
}
