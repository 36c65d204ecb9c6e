import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** Lighthouse's slow 4G as Chromium's own network conditions: a delay per request, but none per connection. */
export const SLOW_4G = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};
export const CPU_RATE = 4;
export const VIEWPORT = { width: 1280, height: 800 };

export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
}

export async function openTab(context: BrowserContext): Promise<{ tab: Page; session: CDPSession }> {
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  return { tab, session };
}

export interface Transfer {
  url: string;
  type: string;
  /** Transferred bytes, headers included. */
  bytes: number;
  headerBytes: number;
  /** Seconds on the browser's clock. */
  finished: number;
  fromCache: boolean;
}

/** Counts the bytes loaded from now on, and notes when the last one arrived. */
export function watchNetwork(session: CDPSession): {
  transfers: Transfer[];
  pending: () => number;
  lastChange: () => number;
} {
  const transfers: Transfer[] = [];
  const open = new Map<string, Omit<Transfer, 'bytes' | 'finished'>>();
  let changed = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    changed = Date.now();
    open.set(requestId, { url: request.url, type: type ?? 'Other', fromCache: false, headerBytes: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = open.get(requestId);
    if (request) request.fromCache = true;
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const request = open.get(requestId);
    if (!request) return;
    request.headerBytes = response.encodedDataLength;
    request.type = toType(type, response.mimeType, request.url);
    if (response.fromDiskCache || response.fromPrefetchCache) request.fromCache = true;
  });
  const end = (requestId: string, bytes: number, finished: number): void => {
    const request = open.get(requestId);
    if (!request) return;
    changed = Date.now();
    open.delete(requestId);
    transfers.push({ ...request, bytes: request.fromCache ? 0 : bytes, finished });
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    end(requestId, encodedDataLength, timestamp),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, 0, timestamp));
  return { transfers, pending: () => open.size, lastChange: () => changed };
}

/** Prefetched scripts have the type "Other", so the file's own type decides. */
function toType(type: string, mimeType: string, url: string): string {
  if (type === 'Document') return 'html';
  if (/javascript/.test(mimeType) || /\.m?js$/.test(new URL(url).pathname)) return 'script';
  if (/css/.test(mimeType)) return 'style';
  if (/font|woff/.test(mimeType)) return 'font';
  if (mimeType.startsWith('image/')) return 'image';
  return 'other';
}

/** Waits until nothing has been loaded for a while, for half a minute at most. */
export async function untilQuiet(network: ReturnType<typeof watchNetwork>, quietMs = 1200): Promise<void> {
  const giveUp = Date.now() + 30_000;
  while (Date.now() < giveUp) {
    if (network.pending() === 0 && Date.now() - network.lastChange() >= quietMs) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
