export const LOCALES: string[];
export const NAMES: string[];
export function translate(svg: string, locale: string): string;
export function readTranslated(): { name: string; path: string; wanted: string; text: string }[];
