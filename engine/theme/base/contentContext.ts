import { useContext } from 'react';
import { createTranslate, type Translate } from '../../shared/createTranslate.ts';
import type { ContentContext } from '../../shared/renderer.ts';
import { sharedContext } from './sharedContext.ts';

const Context = sharedContext<ContentContext | undefined>('content', undefined);

export const ContentProvider = Context.Provider;

let english: Translate | undefined;

/** Reads the theme's texts: `t('Details')`. */
export function useContentTranslate(): Translate {
  return useContent().translate ?? (english ??= createTranslate({ locale: { htmlLang: 'en' } }));
}

/** The compiler's functions for components inside content, and for no others. */
export function useContent(): ContentContext {
  return useContext(Context)!;
}
