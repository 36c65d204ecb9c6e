/**
 * At the start of the body, as in Docusaurus; hidden by an attribute, because a document has no inline styles. Without
 * a size it takes no space where a sheet of the site shows all pictures (`svg { display: block }` of Tailwind).
 */
export const EXTERNAL_SPRITE =
  '<svg display="none" width="0" height="0"><defs>' +
  '<symbol id="theme-svg-external-link" viewBox="0 0 24 24"><path fill="currentColor" d="M21 13v10H0V4h12v2H2v15h17v-8zm3-12H13l4 4-7 7.1 2.9 2.8 7-7L24 12z"/></symbol>' +
  '</defs></svg>';
