import { loadScript } from '../browser/loadScript.ts';
import { PAGE_EVENT } from '../../shared/events.ts';
import type { Runtime } from '../runtime/types.ts';

/** Makes the site's own components live on this page and on later ones. Their scripts are loaded where they are used. */
export function startIslands(runtime: Runtime, root: string): void {
  const loaded = new Map<string, Promise<void>>();

  const load = (file: string) => new Promise<void>((done) => loadScript(root + file, done));

  async function settle(): Promise<void> {
    const { page } = runtime.view.get();
    const { scripts = [], pack } = page.features?.live ?? {};
    // One request, if none of the scripts was needed before.
    const packed = pack && !scripts.some((file) => loaded.has(file)) && load(pack);
    for (const file of scripts) if (!loaded.has(file)) loaded.set(file, packed || load(file));
    await Promise.all(scripts.map((file) => loaded.get(file)));
    // The reader has moved on to a page that waits for its own scripts.
    if (runtime.view.get().page !== page) return;
    octavo.islands?.settle(runtime);
    octavo.compare?.(runtime);
  }

  void settle();
  document.addEventListener(PAGE_EVENT, () => void settle());
}
