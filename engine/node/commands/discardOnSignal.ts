const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/**
 * Whoever ends the process gets a tidy folder. Publishing is one synchronous stretch, so a signal that arrives during
 * it waits until the site is whole. Returns how to stop listening.
 */
export function discardOnSignal(discard: () => Promise<void>): () => void {
  const handlers = Object.entries(SIGNALS).map(([signal, number]) => {
    const handle = (): void => void discard().finally(() => process.exit(128 + number));
    process.once(signal, handle);
    return { signal, handle };
  });
  return () => {
    for (const { signal, handle } of handlers) process.removeListener(signal, handle);
  };
}
