/** The real clock: reads of the clock by the site's code are inputs (`trackedClock.ts`), ours are not. */
export const { now } = Date;
