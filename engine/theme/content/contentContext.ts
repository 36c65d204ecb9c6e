import { createContext, useContext } from 'react';
import type { ContentContext } from '../../shared/renderer.ts';

const Context = createContext<ContentContext | undefined>(undefined);

export const ContentProvider = Context.Provider;

/** What components inside content may ask the compiler for. */
export function useContent(): ContentContext {
  const context = useContext(Context);
  if (!context) throw new Error('Components of content render inside <ContentProvider> only.');
  return context;
}
