import type { ReactNode } from 'react';
import { interpolate } from '../interpolate.tsx';

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
