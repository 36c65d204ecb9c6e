import { expect, it, onTestFinished } from 'vitest';
import { recordInputs } from './inputs.ts';
import { readsOf } from './readsOf.ts';
import { trackClock } from './trackedClock.ts';

function trackForTest(): void {
  const { Date: RealDate } = globalThis;
  onTestFinished(() => {
    RealDate.prototype.constructor = RealDate;
    globalThis.Date = RealDate;
  });
  trackClock();
}

function dayOf(run: () => unknown): string | undefined {
  const recorder = recordInputs();
  readsOf({ calls: new Set() }, run);
  recorder.stop();
  return recorder.inputs().day;
}

it('records the day for code that reads the clock, not for code that only uses dates', () => {
  trackForTest();
  for (const read of [() => new Date(), () => Date.now(), () => Date()]) expect(dayOf(read)).toBeDefined();
  for (const use of [() => new Date(0), () => Date.parse('2024-01-02'), () => Date.UTC(2024)]) {
    expect(dayOf(use)).toBeUndefined();
  }
});

it('leaves dates what packages recognise', () => {
  trackForTest();
  const date = new Date(0);
  expect(date.constructor).toBe(Date);
  expect(date).toBeInstanceOf(Date);
  expect(Object.prototype.propertyIsEnumerable.call(Date.prototype, 'constructor')).toBe(false);
});
