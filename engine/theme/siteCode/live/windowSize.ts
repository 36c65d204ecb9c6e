type Size = 'ssr' | 'desktop' | 'mobile';

let current: Size = 'ssr';

/** The window width that site code sees on the server, where there is no window. */
export const windowSize = {
  get: (): Size => current,
  /** Runs a function as if the window had a width. */
  as<T>(size: Size, run: () => T): T {
    current = size;
    try {
      return run();
    } finally {
      current = 'ssr';
    }
  },
};
