import { isDataSaver } from '../page/isDataSaver.ts';
import { has } from './attributes.ts';

/** Calls `load` once: when the reader does something, or the browser has nothing to do. */
export function listenForIntent(load: () => void): void {
  let isCalled = false;
  const once = (): void => {
    if (!isCalled) load();
    isCalled = true;
  };
  // What the document shows is not yet what the address asks for.
  if (has('ocPending') || /[?&]_highlight=/.test(location.search)) return once();
  // A touch is a pointer too.
  for (const intent of ['pointermove', 'pointerdown', 'keydown', 'focusin']) {
    addEventListener(intent, once, { once: true });
  }
  // Safari has no idle callback.
  const whenIdle = (): unknown => (window.requestIdleCallback ?? setTimeout)(once);
  if (isDataSaver()) return;
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
