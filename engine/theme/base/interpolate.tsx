import { createElement, Fragment, type ReactNode } from 'react';

/** A text with React nodes in place of its placeholders. */
export function interpolate(text: string, values?: Record<string, ReactNode>): ReactNode {
  const parts = fillIn(text, values);
  return parts.length === 1 ? text : createElement(Fragment, undefined, ...parts);
}

/** Splits the text at its placeholders, with their values. A placeholder without a value stays. */
export function fillIn<Value>(text: string, values: Record<string, Value> = {}): (string | NonNullable<Value>)[] {
  return text.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? (values[part] ?? `{${part}}`) : part));
}
