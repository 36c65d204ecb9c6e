import { attributes, has } from '../browser/attributes.ts';

/** This document is an `a/index.html`, not an `a.html`. */
export const isIndex = has('ocIndex');

/** The document's own, once settled. */
export const address = new URL(location.href);

/**
 * Hosts differ in whether they answer `/a/` with `a.html` and `/a` with `a/index.html`. Links are relative, so the
 * address gets (or loses) its slash before anything is resolved against it. An address without `.html` also shows that
 * the host has clean URLs, if the document allows that conclusion.
 */
const path = address.pathname;
if (!has('ocLost') && !/^file|\.html$/.test(address.protocol + path)) {
  if (path.endsWith('/') !== isIndex) {
    address.pathname = path.replace(/\/*$/, isIndex ? '/' : '');
    history.replaceState(history.state, '', address);
  }
  if (has('ocClean')) attributes.ocForm = 'clean';
}
