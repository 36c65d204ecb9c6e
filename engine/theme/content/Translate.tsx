import { Fragment, type ReactNode } from 'react';

export interface TranslateProps {
  children?: string;
  id?: string;
  description?: string;
  values?: Record<string, ReactNode>;
}

/** The default text; there is one language. */
export function Translate({ children = '', id, values }: TranslateProps): ReactNode {
  return interpolate(children || (id ?? ''), values);
}

export function Interpolate({ children = '', values }: TranslateProps): ReactNode {
  return interpolate(children, values);
}

export function translate(
  { message, id }: { message?: string; id?: string },
  values?: Record<string, string | number>,
): string {
  const text = message ?? id ?? '';
  return text.replace(/\{(\w+)\}/g, (written, name: string) => String(values?.[name] ?? written));
}

export function interpolate(text: string, values: Record<string, ReactNode> = {}): ReactNode {
  const parts = text.split(/\{(\w+)\}/);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    const value = index % 2 === 1 ? (values[part] ?? `{${part}}`) : part;
    // Parts have no other identity than their place.
    return <Fragment key={`${index}-${part}`}>{value}</Fragment>;
  });
}
