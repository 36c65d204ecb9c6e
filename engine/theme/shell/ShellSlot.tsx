import { createElement, useLayoutEffect } from 'react';
import { PART_ATTRIBUTE, SHELL_SLOT_TAG } from '../../shared/island.ts';
import { SLOT_ANCHOR } from '../../shared/ranges.ts';
import type { ShellComponents } from '../base/ThemeComponents.ts';
import { useComponents } from '../base/useComponents.ts';

interface SlotProps {
  name: string;
}

/**
 * A part of the shell that is the site's own: the server's HTML between two comments, which React does not know. In the
 * browser `client/slots.ts` puts it behind a text that React renders. Its islands are live as in articles.
 */
export const ShellSlot = import.meta.env.SSR ? ServerSlot : BrowserSlot;

function ServerSlot({ name }: SlotProps) {
  const { parts } = useComponents('shell');
  return createElement(SHELL_SLOT_TAG, {
    [PART_ATTRIBUTE]: name,
    dangerouslySetInnerHTML: { __html: parts?.[name] ?? '' },
  });
}

function BrowserSlot({ name }: SlotProps) {
  useLayoutEffect(() => octavo.showSlot!(name), [name]);
  return SLOT_ANCHOR;
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
