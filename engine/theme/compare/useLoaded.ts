import { useEffect, useState } from 'react';

export type Loaded<Value> =
  | { status: 'loading'; value?: undefined; retry?: undefined }
  | { status: 'ready'; value: Value; retry?: undefined }
  | { status: 'failed'; error: Error; value?: undefined; retry(): void };

/** The result of `load`, once it has loaded. It runs again when the function changes. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ load: unknown; loaded: Loaded<Value> }>();
  useEffect(() => {
    let isCurrent = true;
    const show = (loaded: Loaded<Value>): void => {
      if (isCurrent) setState({ load, loaded });
    };
    const start = (): void =>
      void load().then(
        (value) => show({ status: 'ready', value }),
        (error: Error) => show({ status: 'failed', error, retry }),
      );
    const retry = (): void => {
      show({ status: 'loading' });
      start();
    };
    start();
    return () => void (isCurrent = false);
  }, [load]);
  return state?.load === load ? state.loaded : { status: 'loading' };
}
