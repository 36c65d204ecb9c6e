import { Fragment, type ReactNode } from 'react';

/** A text with React nodes in place of its placeholders. One without a value stays as written. */
export function interpolate(text: string, values: Record<string, ReactNode> = {}): ReactNode {
  const parts = text.split(/\{(\w+)\}/);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    const value = index % 2 === 1 ? (values[part] ?? `{${part}}`) : part;
    // Parts have no other identity than their place.
    return <Fragment key={`${index}-${part}`}>{value}</Fragment>;
  });
}
