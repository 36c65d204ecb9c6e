import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright-core';

export interface Download {
  file: string;
  bytes: number;
}

/**
 * Records the size of each file downloaded from now on, gzipped if that is smaller, so that the host's own compression does
 * not matter.
 */
export function watchDownloads(context: BrowserContext): () => Promise<Download[]> {
  const downloads = new Map<string, Promise<Download>>();
  context.on('response', (response) => {
    const file = new URL(response.url()).pathname;
    const measure = async (): Promise<Download> => {
      const body = await response.body();
      return { file, bytes: Math.min(body.length, gzipSync(body, { level: 9 }).length) };
    };
    downloads.set(file, measure());
  });
  return () => Promise.all(downloads.values());
}

export function sum(downloads: readonly Download[], pattern = /./): number {
  return downloads.filter(({ file }) => pattern.test(file)).reduce((total, { bytes }) => total + bytes, 0);
}
