import { createContext, useContext } from 'react';
import { createTranslate, type Translate } from '../../shared/createTranslate.ts';
import type { ContentContext } from '../../shared/renderer.ts';

const Context = createContext<ContentContext | undefined>(undefined);

export const ContentProvider = Context.Provider;

const english = createTranslate({ locale: { htmlLang: 'en' } });

/** Reads the theme's texts: `t('Details')`. */
export function useContentTranslate(): Translate {
  return useContent().translate ?? english;
}

/** What components inside content may ask the compiler for. */
export function useContent(): ContentContext {
  const context = useContext(Context);
  if (!context) throw new Error('Components of content render inside <ContentProvider> only.');
  return context;
}
