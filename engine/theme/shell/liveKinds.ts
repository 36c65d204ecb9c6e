import type { ComponentType } from 'react';
import { SearchPage } from '../search/SearchPage.tsx';

/**
 * Kinds of pages that React renders in the browser too, unlike articles, which stay the server's HTML. Their documents
 * start the app at once.
 */
const live = { search: SearchPage };

export type LiveKind = keyof typeof live;

export const liveKinds: Partial<Record<string, ComponentType>> = live;
