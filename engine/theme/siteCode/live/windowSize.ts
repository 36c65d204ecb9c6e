type Size = 'ssr' | 'desktop' | 'mobile';

let current: Size = 'ssr';

/** The width of the window as code of the site sees it on the server, where there is none. */
export const windowSize = {
  get: (): Size => current,
  /** Does something as if the window had a width. */
  as<T>(size: Size, run: () => T): T {
    current = size;
    try {
      return run();
    } finally {
      current = 'ssr';
    }
  },
};
