import { useRuntime, useStore } from '../runtime/RuntimeContext.ts';
import type { NavigationStatus } from '../runtime/types.ts';

export interface Navigation {
  status: NavigationStatus;
  /** Set when `status` is `failed`. */
  error?: Error;
  retry(): void;
  /** Inner HTML of `<main>`; undefined while the server's HTML stays in place. */
  main: string | undefined;
}

export function useNavigation(): Navigation {
  const runtime = useRuntime('useNavigation');
  const { status, error } = useStore(runtime.navigation);
  const { main } = useStore(runtime.view);
  return { status, error, retry: runtime.retry, main };
}
