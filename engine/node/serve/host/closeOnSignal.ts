/** Closes on Ctrl-C or a stop request; resolves when closed. A second Ctrl-C ends the process at once. */
export function closeOnSignal(close: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const onSignal = () => {
      process.off('SIGINT', onSignal);
      process.off('SIGTERM', onSignal);
      close().then(resolve, reject);
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
}
