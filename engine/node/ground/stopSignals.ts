/** Handles signals that stop the process. */

const NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

type StopSignal = keyof typeof NUMBERS;

/** Receives the exit status of the signal. */
type Handler = (status: number) => void;

const SIGNALS = Object.keys(NUMBERS) as StopSignal[];
const handlers = new Set<Handler>();
/** The number of running calls of site code that may never end. */
let running = 0;
let isListening = false;

/** Returns a function that stops listening. */
export function onStopSignal(handler: Handler): () => void {
  handlers.add(handler);
  update();
  return () => {
    handlers.delete(handler);
    update();
  };
}

/**
 * Call this before running site code that may never end. No handler would be called while it loops, so until it ends,
 * signals have their default effect: they end the process. The next build removes what is left in the output folder.
 * Returns a function to call when the code has ended.
 */
export function usePlainSignals(): () => void {
  running++;
  update();
  return () => {
    running--;
    update();
  };
}

/** Handles signals that have already arrived: one that is pending when its listener is removed would be lost. */
export async function handlePendingSignals(): Promise<void> {
  if (isListening) await new Promise(setImmediate);
}

function update(): void {
  const mustListen = handlers.size > 0 && running === 0;
  if (mustListen === isListening) return;
  isListening = mustListen;
  for (const signal of SIGNALS) {
    if (mustListen) process.on(signal, handle);
    else process.off(signal, handle);
  }
}

function handle(signal: NodeJS.Signals): void {
  for (const handler of handlers) handler(128 + NUMBERS[signal as StopSignal]);
}
