import { createElement, useState } from 'react';
import { PART_ATTRIBUTE, SHELL_SLOT_TAG } from '../../shared/island.ts';
import type { ShellComponents } from '../base/ThemeComponents.ts';
import { useComponents } from '../base/useComponents.ts';
import { readHtml } from './keepHtml.ts';

/**
 * A replaced part of the shell: the server's HTML, which React leaves alone. Its islands are live as in articles. A
 * part that only other pages have comes with them, see `client/slots.ts`.
 */
export function ShellSlot({ name }: { name: string }) {
  const { parts } = useComponents('shell');
  const [html] = useState(() => parts?.[name] ?? readHtml(`[${PART_ATTRIBUTE}="${name}"]`));
  return createElement(SHELL_SLOT_TAG, {
    [PART_ATTRIBUTE]: name,
    dangerouslySetInnerHTML: { __html: html },
  });
}

/** The components of the shell, with slots in place of some. On the server `parts` are their HTML. */
export function withSlots(
  components: ShellComponents,
  names: readonly string[] = [],
  parts?: ShellComponents['parts'],
): ShellComponents {
  const shown = { ...components, parts };
  for (const name of names) shown[name as 'Footer'] = () => <ShellSlot name={name} />;
  return shown;
}
