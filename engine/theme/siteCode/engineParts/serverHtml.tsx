import { useState, type ReactNode } from 'react';
import { PART_ATTRIBUTE, PART_TAG } from '../../../shared/island.ts';
import { createPart, partKey } from '../../base/partKey.ts';
import type { EnginePart } from './navbarItemModules.ts';

/** A part as the server rendered it. */
export function ServerHtml({ of, or }: { of: string; or?: string }): ReactNode {
  const [html] = useState(() => (findPart(of) ?? (or === undefined ? undefined : findPart(or)))?.innerHTML);
  // The server had nothing to show here.
  if (html === undefined) return null;
  return createPart(of, html, (element) => {
    if (element) octavo.islands?.show?.(element);
  });
}

/** The innermost one: the part around it has the same name, and would contain itself. */
export function findPart(key: string): Element | undefined {
  const isMeant = (part: Element) => part.getAttribute(PART_ATTRIBUTE) === key;
  const parts = [...document.querySelectorAll(PART_TAG)].filter(isMeant);
  return parts.find((part) => ![...part.querySelectorAll(PART_TAG)].some(isMeant));
}

/** A part of the theme in the browser. */
export function createServerHtml(name: string): EnginePart {
  return ({ children: _children, ...props }) => <ServerHtml of={partKey(name, props)} />;
}
