import { attributes, has } from '../browser/attributes.ts';

/** This document is an `a/index.html`, not an `a.html`. */
export const isIndex = has('ocIndex');

/** The document's own address, once settled. */
export const address = new URL(location.href);

/**
 * Some hosts serve `a.html` at `/a/`, or `a/index.html` at `/a`. Links are relative, so the address gets (or loses) its
 * slash before anything is resolved against it. An address without `.html` may also show that the host has clean URLs.
 */
const path = address.pathname;
if (!has('ocLost') && !/^file|\.html$/.test(address.protocol + path)) {
  if (path.endsWith('/') !== isIndex) {
    address.pathname = path.replace(/\/*$/, isIndex ? '/' : '');
    history.replaceState(history.state, '', address);
  }
  if (has('ocClean')) attributes.ocForm = 'clean';
}
