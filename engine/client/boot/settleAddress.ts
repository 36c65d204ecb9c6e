import { attributes, has, resolve } from '../browser/attributes.ts';

/** This document is an `a/index.html`, not an `a.html`. */
export const isIndex = /(^|\/)index\.html$/.test(attributes.ocFile!);

/**
 * Hosts differ in whether they answer `/a/` with `a.html` and `/a` with `a/index.html`. Links are relative, so there the
 * address gets (or loses) its slash before anything is resolved against it. An address without `.html` also
 * shows that the host has clean URLs, if the document allows that conclusion.
 */
export function settleAddress(): void {
  const url = resolve(location.href);
  const path = url.pathname;
  if (has('ocLost') || url.protocol === 'file:' || path.endsWith('.html')) return;
  if (path.endsWith('/') !== isIndex) {
    url.pathname = isIndex ? `${path}/` : path.replace(/\/+$/, '');
    history.replaceState(history.state, '', url);
  }
  if (has('ocClean')) attributes.ocForm = 'clean';
}
