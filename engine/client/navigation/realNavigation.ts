import { MAX_WAIT_MS } from '../dataFiles/loadData.ts';
import type { StepKind } from './createRouter.ts';

/** Loads a document. After Back or Forward the address is already right. */
export function leave(url: string, kind: StepKind): void {
  if (kind === 'pop') location.reload();
  else if (kind === 'replace') location.replace(url);
  else location.assign(url);
}

/** False if the host does not respond at all: then leaving would only show the browser's error page. */
export async function isReachable(url: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(MAX_WAIT_MS);
    await fetch(url, { method: 'HEAD', credentials: 'same-origin', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}

/** The document may come from a stale cache, so it is loaded again once. */
export function reloadOnce(): boolean {
  const state = history.state as { reloaded?: boolean } | null;
  if (state?.reloaded) return false;
  history.replaceState({ ...state, reloaded: true }, '');
  location.reload();
  return true;
}
