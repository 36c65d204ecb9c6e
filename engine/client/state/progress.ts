/** The progress bar's figures. How far a page has come is not known, so it creeps and never quite arrives. */
export const PROGRESS = {
  minimum: 0.08,
  /** Milliseconds of one step's movement. */
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
} as const;

const ALMOST = 0.994;

export function trickle(value: number, random: number): number {
  return Math.min(ALMOST, Math.max(PROGRESS.minimum, value) + random * PROGRESS.trickleRate);
}
