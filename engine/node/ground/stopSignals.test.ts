import { expect, it } from 'vitest';
import { handlePendingSignals, onStopSignal, usePlainSignals } from './stopSignals.ts';

const listeners = () => ['SIGHUP', 'SIGINT', 'SIGTERM'].map((signal) => process.listenerCount(signal));

it('signals are heard by everyone who listens, but while code of the site runs they have their plain effect', async () => {
  const before = listeners();
  const statuses: number[] = [];
  const stopListening = onStopSignal((status) => statuses.push(status));
  const heard = before.map((count) => count + 1);
  expect(listeners()).toEqual(heard);

  const ends = [usePlainSignals(), usePlainSignals()];
  expect(listeners()).toEqual(before);
  ends[0]?.();
  expect(listeners()).toEqual(before);
  ends[1]?.();
  expect(listeners()).toEqual(heard);

  process.kill(process.pid, 'SIGHUP');
  await expect.poll(async () => (await handlePendingSignals(), statuses)).toEqual([129]);
  stopListening();
  expect(listeners()).toEqual(before);
});
