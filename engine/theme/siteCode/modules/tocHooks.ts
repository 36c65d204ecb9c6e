/** Hooks of Docusaurus's table of contents. */
import { PAGE_EVENT } from '../../../shared/events.ts';
import { keepLevels, nestToc } from '../../toc/nestToc.ts';
import type { Platform } from './platform.ts';
import { reactOf } from './reactOf.ts';

interface TocItem {
  id: string;
  level: number;
  value: string;
}

interface Highlight {
  linkClassName: string;
  linkActiveClassName: string;
}

/** Allows for rounded scroll positions, and for the space above a heading that was jumped to. */
const TOLERANCE = 8;

export function tocHooks(platform: Platform): Record<string, unknown> {
  const { useEffect, useMemo } = reactOf(platform);
  return {
    useTreeifiedTOC: (toc: TocItem[]) => useMemo(() => nestToc(toc), [toc]),
    useFilteredAndTreeifiedTOC(options: { toc: TocItem[]; minHeadingLevel: number; maxHeadingLevel: number }) {
      const { toc, minHeadingLevel: min, maxHeadingLevel: max } = options;
      return useMemo(() => keepLevels(nestToc(toc), min, max), [toc, min, max]);
    },
    useTOCHighlight(highlight: Highlight | undefined): void {
      useEffect(() => (highlight ? watchHeadings(highlight) : undefined), [highlight]);
    },
  };
}

/** Marks the link of the section being read. Links are looked up each time: the page may have changed. */
function watchHeadings({ linkClassName, linkActiveClassName }: Highlight): () => void {
  let frame = 0;
  const update = (): void => {
    frame = 0;
    const links = [...document.getElementsByClassName(linkClassName)] as HTMLAnchorElement[];
    const active = links.filter((link) => isReached(link)).at(-1) ?? links[0];
    for (const link of links) link.classList.toggle(linkActiveClassName, link === active);
  };
  const schedule = (): void => {
    frame ||= requestAnimationFrame(update);
  };
  const events = ['scroll', 'resize', PAGE_EVENT];
  for (const event of events) addEventListener(event, schedule, { passive: true });
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    for (const event of events) removeEventListener(event, schedule);
  };
}

function isReached({ hash }: HTMLAnchorElement): boolean {
  // In hash routing the id follows the second `#`.
  const heading = document.getElementById(decodeURIComponent(hash.slice(hash.lastIndexOf('#') + 1)));
  if (!heading) return false;
  const line = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
  return heading.getBoundingClientRect().top <= line + TOLERANCE;
}
