import type { Plugin } from 'vite';

export const socialIcons: Plugin;
export function readSocialIcons(): Promise<Record<string, string>>;
