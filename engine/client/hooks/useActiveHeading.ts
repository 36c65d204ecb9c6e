import { useEffect, useState } from 'react';
import { useRuntime } from '../runtime/RuntimeContext.ts';
import { watchHeadings } from '../page/watchHeadings.ts';

/** The id, among those of the table of contents, of the section being read. */
export function useActiveHeading(ids: string[]): string | undefined {
  useRuntime('useActiveHeading');
  const [active, setActive] = useState<string>();
  // The ids are the page's: a joined key spares the caller from keeping the array's identity.
  const key = ids.join(' ');
  useEffect(() => watchHeadings(key === '' ? [] : key.split(' '), setActive), [key]);
  return active;
}
