import { useEffect, useRef } from 'react';
import { usePage, useSidebar, useTranslate } from '../../client/index.ts';
import { useHydrated } from '../useHydrated.ts';
import { SidebarItems } from './SidebarItems.tsx';
import { countEntries, MAX_STATIC_ENTRIES } from './sidebarTree.ts';

export function Sidebar() {
  const { name, items } = useSidebar() ?? { items: [] };
  const t = useTranslate();
  const { path } = usePage();
  const nav = useRef<HTMLElement>(null);
  const large = countEntries(items) > MAX_STATIC_ENTRIES;
  // The first render repeats what the document holds.
  const outline = !useHydrated() && large;

  // Once per page, not per render: the reader may have scrolled the column since.
  const shown = useRef('');
  useEffect(() => {
    const view = `${outline} ${path}`;
    if (shown.current === view || !nav.current) return;
    shown.current = view;
    showCurrent(nav.current);
  });

  return (
    <nav aria-label={t('Docs sidebar')} className="oc-sidebar" ref={nav}>
      <ul className="oc-tree" key={`${name} ${outline}`}>
        <SidebarItems items={items} mode={outline ? 'outline' : large ? 'lazy' : 'whole'} />
      </ul>
    </nav>
  );
}

/** Scrolls the column (never the page) just enough to have the current entry in view. */
function showCurrent(nav: HTMLElement) {
  const scroller = nav.closest('.oc-drawer');
  const current = nav.querySelector('[aria-current]');
  if (!scroller || !current) return;
  const box = scroller.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  if (entry.height > 0 && (entry.top < box.top || entry.bottom > box.bottom)) {
    scroller.scrollTop += entry.top - box.top - box.height / 3;
  }
}
