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

export interface Progress {
  start(): void;
  /** Fills the bar and takes it away. Without a bar it does nothing. */
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
      // The live region tells those who cannot see it.
      bar.ariaHidden = 'true';
      document.body.append(bar);
      // From nothing to the minimum is a movement too: it needs a style to start from.
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
