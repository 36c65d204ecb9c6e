import { noteDay } from './inputs.ts';
import { isReading } from './readsOf.ts';

/** From now on, the current day is an input if code of the site reads the clock inside `readsOf`. */
export function trackClock(): void {
  const RealDate = Date;
  const note = (): void => {
    if (isReading()) noteDay();
  };
  const now = (): number => {
    note();
    return RealDate.now();
  };
  const TrackedDate = new Proxy(RealDate, {
    construct(type, values: unknown[], newTarget) {
      if (values.length === 0) note();
      return Reflect.construct(type, values, newTarget) as object;
    },
    apply(call, self, values: unknown[]) {
      note();
      return Reflect.apply(call, self, values) as string;
    },
    get: (type, key) => (key === 'now' ? now : (Reflect.get(type, key) as unknown)),
  });
  // Packages recognise dates by `value.constructor === Date`.
  RealDate.prototype.constructor = TrackedDate;
  globalThis.Date = TrackedDate;
}
