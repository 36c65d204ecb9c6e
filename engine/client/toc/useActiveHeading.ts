import { useEffect, useState } from 'react';
import { useRuntime } from '../runtime/RuntimeContext.ts';
import { findActiveHeading } from './activeHeading.ts';

/** Rounding of scroll positions, and a little space above a heading that was jumped to. */
const TOLERANCE = 8;

/** The id, among those of the table of contents, of the section being read. */
export function useActiveHeading(ids: string[]): string | undefined {
  useRuntime();
  const [active, setActive] = useState<string>();
  // Joined into one key, so that the caller need not keep the array's identity.
  const key = ids.join(' ');
  useEffect(() => watchHeadings(key === '' ? [] : key.split(' '), setActive), [key]);
  return active;
}

/** Calls `onChange` with the id of the heading being read whenever it changes. Returns a function that stops it. */
function watchHeadings(ids: string[], onChange: (id: string | undefined) => void): () => void {
  let frame = 0;
  const update = (): void => {
    frame = 0;
    onChange(measure(ids));
  };
  const schedule = (): void => {
    frame ||= requestAnimationFrame(update);
  };
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule, { passive: true });
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', schedule);
    removeEventListener('resize', schedule);
  };
}

function measure(ids: string[]): string | undefined {
  // Looked up each time: the article may have been replaced, or a closed section opened.
  const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
  const first = headings[0];
  if (!first) return undefined;
  const { clientHeight, scrollHeight } = document.documentElement;
  const hash = decodeHash(location.hash);
  const index = findActiveHeading({
    tops: headings.map((heading) => heading.getBoundingClientRect().top),
    line: (Number.parseFloat(getComputedStyle(first).scrollMarginTop) || 0) + TOLERANCE,
    viewportHeight: clientHeight,
    atEnd: scrollY > 0 && Math.ceil(scrollY + clientHeight) >= scrollHeight - 1,
    target: headings.findIndex(({ id }) => id === hash),
  });
  return headings[index]?.id;
}

/** The id in a hash; in hash routing it follows the second `#`. */
function decodeHash(hash: string): string {
  const raw = hash.slice(hash.lastIndexOf('#') + 1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
