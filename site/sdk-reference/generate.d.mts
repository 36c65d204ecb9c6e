import type { Sdk } from './render.mjs';

export interface SdkPage {
  file: string;
  path: string;
  text: string;
  wanted: string;
}
export const DESCRIPTIONS: string[];
export function readDescription(file: string): Sdk;
export function readPages(sdk: Sdk): SdkPage[];
export function withAsyncTabs(sdk: Sdk, pages: SdkPage[]): SdkPage[];
export function structureProblems(sdk: Sdk, pages: SdkPage[]): string[];
