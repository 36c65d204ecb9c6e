/** How much of a page has loaded is unknown, so the bar creeps forward and never quite reaches the end. */
export const PROGRESS = {
  minimum: 0.08,
  /** Milliseconds that one step takes. */
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
} as const;

const MAX_TRICKLE = 0.994;

export function trickle(value: number, random: number): number {
  return Math.min(MAX_TRICKLE, Math.max(PROGRESS.minimum, value) + random * PROGRESS.trickleRate);
}

export interface Progress {
  start(): void;
  /** Fills the bar and removes it; does nothing if there is none. */
  done(): void;
}

/** The thin bar at the top; styled by runtime.css. */
export function createProgress(): Progress {
  let bar: HTMLElement | undefined;
  let timer: ReturnType<typeof setInterval>;
  let value = 0;

  function show(next: number): void {
    value = next;
    bar!.style.transform = `translateX(${(next - 1) * 100}%)`;
  }

  return {
    start() {
      if (bar) return;
      bar = document.createElement('div');
      bar.className = 'oc-progress';
      bar.setAttribute('role', 'bar');
      // The live region informs screen readers.
      bar.ariaHidden = 'true';
      document.body.append(bar);
      // Forces a layout, so that the first step is animated too.
      void bar.offsetWidth;
      show(PROGRESS.minimum);
      timer = setInterval(() => show(trickle(value, Math.random())), PROGRESS.trickleSpeed);
    },
    done() {
      if (!bar) return;
      clearInterval(timer);
      show(1);
      const finished = bar;
      bar = undefined;
      setTimeout(() => (finished.dataset.done = ''), PROGRESS.speed);
      setTimeout(() => finished.remove(), PROGRESS.speed * 2);
    },
  };
}
