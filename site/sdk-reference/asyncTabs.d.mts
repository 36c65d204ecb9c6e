import type { Sdk } from './render.mjs';

export function toAsync(sdk: Sdk, sources: string[]): string[];
export function fillAsyncTabs(sdk: Sdk, texts: string[]): string[];
